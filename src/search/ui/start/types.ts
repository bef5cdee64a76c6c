import type { VersionName } from '../../../config/versions';

/** A link that the search offers before anything is typed. */
export interface StartLink {
  /** Path, with the base path and the fragment. */
  readonly path: string;
  /** Name of a page, or of a member as it is written in code. */
  readonly label: string;
  /** What it is, in two or three words. */
  readonly note?: string;
}

/** Links that the search offers to readers of a version. */
export interface StartLinks {
  readonly version: VersionName;
  readonly popular: readonly StartLink[];
  /** What is new in the version compared with the one before. */
  readonly added: readonly StartLink[];
}
