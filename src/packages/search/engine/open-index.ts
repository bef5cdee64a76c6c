import { type Engine, makeEngine } from './engine';
import { type Fragment, formatVersion, nameOfHash, type Shard, type WordChunk } from './index-files';
import { chooseFragments, findChunks, listLookups, readChunk, readSynonyms, type WordList } from './more-pages';

/** The index of one version. */
export interface SearchIndex {
  /**
   * Reads the pages that a query may lead to: nothing when the shard has all pages of the version.
   *
   * @returns a function that returns the engine with these pages. Search at once: the engine may forget them for the next query.
   * @throws when a file can't be read; the next call tries again
   */
  readonly prepare: (query: string) => Promise<() => Engine>;
}

/** An engine that has this many times the sections of its shard is replaced by a new one: the more sections, the longer a keystroke takes. */
const mostGrowth = 2;

/**
 * Opens the index of a version.
 *
 * @param file name of the shard
 * @param read reads a file of the index by its name
 * @throws when the file is of another format
 */
export async function openIndex(file: string, read: (file: string) => Promise<unknown>): Promise<SearchIndex> {
  const kept = new Map<string, Promise<unknown>>();
  const readOnce = <Content extends { readonly v: number }>(name: string): Promise<Content> => {
    const content = kept.get(name) ?? read(name).then((value) => checkFormat(value, name));
    kept.set(name, content);
    content.catch(() => kept.delete(name));
    return content as Promise<Content>;
  };
  const shard = await readOnce<Shard>(file);
  let engine = makeEngine(shard);
  const { more } = shard;
  if (more === undefined) return { prepare: async () => () => engine };
  const first = engine.sections.length;
  const stopWords = new Set(shard.stopWords.split(' '));
  const [chunkFiles = [], fragmentFiles = []] = [more.chunks, more.fragments].map((hashes) =>
    hashes.split(' ').map((hash) => nameOfHash(file, hash)),
  );
  const borders = more.firstWords.split(' ');
  const synonyms = readSynonyms(shard.synonyms);
  const lists = new Map<string, WordList>();
  const readList = async (name: string): Promise<WordList> => {
    const list = lists.get(name) ?? readChunk(await readOnce<WordChunk>(name));
    lists.set(name, list);
    return list;
  };
  const added = new Set<number>();
  return {
    async prepare(query) {
      const groups = listLookups(query, stopWords, synonyms);
      const names = findChunks(borders, groups).flatMap((chunk) => chunkFiles[chunk] ?? []);
      const chunks = await Promise.all(names.map(readList));
      const chosen = chooseFragments(groups, chunks, fragmentFiles.length, engine.isKnown);
      const fragments = await Promise.all(
        chosen.map(async (number) => [number, await readOnce<Fragment>(fragmentFiles[number] ?? '')] as const),
      );
      return () => {
        if (engine.sections.length > mostGrowth * first) {
          engine = makeEngine(shard);
          added.clear();
        }
        for (const [number, fragment] of fragments) {
          if (!added.has(number)) engine.add(fragment);
          added.add(number);
        }
        return engine;
      };
    },
  };
}

function checkFormat(value: unknown, name: string): unknown {
  if ((value as { v?: unknown } | null)?.v !== formatVersion)
    throw new Error(`${name} is not a file of format ${formatVersion}.`);
  return value;
}
