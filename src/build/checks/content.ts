import { join } from 'node:path';
import type { DocsVersion } from '../../config/versions';
import { listPaths } from '../files/file-paths';
import { readJsonFile } from '../files/read-json-file';
import { checkSidebars } from './sidebars';
import { checkVersions } from './versions';

/**
 * Checks before anything is loaded that the files which say what the site has fit together: versions, their folders, sidebars.
 *
 * @param root folder of the project
 * @param sidebars those of the unreleased version, from `sidebars.ts`
 * @throws one line with file and, where there is one, line for the first thing that is wrong
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

/** Ids as Docusaurus makes them: the path of a page, because no page may have an `id` of its own. */
function listIds(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => path.replace(/\.mdx?$/, ''));
}
