import type { Node } from 'unist';
import { nearestName } from '../../lib/nearest-name';

/** A problem with the structure of a page, and the node that it is about. */
export interface StructureProblem {
  readonly node: Node;
  readonly message: string;
}

/** Returns ` Did you mean "x"?` for the end of a message, or an empty string if no known name is close. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
