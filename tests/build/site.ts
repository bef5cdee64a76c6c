import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { basePath } from '../../src/config/versions';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** Folder of the build. */
export const buildFolder = join(projectRoot, 'build');

/** One HTML file of the build. */
export interface BuiltPage {
  /** Path from the build folder with `/`, for instance `apis/camera/index.html`. */
  readonly file: string;
  /** Address of the page without a trailing slash, for instance `/docs/apis/camera`. */
  readonly route: string;
  /** True for the debug pages that the site generator adds. */
  readonly isDebugPage: boolean;
  /**
   * Parses the file without a browser's error correction, in a third of the time. The result is not cached, because all pages together
   * do not fit into memory.
   */
  readonly parse: () => CheerioAPI;
}

/**
 * @returns true when a file is in the build
 * @throws when there is no build at all, with a message that says what to do
 */
export function hasBuiltFile(file: string): boolean {
  requireBuild();
  return existsSync(join(buildFolder, file));
}

/** Reads a file of the build. Throws the same errors as `hasBuiltFile`, and Node's error when the file is missing. */
export function readBuiltFile(file: string): string {
  requireBuild();
  return readFileSync(join(buildFolder, file), 'utf8');
}

/** Returns the file for a route, for instance `apis/camera/index.html` for `/docs/apis/camera`. */
export function fileOfRoute(route: string): string {
  const path = route.slice(basePath.length).replace(/\/$/, '');
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** Reads one page. */
export function openPage(file: string): BuiltPage {
  const folder = file.replace(/(^|\/)index\.html$/, '');
  return {
    file,
    route: folder === '' ? basePath.slice(0, -1) : basePath + folder,
    isDebugPage: folder.startsWith('__docusaurus'),
    parse: () => load(readBuiltFile(file), { xml: { xmlMode: false } }),
  };
}

/** Lists all pages of the build, sorted by file, except those that only redirect to another address. */
export function listPages(): BuiltPage[] {
  requireBuild();
  return readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.html') && !isFrame(file) && !/<meta http-equiv="?refresh/i.test(readBuiltFile(file)),
    )
    .sort()
    .map(openPage);
}

/** Whether a file is the document of a frame in which samples run, and no page. */
export const isFrame = (file: string): boolean => /^run\/v\d+\/index\.html$/.test(file);

/** Whether a file is the copy of an `…/index` page at the address of its folder. */
export function isFoldedCopy(file: string): boolean {
  return hasBuiltFile(file.replace(/index\.html$/, 'index/index.html'));
}

function requireBuild(): void {
  if (existsSync(join(buildFolder, 'index.html'))) return;
  const error = new Error('There is no build to test. Make one: npm run build');
  error.stack = error.message;
  throw error;
}
