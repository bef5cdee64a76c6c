/** Finds broken links and images, and links to another version that do not say so. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { walkTree } from '@capacitor-docs/shared/markdown';
import { lineOf } from '@capacitor-docs/shared/mdx';
import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { basePath, docsVersions, type VersionName } from '../../config/versions';
import { suggestName } from '../../lib/nearest-name';
import { versionOfUrl } from '../../lib/version-of-url';
import { isPart, listOtherRoutes, normalizeRoute, type Page } from '../../remark/pages';
import type { Problem } from './problem';
import { anchorsOf, expandedTreeOf } from './read/site-reference';

/** Where links may lead. */
interface Destinations {
  /** All pages of all versions. */
  readonly pages: readonly Page[];
  /** Routes outside the pages of the versions, such as `/docs/search`. */
  readonly otherRoutes: readonly string[];
}

/** The target of a link or an image. */
interface Target {
  url: string;
  title: string | undefined;
  line: number;
  isImage: boolean;
  /** Whether the target is an attribute of an element, where Docusaurus resolves no file links. */
  inElement: boolean;
}

/**
 * Checks all links and images of some pages, including generated ones. Reports each problem once per line.
 *
 * @param pages all pages of all versions
 */
export function checkLinks(some: readonly Page[], pages: readonly Page[]): Problem[] {
  const destinations = { pages, otherRoutes: listOtherRoutes(pages) };
  return some.flatMap((page) => checkPage(page, destinations));
}

function checkPage(page: Page, destinations: Destinations): Problem[] {
  const problems = new Map<string, Problem>();
  for (const target of collectTargets(expandedTreeOf(page))) {
    const message = findError(page, target, destinations);
    if (message !== undefined) {
      problems.set(`${target.line} ${message}`, { file: page.file, line: target.line, message });
    }
  }
  return [...problems.values()];
}

function findError(page: Page, target: Target, destinations: Destinations): string | undefined {
  try {
    return target.isImage ? findImageError(page, target) : findLinkError(page, target, destinations);
  } catch (error) {
    if (error instanceof URIError) {
      return `${target.url}: write "%" as %25`;
    }
    throw error;
  }
}

function collectTargets(tree: Root): Target[] {
  const targets: Target[] = [];
  let line = 1;
  walkTree<Nodes>(tree, (node) => {
    line = node.position === undefined ? line : lineOf(node);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      targets.push(readMarkdownTarget(node, line));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const { name, value } of node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')) {
        // A frame shows a page, and the policy of the published site decides which.
        if (node.name === 'iframe' || !['href', 'to', 'src'].includes(name)) continue;
        // The structure of pages has its own check of addresses that lack the base path.
        const lacksBase =
          /^[a-z]/.test(node.name ?? '') && /^\/(?!\/)/.test(`${value}`) && !`${value}/`.startsWith(basePath);
        if (typeof value === 'string' && !lacksBase) {
          targets.push({ url: value, title: undefined, line, isImage: name === 'src', inElement: true });
        }
      }
    }
  });
  return targets;
}

function readMarkdownTarget(node: Link | Definition | Image, line: number): Target {
  const isImage = node.type === 'image';
  return { url: node.url, title: node.title ?? undefined, line, isImage, inElement: false };
}

const isExternal = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname:');

