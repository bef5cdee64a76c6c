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

/**
 * Wraps a reader so that it reads what belongs to each key only once per process. Errors are kept, too: otherwise each of about a hundred pages
 * would read the packages again, only to fail in the same way.
 *
 * @param read reads what doesn't change while the process runs
 * @returns a reader with the same results and errors
 */
export function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, () => Value>();
  return (key) => {
    const outcome = known.get(key) ?? attempt(() => read(key));
    known.set(key, outcome);
    return outcome();
  };
}

/** Does something now. @returns a function that returns the result or throws the error */
function attempt<Value>(act: () => Value): () => Value {
  try {
    const value = act();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
