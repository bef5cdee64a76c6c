/**
 * Where to find the subject of a page in a neighboring version that has no page at the same address. The version dropdown, the version
 * banner, the redirects and the page for unknown paths lead there. Versions further apart are reached through the ones in between.
 *
 * Pages are written as addresses below the version's root, and `x/index` as `x`. `tests/unit/moved-pages` fails if the neighboring
 * version lacks a page and none of the lists has it. The lists are in `page-moves.json`, which `npm run cli page` and `new` write.
 */
import data from './page-moves.json' with { type: 'json' };
import type { VersionName } from './versions';

/** One page, or several with the most useful first. */
export type PageTargets = string | readonly [string, ...string[]];

/** All moves in one direction, from a version to its neighbor. */
export interface PageMoves {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Pages that continue at another address, as part of another page, or split into several. */
  readonly moved: Readonly<Record<string, PageTargets>>;
  /** Pages without a successor, and the pages that help most instead. */
  readonly nearest: Readonly<Record<string, PageTargets>>;
  /** Pages with no equivalent in the other version. */
  readonly gone: readonly string[];
}

export const movedPages = data.movedPages as readonly PageMoves[];

/**
 * Addresses below the root of the latest version that exist in no version, and the page of the latest version that each one means.
 * Source: messages and comments in the published packages.
 */
export const formerAddresses: Readonly<Record<string, string>> = data.formerAddresses;

/**
 * Addresses that no version has anymore, because the page moved in all of them or was deleted, and the page that each one means. Both are below
 * the root of a version.
 */
export const renamedPages: Readonly<Record<string, string>> = data.renamedPages;
