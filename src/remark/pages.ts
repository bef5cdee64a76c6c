/** Lists the documentation pages as files, each with its route. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inputError } from '../build/errors/input-error';
import { listPaths } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import { FrontMatterError, type FrontMatterValue, splitFrontMatter } from '../build/markdown/split-front-matter';
import { basePath, type DocsVersion, docsVersions, type VersionName } from '../config/versions';
import { fillFrontMatter } from '../reference/facts/fill-front-matter';

export interface Page {
  version: VersionName;
  /** Path of the file from the root of the project, with forward slashes: `docs/apis/camera.md`. */
  file: string;
  /** Route on the site without trailing slash, except for the landing page of a version: `/docs/next/apis/camera`. */
  route: string;
  /** Front matter with the version's facts filled in. */
  frontMatter: Record<string, FrontMatterValue>;
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
  return listPathsOrNone(join(projectRoot, docsDir))
    .filter((path) => /\.mdx?$/.test(path) && !path.split('/').some((part) => part.startsWith('_')))
    .map((path) => `${docsDir}/${path}`);
}

function listPathsOrNone(folder: string): string[] {
  try {
    return listPaths(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/**
 * Creates a page from a file's path (from the root of the project) and text.
 *
 * @throws an error of one line, with file and line, when its front matter can't be read
 */
export function createPage(version: DocsVersion, file: string, text: string): Page {
  const frontMatter = readFrontMatter(file, text);
  return {
    version: version.name,
    file,
    route: routeOf(version, file, frontMatter.slug),
    frontMatter: fillFrontMatter(frontMatter, version.name),
    text,
  };
}

function readFrontMatter(file: string, text: string): Page['frontMatter'] {
  try {
    return splitFrontMatter(text).frontMatter;
  } catch (error) {
    if (error instanceof FrontMatterError) throw inputError(`${file}:${error.line}: ${error.reason}`);
    throw error;
  }
}

/**
 * Returns the route of a file, by the rule of Docusaurus 3 (plugin-content-docs, `getSlug`): a slug that begins with `/`
 * is relative to the root of the version, any other slug to the file's folder; `index`, `readme` and a file named like
 * its folder represent the folder.
 */
function routeOf(version: DocsVersion, file: string, slug: FrontMatterValue | undefined): string {
  const path = posix.relative(version.docsDir, file).replace(/\.mdx?$/, '');
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  const root = posix.join(basePath, version.routePrefix, '/');
  if (typeof slug === 'string') {
    return normalizeRoute(posix.join(root, slug.startsWith('/') ? slug : posix.join(folder, slug)));
  }
  const name = posix.basename(path).toLowerCase();
  const standsForFolder = ['index', 'readme', posix.basename(folder).toLowerCase()].includes(name);
  return normalizeRoute(posix.join(root, standsForFolder ? folder : path));
}

const landingRoutes = docsVersions.map((version) => posix.join(basePath, version.routePrefix, '/'));

/** Removes `index.html` and the trailing slash from a path. The landing page of a version keeps its slash. */
export function normalizeRoute(path: string): string {
  const route = path.replace(/index\.html$/, '').replace(/\/+$/, '');
  return landingRoutes.includes(`${route}/`) ? `${route}/` : route;
}

/** Returns the version that a route belongs to, or undefined for a path outside the documentation. */
export function versionOfRoute(path: string): DocsVersion | undefined {
  const route = normalizeRoute(path);
  const prefixed = docsVersions.filter((version) => version.routePrefix !== '');
  const match = prefixed.find((version) => `${route}/`.startsWith(posix.join(basePath, version.routePrefix, '/')));
  return (
    match ?? (`${route}/`.startsWith(basePath) ? docsVersions.find((version) => version.routePrefix === '') : undefined)
  );
}
