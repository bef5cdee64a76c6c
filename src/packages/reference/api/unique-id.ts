/**
 * Makes an id or anchor unique and adds it to `taken`: the second use of a name gets `-2`, the third `-3`.
 */
export function makeUnique(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count++) {
    unique = `${id}-${count}`;
  }
  taken.add(unique);
  return unique;
}
