import type { VersionName } from '../../../config/versions';

/** A link that the search offers before anything is typed. */
export interface StartLink {
  /** Path, with the base path and the fragment. */
  readonly path: string;
  /** Name of a page, or a member as code writes it. */
  readonly label: string;
  /** What it is, in two or three words. */
  readonly note?: string;
}

/** What the search offers to readers of a version. */
export interface StartLinks {
  readonly version: VersionName;
  readonly popular: readonly StartLink[];
  /** What the version has that the one before had not. */
  readonly added: readonly StartLink[];
}
