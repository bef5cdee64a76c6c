/** Lists the documentation pages as files, each with its route. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fillFrontMatter } from '@capacitor-docs/reference';
import { listPaths, projectRoot } from '@capacitor-docs/shared';
import { type CheckedText, checkPageText } from '../build/checks/check-page-text';
import { placePage } from '../build/page-place';
import { movedPages } from '../config/moved-pages';
import { basePath, type DocsVersion, docsVersions, type VersionName } from '../config/versions';
import { toPageKey } from '../lib/counterparts';
import { changesPath, listPairs } from '../lib/page-pairs';

export interface Page {
  version: VersionName;
  /** Path of the file from the root of the project, with forward slashes: `docs/apis/camera.md`. */
  file: string;
  /** Its name in sidebars: `apis/camera`. */
  id: string;
  /** Route on the site without trailing slash, except for the landing page of a version: `/docs/next/apis/camera`. */
  route: string;
  /** Front matter with the version's facts filled in. A field that can't be used is there as `undefined`; see `checkPageText`. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** The whole file, front matter included. */
  text: string;
}

/**
 * Reads all pages of one version, or of all versions, sorted by file. Files and folders that begin with `_` are parts
 * of pages, not pages.
 */
export function listPages(version?: VersionName): Page[] {
  return docsVersions
    .filter(({ name }) => version === undefined || name === version)
    .flatMap((docsVersion) =>
      listPageFiles(docsVersion.docsDir).map((file) =>
        createPage(docsVersion, file, readFileSync(join(projectRoot, file), 'utf8').replaceAll('\r\n', '\n')),
      ),
    );
}

/** Lists the paths of a version's pages from the root of the project. */
export function listPageFiles(docsDir: string): string[] {
  return listMarkdown(docsDir).filter((file) => !isPart(file));
}

/** Lists the parts of pages, which pages import. */
export function listPartFiles(docsDir: string): string[] {
  return listMarkdown(docsDir).filter(isPart);
}

/** Whether a file is only a part of pages: its name, or that of a folder, begins with `_`. */
export function isPart(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('_'));
}

function listMarkdown(docsDir: string): string[] {
  const folder = join(projectRoot, docsDir);
  const paths = existsSync(folder) ? listPaths(folder) : [];
  return paths.filter((path) => /\.mdx?$/.test(path)).map((path) => `${docsDir}/${path}`);
}

/** Creates a page from a file's path (from the root of the project), its text and its front matter. */
export function createPage(
  version: DocsVersion,
  file: string,
  text: string,
  { frontMatter }: Pick<CheckedText, 'frontMatter'> = checkPageText(text),
): Page {
  const { id, slug } = placePage(posix.relative(version.docsDir, file), frontMatter);
  return {
    version: version.name,
    file,
    id,
    route: normalizeRoute(posix.join(basePath, version.routePrefix, slug)),
    frontMatter: fillFrontMatter(frontMatter, version.name),
    text,
  };
}

/** Whether lists have a page: a draft is not published, and only its address leads to an unlisted page. */
export function isListed({ frontMatter }: Pick<Page, 'frontMatter'>): boolean {
  return frontMatter.draft !== true && frontMatter.unlisted !== true;
}

const landingRoutes = docsVersions.map((version) => posix.join(basePath, version.routePrefix, '/'));

/** Removes `index.html` and the trailing slash from a path. The landing page of a version keeps its slash. */
export function normalizeRoute(path: string): string {
  const route = path.replace(/index\.html$/, '').replace(/\/+$/, '');
  return landingRoutes.includes(`${route}/`) ? `${route}/` : route;
}

/**
 * Lists the routes of the site outside the pages of the versions: the search page, the files of `src/pages`, and the comparisons of pages.
 *
 * @param pages pages of all versions
 */
export function listOtherRoutes(pages: readonly Page[]): string[] {
  return [posix.join(basePath, 'search'), ...listOwnPages(), ...listComparisons(pages)];
}

function listOwnPages(): string[] {
  return listPaths(join(projectRoot, 'src/pages'))
    .filter((path) => /\.(?:mdx?|tsx)$/.test(path))
    .map((path) => posix.join(basePath, path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')));
}

function listComparisons(pages: readonly Page[]): string[] {
  const byVersion = docsVersions.map(({ name, routePrefix }) => {
    const own = pages.filter((page) => page.version === name && isListed(page));
    return [name, new Map(own.map((page) => [toPageKey(page.route, basePath + routePrefix), page]))] as const;
  });
  return listPairs(movedPages, new Map(byVersion)).map(changesPath);
}
