import type { Node } from 'unist';
import { nearestName } from '../lib/nearest-name';
import type { PageContext } from './context';

/**
 * Creates the error that stops the build: one line with file, line, problem and the nearest known name.
 *
 * @param known valid names, for the hint
 */
export function problemAt(
  node: Node,
  context: PageContext,
  message: string,
  wrong?: string,
  known: readonly string[] = [],
): Error {
  const line = node.position?.start.line ?? 1;
  const nearest = wrong === undefined ? undefined : nearestName(wrong, known);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return new Error(`${context.file}:${line}: ${message}${hint}`);
}

/**
 * Finds what a page names.
 *
 * @param nameOf reads the name of each candidate
 * @param message what is wrong if none of them has the name
 * @throws that error, with the nearest name; see `problemAt`
 */
export function findNamed<Candidate>(
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
  name: string,
  node: Node,
  context: PageContext,
  message: string,
): Candidate {
  const found = candidates.find((candidate) => nameOf(candidate) === name);
  if (found === undefined) throw problemAt(node, context, message, name, candidates.map(nameOf));
  return found;
}
