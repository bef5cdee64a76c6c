import type { Node } from 'unist';
import { nearestName } from '../../lib/nearest-name';

/** What is wrong with how a page is built, and the node that it is about. */
export interface StructureProblem {
  readonly node: Node;
  readonly message: string;
}

/** ` Did you mean "x"?` for the end of a message, or nothing when no known name is close. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
