/** Finds the column of a problem for checks that know only the line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import type { Problem } from './problem';

/** Completes a problem. Without a column, it is at the position of words from the message in the line. */
export function addColumn(problem: Problem, read = readLine): Required<Problem> {
  const { column = findColumn(read(problem), problem.message), isStyle = false } = problem;
  return { ...problem, column, isStyle };
}

function readLine({ file, line }: Problem): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8').split(/\r?\n/)[line - 1] ?? '';
  } catch {
    // The problem may be that the file is missing.
    return '';
  }
}

/** Finds the column, from 1, of the words that a message is about: what it quotes, or what it begins with. */
export function findColumn(text: string, message: string): number {
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, words]) => code ?? words ?? '');
  const first = /^(\S+):\s/.exec(message)?.[1] ?? '';
  const index = [first, ...quoted]
    .filter(Boolean)
    .map((words) => text.indexOf(words))
    .find((at) => at >= 0);
  return (index ?? Math.max(text.search(/\S/), 0)) + 1;
}
