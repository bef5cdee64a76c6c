/**
 * Where members of plugins and configuration keys moved between neighboring versions, if no package says so itself. Renamed types
 * of v3 are known from the old names that its packages still export. Everything else that was renamed is in `member-moves.json`.
 * Whole plugins that have another page are in `moved-pages.ts`. Source: a comparison of the type declarations of both versions.
 */
import data from './member-moves.json' with { type: 'json' };
import type { VersionName } from './versions';

export interface MemberPlace {
  readonly page: string;
  /** Id of the member on that page, as in the reference: the id of `stateChange` is `addListener:stateChange`. */
  readonly id: string;
}

export interface MemberMoves {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Single members that moved to another page or were renamed. Members of a type move with the type. */
  readonly members: readonly { readonly from: MemberPlace; readonly to: MemberPlace }[];
  /** Groups of the Capacitor configuration whose path changed. */
  readonly config: readonly { readonly from: string; readonly to: string }[];
}

export const movedMembers = data as readonly MemberMoves[];
