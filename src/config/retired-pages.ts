/**
 * What retired versions had: the addresses of their pages and of what led on there, below the root of the version. `npm run docs:retire`
 * writes the file. The addresses lead to where the subject is now (`src/lib/redirects.ts`), by the map of moved pages.
 */
import pages from './retired-pages.json';
import type { VersionName } from './versions';

export type RetiredPages = Readonly<Partial<Record<VersionName, readonly string[]>>>;

export const retiredPages: RetiredPages = pages;
