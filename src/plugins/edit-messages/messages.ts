import { fork } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  type CompileError,
  describeCompileError,
  describeFailure,
  formatMessage,
  joinMessages,
} from './compile-messages';
import type { Answer, Message, Question } from './types';

/** A browser that shows a page. */
interface Reader {
  readonly route: string;
  readonly response: ServerResponse;
}

function placeOf({ file, line }: Message): string {
  return `${file}:${line}`;
}

/** Collects what is wrong with the pages, and shows it in the terminal and to the browsers. */
export interface Messages {
  /** Takes a browser that has a page open, until it leaves. */
  readonly open: (route: string, response: ServerResponse) => void;
  /** Takes what stops the bundler; nothing when all compiles. */
  readonly setCompileErrors: (errors: readonly CompileError[]) => void;
  /** Ends the process of the checks. */
  readonly stop: () => void;
}

/**
 * Starts the process of the checks.
 *
 * @param root folder of the project
 */
export function startMessages(root: string): Messages {
  const server = `${process.pid}-${Date.now()}`;
  const readers = new Set<Reader>();
  let compiled: readonly Message[] = [];
  let checked: readonly Message[] = [];
  let shown = new Set<string>();
  const checker = fork(join(root, 'src/plugins/edit-messages/checker-process.mjs'), { cwd: root, execArgv: [] });

  const send = ({ response }: Reader): void => {
    response.write(`data: ${JSON.stringify({ server, messages: joinMessages(compiled, checked) })}\n\n`);
  };
  const show = (): void => {
    const messages = joinMessages(compiled, checked);
    // The bundler and the checks say the same of a line, one after the other.
    for (const message of messages)
      if (!shown.has(placeOf(message))) console.warn(`[WARNING] ${formatMessage(message)}`);
    if (messages.length === 0 && shown.size > 0) console.log('[SUCCESS] Everything that was wrong is fixed.');
    shown = new Set(messages.map(placeOf));
    readers.forEach(send);
  };
  const ask = (): void => {
    if (checker.connected) checker.send({ open: [...readers].map(({ route }) => route) } satisfies Question);
  };
  checker.on('message', (answer: Answer) => {
    checked = 'failure' in answer ? describeFailure(answer.failure) : answer.messages;
    show();
  });
  const stop = (): void => void checker.kill();
  process.once('exit', stop);

  return {
    open(route, response) {
      const reader = { route, response };
      readers.add(reader);
      response.on('close', () => {
        readers.delete(reader);
        ask();
      });
      send(reader);
      ask();
    },
    setCompileErrors(errors) {
      const messages = errors.flatMap((error) => describeCompileError(error, root));
      if (messages.length === 0 && compiled.length === 0) return;
      compiled = [...new Map(messages.map((message) => [formatMessage(message), message])).values()];
      show();
    },
    stop,
  };
}
