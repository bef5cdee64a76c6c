import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsVersions } from '../../config/versions';
import { buildInputs, hashInputs } from './build-stamp';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that may shape a page: our own, and those of Docusaurus and what it compiles with. */
export const shapingVariable =
  /^(?:ALGOLIA|BABEL|BROWSER_LAYER|BROWSERSLIST|CI$|DOCS|DOCUSAURUS|GOOGLE|LANG$|LC_|NODE_ENV$|NODE_OPTIONS$|TZ$)/;

/**
 * Hashes everything but the pages themselves that may shape what becomes of a page: sources, configuration, sidebars, pictures and files,
 * installed packages, Node, the environment, and the folder that all of it lies in.
 *
 * @param root absolute path of the project
 */
export function hashProgram(root: string, env: Environment): string {
  const files = hashInputs(root, buildInputs, (path) => !isPageFile(path));
  const variables = Object.entries(env)
    .filter(([name]) => shapingVariable.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { version, platform, arch } = process;
  const text = JSON.stringify([root, files, readInstalled(root), version, platform, arch, variables]);
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a file of the project holds a page, or a part of pages that is compiled on its own. */
function isPageFile(path: string): boolean {
  return /\.mdx?$/i.test(path) && docsVersions.some(({ docsDir }) => path.startsWith(`${docsDir}/`));
}

/** What npm says it has installed; it writes that file again whenever it changes something. */
function readInstalled(root: string): string {
  try {
    return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
