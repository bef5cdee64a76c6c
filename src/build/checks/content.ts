import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsVersion } from '../../config/versions';
import { listPaths } from '../files/file-paths';
import { readJsonFile } from '../files/read-json-file';
import { placePage } from '../markdown/page-place';
import { checkPageText } from './check-page-text';
import { checkVersions } from './check-versions';
import { checkSidebars } from './sidebars';

/**
 * Checks that versions, their folders and sidebars match each other, before anything is loaded.
 *
 * @param root folder of the project
 * @param sidebars sidebars of the unreleased version, from `sidebars.ts`
 * @throws one line for the first problem, with the file and, if there is one, the line number
 */
export function checkContent(root: string, versions: readonly DocsVersion[], sidebars: unknown): void {
  checkVersions(root, versions);
  for (const { docusaurusName, docsDir } of versions) {
    const source = { docsDir, ids: listIds(join(root, docsDir)), root };
    if (docusaurusName === 'current') {
      checkSidebars(sidebars, { ...source, file: 'sidebars.ts', path: ['sidebars'] });
    } else {
      const file = `versioned_sidebars/version-${docusaurusName}-sidebars.json`;
      const remedy = `Restore it: git checkout ${file}`;
      checkSidebars(readJsonFile(join(root, file), file, remedy), { ...source, file, path: [] });
    }
  }
}

/** Lists the ids of the pages in a folder. */
function listIds(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => placePage(path, checkPageText(readFileSync(join(folder, path), 'utf8')).frontMatter).id);
}
