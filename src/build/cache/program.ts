import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsVersions } from '../../config/versions';
import { buildInputs, hashInputs } from './build-stamp';

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches environment variables that may affect a page: our own, and those of Docusaurus and its compilers. */
export const shapingVariable =
  /^(?:ALGOLIA|BABEL|BROWSER_LAYER|BROWSERSLIST|CI$|DOCS|DOCUSAURUS|GOOGLE|LANG$|LC_|NODE_ENV$|NODE_OPTIONS$|TZ$)/;

/**
 * Hashes everything except the pages themselves that may affect a built page: sources, configuration, sidebars, images and files, installed
 * packages, Node, the environment, and the path of the project's folder.
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

/** Returns whether a project file is a page, or a partial that is compiled on its own. */
function isPageFile(path: string): boolean {
  return /\.mdx?$/i.test(path) && docsVersions.some(({ docsDir }) => path.startsWith(`${docsDir}/`));
}

/** Reads npm's record of the installed packages, which npm rewrites whenever it changes something. */
function readInstalled(root: string): string {
  try {
    return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
