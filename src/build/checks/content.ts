import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inputError, listPaths, readJsonFile } from '@capacitor-docs/shared';
import type { DocsVersion } from '../../config/versions';
import { placePage } from '../page-place';
import { checkPageText } from './check-page-text';
import { checkSidebars, nameSidebars, readSidebars } from './sidebars';

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

const versionsFile = 'versions.json';

/**
 * Checks that the frozen versions are the same for Docusaurus, which reads `versions.json`, and for the rest of the site, which reads
 * `src/config/version-states.ts`, and that each has its pages, sidebars and packages.
 *
 * @param root folder of the project
 * @throws one line for the first problem, with the file and, if there is one, the line number
 */
function checkVersions(root: string, versions: readonly DocsVersion[]): void {
  const names: unknown = readJsonFile(
    join(root, versionsFile),
    versionsFile,
    'Write a list of the released versions, newest first, such as ["v4", "v3", "v2"]',
  );
  const expected = versions.map(({ docusaurusName }) => docusaurusName).filter((name) => name !== 'current');
  if (!isDeepStrictEqual(names, expected)) {
    const [written, right] = [JSON.stringify(names), JSON.stringify(expected)];
    throw inputError(
      `${versionsFile}:1: the released versions are ${written} here, and ${right} in src/config/version-states.ts. Write the same in both.`,
    );
  }
  for (const version of versions) checkFolders(root, version);
}

/** Checks a version's files. If its sidebars were missing, Docusaurus would assume that it wants none. */
function checkFolders(root: string, version: DocsVersion): void {
  const { name, docsDir } = version;
  const needed = [
    [docsDir, 'holds its pages'],
    [`${docsDir}/index.md`, 'is its first page'],
    [nameSidebars(version), 'holds its sidebars'],
    [`src/capacitor/${name}/package.json`, 'pins its packages'],
  ] as const;
  for (const [path, purpose] of needed) {
    if (existsSync(join(root, path))) continue;
    throw inputError(
      `${path} is missing, which ${purpose}: restore it, or take ${name} out of src/config/version-states.ts.`,
    );
  }
}
