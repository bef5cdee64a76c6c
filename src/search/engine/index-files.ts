/** The files of the search index: what the build writes below `search-index/` and the browser reads. */

/** Folder of the index, from the base path of the site. */
export const indexFolder = 'search-index';

/** Version of the files' shape. A reader that finds another one treats the index as missing. */
export const formatVersion = 1;

/** Lists the shards; its name never changes, so it is the only file that must not be cached for long. */
export interface Manifest {
  readonly v: typeof formatVersion;
  readonly shards: readonly ManifestShard[];
}

export interface ManifestShard {
  /** Name of the file beside the manifest; it carries a hash of the content. */
  readonly file: string;
  readonly language: string;
  /** Tag that Docusaurus gives the pages of one version, for instance `docs-default-v4`. */
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly sections: number;
  /** Size of the file, not compressed. */
  readonly bytes: number;
}

/**
 * The pages of one version in one language. A section carries its heading and the beginning of its text and code; of
 * the rest only the words are kept, in an index of words (see word-index.ts), which is a third of the size.
 */
export interface Shard {
  readonly v: typeof formatVersion;
  readonly tag: string;
  readonly lang: string;
  readonly version: string;
  readonly pages: readonly ShardPage[];
  /** All words of the index of words, sorted, with spaces between them. */
  readonly words: string;
  /** For each of these words the sections that it stands in, encoded, with spaces between them. */
  readonly places: string;
  /** Words that need not match, with spaces between them. */
  readonly stopWords: string;
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * Route, title, group (the sidebar category that the page is in), label in the sidebar (0: same as the title), what readers
 * call its subject (0: nothing else), sections.
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
 * A heading and what stands below it, up to the next one. Level 1 is the page itself; rows of tables are sections of
 * level 7 or 8. Facts are what a hit shows of a member beside its signature. Empty values are 0; an anchor of 0 means what `anchorOf` makes of the heading.
 */
export type ShardSection = readonly [
  level: number,
  heading: string | 0,
  anchor: string | 0,
  text: string | 0,
  code: string | 0,
  facts?: string,
];

/** Level of rows of reference tables, which have an id of their own. */
export const rowLevel = 7;

/** Level of rows of tables that list symptoms with their causes; they are reached by the heading above. */
export const symptomLevel = 8;

/**
 * The anchor that most sections have, so that the files need not spell it out.
 *
 * @param parent anchor of the heading that a row stands below; ignored for headings
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
