/**
 * Makes a reader that keeps what it has read for as long as what it was read from.
 *
 * @param read gets an object that nobody changes
 * @returns reads the same, but once for each object
 */
export function readOnce<From extends object, Value extends object>(
  read: (from: From) => Value,
): (from: From) => Value {
  const known = new WeakMap<From, Value>();
  return (from) => {
    const value = known.get(from) ?? read(from);
    known.set(from, value);
    return value;
  };
}
