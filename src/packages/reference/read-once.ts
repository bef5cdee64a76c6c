/**
 * Wraps a reader so that it caches the result for each object, for as long as the object exists.
 *
 * @param read takes an object that must not change afterward
 * @returns a reader with the same results that reads each object only once
 */
export function memoizeByObject<From extends object, Value extends object>(
  read: (from: From) => Value,
): (from: From) => Value {
  const known = new WeakMap<From, Value>();
  return (from) => {
    const value = known.get(from) ?? read(from);
    known.set(from, value);
    return value;
  };
}
