/**
 * What retired versions had, below the root of each. `npm run cli docs:retire` writes the file. The addresses lead to where the subject is now
 * (`src/build/redirects/redirects.ts`), by the map of moved pages.
 */
import addresses from './retired-addresses.json';
import type { VersionName } from './versions';

export interface RetiredVersion {
  /** Addresses of its pages: `/apis/index`. */
  readonly pages: readonly string[];
  /** Addresses that led on, and the pages that they led to. */
  readonly redirects: Readonly<Record<string, string>>;
}

export type RetiredPages = Readonly<Partial<Record<VersionName, RetiredVersion>>>;

export const retiredPages: RetiredPages = addresses;
