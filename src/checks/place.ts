/** Where in a line a problem is, for checks that know only the line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import type { Problem } from './problem';

/** A problem with a column: that of the check, else that of the words in the message which the line has. */
export function addColumn(problem: Problem, read = readLine): Required<Problem> {
  return { ...problem, column: problem.column ?? findColumn(read(problem), problem.message) };
}

function readLine({ file, line }: Problem): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8').split(/\r?\n/)[line - 1] ?? '';
  } catch {
    // A file that should be there.
    return '';
  }
}

/** Where in a line the words are that a message is about, from 1: what it quotes, or what it begins with. */
export function findColumn(text: string, message: string): number {
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, words]) => code ?? words ?? '');
  const first = /^(\S+):\s/.exec(message)?.[1] ?? '';
  const index = [first, ...quoted]
    .filter(Boolean)
    .map((words) => text.indexOf(words))
    .find((at) => at >= 0);
  return (index ?? Math.max(text.search(/\S/), 0)) + 1;
}
