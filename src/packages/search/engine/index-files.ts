/** The files of the search index, which the build writes to `search-index/` and the browser reads. */

/** Folder of the index, from the base path of the site. */
export const indexFolder = 'search-index';

/** Version of the file format. Code that finds another version treats the index as missing. */
export const formatVersion = 3;

/** The list of shards. Its file name never changes, so it is the only file that must not be cached for long. */
export interface Manifest {
  readonly v: typeof formatVersion;
  readonly shards: readonly ManifestShard[];
}

export interface ManifestShard {
  /** Name of the file next to the manifest. It includes a hash of the content. */
  readonly file: string;
  readonly language: string;
  /** Tag that Docusaurus gives the pages of one version, for instance `docs-default-v4`. */
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly sections: number;
  /** Uncompressed size of the file. */
  readonly bytes: number;
}

/**
 * Pages of one version in one language. A section has its heading and the beginning of its text and code. Of the
 * rest, only the words are kept, in a word index (see word-index.ts), which is a third of the size.
 */
export interface Fragment {
  readonly v: typeof formatVersion;
  readonly tag: string;
  readonly version: string;
  readonly pages: readonly ShardPage[];
  /** All words of the word index, sorted and separated by spaces. */
  readonly words: string;
  /** For each of these words, the sections that contain it, encoded and separated by spaces. */
  readonly places: string;
}

/** What a reader loads first of a version: all of its pages, or those that others link to most. */
export interface Shard extends Fragment {
  readonly lang: string;
  /** Words that need not match, separated by spaces. */
  readonly stopWords: string;
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** The pages that it has no room for; absent when it has all. */
  readonly more?: MorePages;
}

/**
 * Where the words of further pages are, and these pages. Their files are in a folder next to the shard, and their names are hashes of their content,
 * here separated by spaces.
 */
export interface MorePages {
  /** The first word of each chunk, sorted and separated by spaces. */
  readonly firstWords: string;
  /** Hash of each `WordChunk`. */
  readonly chunks: string;
  /** Hash of each `Fragment`. */
  readonly fragments: string;
}

/**
 * @param shardFile name or address of a shard
 * @returns that of a chunk or a fragment of the same version. They have a folder of their own, because hosts have a limit for the number of their rules
 * about headers, and one rule is enough for a folder whose files are all cached forever.
 */
export function nameOfHash(shardFile: string, hash: string): string {
  return shardFile.replace(/\.[^./]+\.json$/, `/${hash}.json`);
}

/** A part of the list of all words of the further pages, folded and sorted. */
export interface WordChunk {
  readonly v: typeof formatVersion;
  readonly words: string;
  /** For each word, the fragments that have it, each with how strongly (see more-pages.ts), encoded as in a word index. */
  readonly places: string;
}

/**
 * Route, title, group (the sidebar category that the page is in), label in the sidebar (0: same as the title), names that
 * readers use for its subject (0: no others), sections.
 */
export type ShardPage = readonly [
  route: string,
  title: string,
  group: string,
  label: string | 0,
  readerWords: string | 0,
  sections: readonly ShardSection[],
];

/**
 * A heading and what is below it, up to the next one. Level 1 is the page itself; rows of tables are sections of level 7
 * or 8. Facts are what a hit shows about a member besides its signature. Empty values are 0; an anchor of 0 stands for the
 * one that `anchorOf` makes of the heading.
 */
export type ShardSection = readonly [
  level: number,
  heading: string | 0,
  anchor: string | 0,
  text: string | 0,
  code: string | 0,
  facts?: string,
];

/** Level of rows of reference tables, which have their own ids. */
export const rowLevel = 7;

/** Level of rows of tables that list symptoms with their causes. Links to them lead to the heading above. */
export const symptomLevel = 8;

/**
 * Returns the anchor that most sections have, so that the files need not contain it.
 *
 * @param parent anchor of the heading above a row; ignored for headings
 */
export function anchorOf(level: number, heading: string, parent: string): string {
  if (level === symptomLevel) return parent;
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ .-]/gu, '')
    .replace(level === rowLevel ? /[ .]/g : / /g, '-')
    .replaceAll('.', '');
  return level === rowLevel && parent !== '' && !slug.startsWith(`${parent}-`) ? `${parent}-${slug}` : slug;
}