function findImageError(page: Page, { url, inElement }: Target): string | undefined {
  if (isExternal(url)) {
    return undefined;
  }
  const address = decodeURI(url.replace(/[?#].*$/, ''));
  const path = inElement && address.startsWith(basePath) ? address.slice(basePath.length - 1) : address;
  const isRelative = !path.startsWith('/') && !path.startsWith('@site/');
  if (isRelative && inElement) {
    return `Image ${url}: only Markdown reads paths of files; write ![what it shows](${url})`;
  }
  const file = findFile(page, path);
  if (isRelative && !file.startsWith(`${docsDirOf(page.version)}/`)) {
    return `Image ${url}: its path leaves the folder of the version, and breaks when the version is frozen. Write "@site/${file}"`;
  }
  return existsSync(join(projectRoot, file)) ? undefined : `Image ${url}: ${file} does not exist`;
}

/** Returns the file that a path on a page means, from the root of the project. */
function findFile({ file }: Page, path: string): string {
  if (path.startsWith('@site/')) return path.slice('@site/'.length);
  return path.startsWith('/') ? posix.join('static', path) : posix.join(posix.dirname(file), path);
}

function findLinkError(page: Page, target: Target, destinations: Destinations): string | undefined {
  const { url } = target;
  if (isExternal(url)) {
    return undefined;
  }
  const [path = '', hash] = url.replace(/^pathname:\/\//, '').split('#', 2);
  if (path === '') {
    // The page that imports a part may have it.
    if (isPart(page.file)) return undefined;
    return findAnchorError(page, url, hash);
  }
  const { pathname, isFile } = readPath(path);
  if (isFile && target.inElement) {
    return `${url}: file links work in Markdown links only; write a Markdown link`;
  }
  const link = { page, target, pathname, hash };
  if (isFile) {
    return findFileError(link, destinations);
  }
  if (/\.\w+$/.test(pathname) && !pathname.startsWith('/')) return findDownloadError(page, pathname);
  return pathname.startsWith('/')
    ? findRouteError(link, destinations)
    : `${url}: links between pages are file links${suggestFile(page, `${pathname.replace(/\/$/, '')}.md`, destinations)}`;
}

function readPath(path: string): { pathname: string; isFile: boolean } {
  const pathname = decodeURI(path.replace(/\?.*$/, ''));
  return { pathname, isFile: /\.mdx?$/.test(pathname) };
}

/** A link to a page, and the page that it is on. */
interface PageLink {
  readonly page: Page;
  readonly target: Target;
  readonly pathname: string;
  readonly hash: string | undefined;
}

function findFileError(link: PageLink, destinations: Destinations): string | undefined {
  const { page, target, pathname } = link;
  const docsDir = docsDirOf(page.version);
  const file = posix.normalize(
    pathname.startsWith('/') ? posix.join(docsDir, pathname) : posix.join(posix.dirname(page.file), pathname),
  );
  const linked = destinations.pages.find((candidate) => candidate.file === file);
  if (linked === undefined) {
    return `${pathname}: there is no page ${file}${suggestFile(page, pathname, destinations)}`;
  }
  if (linked.version !== page.version) {
    return `${target.url}: a file link cannot leave the version; write [text](${linked.route} "in ${linked.version}")`;
  }
  return findTargetError(link, linked);
}

/** Suggests the page of the same version whose link is nearest to a path. */
function suggestFile(page: Page, path: string, { pages }: Destinations): string {
  const own = pages.filter(({ version }) => version === page.version);
  return suggestName(
    path,
    own.map((candidate) => relativeLink(page, candidate)),
  );
}

/** Finds a file that readers can't download, because it is missing. */
function findDownloadError(page: Page, pathname: string): string | undefined {
  const path = findFile(page, pathname);
  if (existsSync(join(projectRoot, path))) return undefined;
  const folder = join(projectRoot, posix.dirname(path));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return `${pathname}: there is no file ${path}${suggestName(posix.basename(path), names)}`;
}

function docsDirOf(version: VersionName): string {
  return docsVersions.find(({ name }) => name === version)?.docsDir ?? '';
}

function relativeLink(from: Page, to: Page): string {
  const path = posix.relative(posix.dirname(from.file), to.file);
  return path.startsWith('.') ? path : `./${path}`;
}

function findRouteError(link: PageLink, destinations: Destinations): string | undefined {
  const { page, target, pathname, hash } = link;
  const route = normalizeRoute(`${pathname}/`.startsWith(basePath) ? pathname : posix.join(basePath, pathname));
  const linked = destinations.pages.find((candidate) => candidate.route === route);
  if (linked !== undefined) {
    if (linked.version === page.version && !target.inElement) {
      return `${target.url}: links inside the version are file links; write ${relativeLink(page, linked)}${hash === undefined ? '' : `#${hash}`}`;
    }
    return findTargetError(link, linked);
  }
  if (destinations.otherRoutes.includes(route) || existsSync(join(projectRoot, 'static', pathname))) {
    return undefined;
  }
  const version = versionOfUrl(route)?.name;
  const routes = destinations.pages
    .filter((candidate) => candidate.version === version)
    .map((candidate) => candidate.route);
  return `${target.url}: there is no page at ${route}${suggestName(route, routes)}`;
}

/** Checks the title `in vN`: links to another version must have it with the right version, and no other link may have it. */
function findTitleError(page: Page, { url, title, inElement }: Target, version: VersionName): string | undefined {
  const claimed = /^in (v\d+)$/.exec(title ?? '')?.[1];
  if (version === page.version) {
    return claimed === undefined ? undefined : `${url}: the title says "${title}", but the link stays in ${version}`;
  }
  if (claimed === version) {
    return undefined;
  }
  return inElement
    ? `${url} leaves ${page.version} for ${version}: write a Markdown link with the title "in ${version}"`
    : `${url} leaves ${page.version} for ${version}: give the link the title "in ${version}", or link a page of ${page.version}`;
}

function findTargetError(link: PageLink, linked: Page): string | undefined {
  const { page, target, hash } = link;
  const wrongTitle = findTitleError(page, target, linked.version);
  if (wrongTitle !== undefined) return wrongTitle;
  const { url } = target;
  return linked.frontMatter.draft === true && page.frontMatter.draft !== true
    ? `${url}: ${linked.file} is a draft, which the published site does not have`
    : findAnchorError(linked, url, hash);
}

function findAnchorError(page: Page, url: string, hash: string | undefined): string | undefined {
  if (hash === undefined || hash === '') {
    return undefined;
  }
  const anchors = anchorsOf(page);
  return anchors.has(decodeURIComponent(hash))
    ? undefined
    : `${url}: ${page.file} has no anchor #${hash}${suggestName(hash, anchors)}`;
}
