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
