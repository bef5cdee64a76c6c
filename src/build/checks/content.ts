import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import type { DocsVersion } from '../../config/versions';
import { placePage } from '../page-place';
import { checkPageText } from './check-page-text';
import { checkVersions } from './check-versions';
import { checkSidebars, readSidebars } from './sidebars';

/**
 * Checks that versions, their folders and sidebars match each other, before anything is loaded.
 *
 * @param root folder of the project
 * @param sidebars sidebars of the unreleased version, from `sidebars.ts`
 * @returns names of the sidebars of each version, by its name in Docusaurus
 * @throws one line for the first problem, with the file and, if there is one, the line number
 */
export function checkContent(
  root: string,
  versions: readonly DocsVersion[],
  sidebars: unknown,
): ReadonlyMap<string, readonly string[]> {
  checkVersions(root, versions);
  return new Map(
    versions.map((version) => {
      const { value, ...place } = readSidebars(root, version, sidebars);
      const { docusaurusName, docsDir } = version;
      return [docusaurusName, checkSidebars(value, { ...place, docsDir, ids: listIds(join(root, docsDir)), root })];
    }),
  );
}

/** Lists the ids of the pages in a folder. Most follow from the path alone, which is quicker. */
function listIds(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const isNamed = /^["']?(?:id|parse_number_prefixes)\b/m.test(text);
      return placePage(path, isNamed ? checkPageText(text).frontMatter : {}).id;
    });
}
