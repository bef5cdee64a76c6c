/**
 * Addresses of retired versions, below the root of each. `npm run cli docs:retire` writes the file. Each address redirects to the current page
 * on its subject (`src/build/redirects/redirects.ts`), according to the map of moved pages.
 */
import addresses from './retired-addresses.json';
import type { VersionName } from './versions';

export interface RetiredVersion {
  /** Addresses of its pages: `/apis/index`. */
  readonly pages: readonly string[];
  /** Addresses that redirected, and the pages that they redirected to. */
  readonly redirects: Readonly<Record<string, string>>;
}

export type RetiredPages = Readonly<Partial<Record<VersionName, RetiredVersion>>>;

export const retiredPages: RetiredPages = addresses;
