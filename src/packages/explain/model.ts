/** What a page's file of explanations has. The build writes it (`src/plugins/explain`), and the browser reads it when the reader points at a sample. */

/** Folder of the files, below the base path. */
export const explainFolder = 'explain';

/** Matches the classes of the `<pre>` around a sample in a language that is explained. */
export const explainedLanguage = /(?:^|\s)language-(?:tsx?|json|bash|shell-session|groovy)(?:\s|$)/;

export interface Explanations {
  /** Each name once. */
  readonly names: readonly Explanation[];
  /** For each block of the page in these languages, in order: where its names are. Empty for a block that is not compiled. */
  readonly blocks: readonly (readonly NamePlace[])[];
}

/** Line and column of a name in the shown code, both from 0, and the index of its explanation. */
export type NamePlace = readonly [line: number, column: number, index: number];

export interface Explanation {
  /** The word in the code. */
  readonly word: string;
  /** How the reference names it, where that is more than the word: `CameraSource.Camera`. */
  readonly title?: string;
  /** Signature or type, as TypeScript writes it, or the package of a plugin; absent for a type. */
  readonly type?: string;
  /** Description in Markdown, of which only `code` is left. */
  readonly text?: string;
  /** Platforms, releases and permissions, a short sentence each. */
  readonly facts?: readonly string[];
  /** Address of its row in the reference, from the root of the site. */
  readonly url?: string;
}
