/** Returns a function that loads something once. After a failure, the next call tries again. */
export function loadOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loaded: Promise<Thing> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
