import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inputError, readJsonFile } from '@capacitor-docs/shared';
import type { DocsVersion } from '../../config/versions';
import { nameSidebars } from './sidebars';

const versionsFile = 'versions.json';

/**
 * Checks that the frozen versions are the same for Docusaurus, which reads `versions.json`, and for the rest of the site, which reads
 * `src/config/version-states.ts`, and that each has its pages, sidebars and packages.
 *
 * @param root folder of the project
 * @throws one line for the first problem, with the file and, if there is one, the line number
 */
export function checkVersions(root: string, versions: readonly DocsVersion[]): void {
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
