import { nearestName } from '../../lib/nearest-name';

/** Returns `; did you mean "x"?` for the end of a message, or an empty string if no known name is close. */
export function suggestName(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, [...known]);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}
