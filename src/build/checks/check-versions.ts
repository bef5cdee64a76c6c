import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, readJsonFile } from '@capacitor-docs/shared';
import { locate } from '@capacitor-docs/shared/locate';
import type { DocsVersion } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';

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
  const right = JSON.stringify(expected);
  if (!Array.isArray(names)) throw inputError(`${versionsFile}:1: the versions must be a list. Write ${right}.`);
  names.forEach((name: unknown, index) => {
    const where = locate(versionsFile, [index], root);
    if (typeof name !== 'string')
      throw inputError(`${where}: ${JSON.stringify(name)} is not a string. Write ${right}.`);
    if (!expected.some((known) => known === name)) {
      const nearest = nearestName(name, expected);
      const hint = nearest === undefined ? 'Add it there' : `Add it there, or write "${nearest}"`;
      throw inputError(`${where}: src/config/version-states.ts has no version "${name}". ${hint}.`);
    }
    if (names.indexOf(name) < index) throw inputError(`${where}: "${name}" appears twice. Remove one.`);
  });
  const missing = expected.find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw inputError(`${versionsFile}:1: "${missing}" of src/config/version-states.ts is missing. Write ${right}.`);
  }
  if (JSON.stringify(names) !== right) {
    throw inputError(`${versionsFile}:1: the newest version comes first. Write ${right}.`);
  }
  for (const version of versions) checkFolders(root, version);
}

/** Checks a version's files. If its sidebars were missing, Docusaurus would assume that it wants none. */
function checkFolders(root: string, { name, docusaurusName, docsDir }: DocsVersion): void {
  const sidebars =
    docusaurusName === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${docusaurusName}-sidebars.json`;
  const needed = [
    [docsDir, 'holds its pages'],
    [`${docsDir}/index.md`, 'is its first page'],
    [sidebars, 'holds its sidebars'],
    [`src/capacitor/${name}/package.json`, 'pins its packages'],
  ] as const;
  for (const [path, purpose] of needed) {
    if (existsSync(join(root, path))) continue;
    throw inputError(
      `${path} is missing, which ${purpose}: restore it, or take ${name} out of src/config/version-states.ts.`,
    );
  }
}
