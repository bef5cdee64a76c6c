import { type Engine, makeEngine } from './engine';
import { type Fragment, formatVersion, type Shard } from './index-files';
import { loadOnce } from './load-once';

/** The index of one version. */
export interface SearchIndex {
  /** Searches what is loaded: at first the pages of the shard. */
  readonly engine: Engine;
  /** Whether these are all pages of the version. */
  readonly isWhole: boolean;
  /**
   * Loads the pages that the shard has no room for.
   *
   * @returns the engine with all pages
   * @throws when a file can't be read; the next call tries again
   */
  readonly complete: () => Promise<Engine>;
}

/**
 * Opens the index of a version.
 *
 * @param file name of the shard
 * @param read reads a file of the index by its name
 * @throws when the file is of another format
 */
export async function openIndex(file: string, read: (file: string) => Promise<unknown>): Promise<SearchIndex> {
  const readPart = async <Part extends Fragment>(name: string): Promise<Part> => {
    const part = (await read(name)) as Part | null;
    if (part?.v !== formatVersion) throw new Error(`${name} is not a file of format ${formatVersion}.`);
    return part;
  };
  const shard = await readPart<Shard>(file);
  const first = makeEngine(shard);
  const { more: names } = shard;
  if (names === undefined) return { engine: first, isWhole: true, complete: async () => first };
  let engine = first;
  return {
    get engine() {
      return engine;
    },
    get isWhole() {
      return engine !== first;
    },
    complete: loadOnce(async () => {
      engine = makeEngine(shard, await Promise.all(names.map(readPart)));
      return engine;
    }),
  };
}
