/**
 * What retired versions had, below the root of each. `npm run cli docs:retire` writes the file. The addresses lead to where the subject is now
 * (`src/lib/redirects.ts`), by the map of moved pages.
 */
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import { readJsonFile } from '../build/files/read-json-file';
import type { VersionName } from './versions';

export interface RetiredVersion {
  /** Addresses of its pages: `/apis/index`. */
  readonly pages: readonly string[];
  /** Addresses that led on, and the pages that they led to. */
  readonly redirects: Readonly<Record<string, string>>;
}

export type RetiredPages = Readonly<Partial<Record<VersionName, RetiredVersion>>>;

const file = 'src/config/retired-addresses.json';

export const retiredPages: RetiredPages = readJsonFile(
  join(projectRoot, file),
  file,
  `Restore it: git checkout ${file}`,
) as RetiredPages;
