import type { VersionName } from '../../../config/versions';
import type { HitKind } from '../engine/kinds';

/** What a row of the search leads to: a hit, a comparison of two versions, or something that the site can do. */
export type RowKind = HitKind | 'changes' | 'tool';

/** A link that the search offers. */
export interface StartLink {
  /** Path, with the base path and the fragment. */
  readonly path: string;
  /** Name of a page, or of a member as it is written in code. */
  readonly label: string;
  /** What it is about, in one line. */
  readonly note?: string;
  readonly kind?: RowKind;
  readonly place?: string;
  readonly version?: string;
}

/** Links that the search offers to readers of a version. */
export interface StartLinks {
  readonly version: VersionName;
  /** Before anything is typed. */
  readonly often: readonly StartLink[];
  /** Where nothing was found. */
  readonly instead: readonly StartLink[];
}
