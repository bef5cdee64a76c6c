import { findPageErrors } from '../../tools/lib/page-errors.mjs';
import type { Message } from './types';

/** An error of Rspack or webpack, as far as it is used here. */
export interface CompileError {
  readonly message: string;
  readonly moduleName?: string | undefined;
  readonly file?: string | undefined;
}

/**
 * Says what stops the bundler, in a sentence with its place: without stack traces, and without the loaders that the file went through.
 *
 * @param root folder of the project
 */
export function describeCompileError({ message, moduleName = '', file = '' }: CompileError, root: string): Message[] {
  const lines = message.split('\n').map((line) => line.replace(/^[\s×│╰─▶├╭]+/u, '').trim());
  const known = [...findPageErrors(message, root), ...lines].flatMap(readPlace);
  if (known.length > 0) return known.slice(0, 1);
  const first = lines.find((line) => line !== '' && !/^(?:Module (?:build failed|not found)[^:]*:?$|at )/.test(line));
  const place = /:(\d+):(\d+)\]?/.exec(message);
  const name = (moduleName || file).replace(/^.*!/, '').replace(/\?.*$/, '').replace(/^\.\//, '');
  return [
    {
      file: name === '' ? 'src' : name,
      line: Number(place?.[1] ?? 1),
      column: Number(place?.[2] ?? 1),
      message: first ?? 'This file can not be compiled.',
    },
  ];
}

/** What keeps the checks from running at all, such as a file of ours that is broken. */
export function describeFailure(failure: string): Message[] {
  const known = readPlace(failure);
  return known.length > 0 ? known : [{ file: 'src', line: 1, column: 1, message: failure }];
}

function readPlace(text: string): Message[] {
  const [, file, line, column, message] =
    /^(?:Error: )?((?:[\w.@-]+\/)*[\w.@-]+\.\w+):(\d+)(?::(\d+))?: (.+)$/s.exec(text) ?? [];
  if (file === undefined || message === undefined) return [];
  return [{ file, line: Number(line), column: Number(column ?? 1), message }];
}

/** What the bundler and the checks say, each place once: the checks know the column, and what else is wrong there. */
export function joinMessages(compiled: readonly Message[], checked: readonly Message[]): Message[] {
  const isChecked = (message: Message) =>
    checked.some(({ file, line }) => file === message.file && Math.abs(line - message.line) <= 1);
  // What Docusaurus has generated is wrong only as long as a page or a sidebar is.
  const isGenerated = ({ file }: Message) => file.startsWith('.docusaurus/') && checked.length > 0;
  return [...compiled.filter((message) => !isChecked(message) && !isGenerated(message)), ...checked];
}

/** A message as the terminal shows it. */
export function formatMessage({ file, line, column, message }: Message): string {
  return `${file}:${line}:${column}  ${message}`;
}
