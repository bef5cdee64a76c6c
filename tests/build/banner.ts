import type { CheerioAPI } from 'cheerio';
import { movedPages } from '../../src/config/moved-pages';
import { basePath, type DocsVersion, docsVersions, latestVersion, type VersionName } from '../../src/config/versions';
import { findCounterpart, type HasPage, toPageKey } from '../../src/lib/counterparts';

const latest: VersionName = latestVersion.name;

/** Addresses of all pages, without a trailing slash. */
export type Routes = ReadonlySet<string>;

/** Expected wording of the banner in versions other than the latest, by state of the version. */
const wording: Record<Exclude<DocsVersion['state'], 'latest'>, RegExp> = {
  unreleased: /unreleased/i,
  unmaintained: /no longer (?:actively )?maintained|unmaintained/i,
};

/** @returns the version that a page belongs to, or null for pages outside of the versions */
export function findVersion(route: string): DocsVersion | null {
  const [first = '', second = ''] = route.slice(basePath.length).split('/');
  if (first === 'search' || first.startsWith('__docusaurus') || (first === '' && second !== '')) return null;
  const named = docsVersions.find((version) => version.routePrefix === first && version.routePrefix !== '');
  return named ?? docsVersions.find((version) => version.routePrefix === '') ?? null;
}

/** Finds the address of a page without a trailing slash: that of its folder, or `…/index`. */
function findPage(name: VersionName, key: string, routes: Routes): string | undefined {
  const prefix = docsVersions.find((candidate) => candidate.name === name)?.routePrefix ?? '';
  const path = `${basePath}${prefix}`.replace(/\/$/, '') + key.replace(/\/$/, '');
  return [path, `${path}/index`].find((candidate) => routes.has(candidate));
}

/**
 * Finds the required link targets of a page's banner: each page on the same subject in the latest version, else the landing page.
 *
 * @returns addresses, and whether the links must show the titles of their target pages
 */
export function findLatestRoutes(
  route: string,
  version: DocsVersion,
  routes: Routes,
): { targets: readonly string[]; saysTitles: boolean } {
  const key = toPageKey(route, `${basePath}${version.routePrefix}`);
  const hasPage: HasPage = (name, other) => findPage(name, other, routes) !== undefined;
  const counterpart = findCounterpart(movedPages, key, version.name, latest, hasPage);
  if (counterpart === undefined) return { targets: [basePath.slice(0, -1)], saysTitles: false };
  const targets = counterpart.keys.flatMap((other) => findPage(latest, other, routes) ?? []);
  return { targets, saysTitles: counterpart.kind !== 'same' };
}

/** Reads the title of a page from its h1. */
export type ReadTitle = (route: string) => string;

/**
 * Checks the version banner of one page.
 *
 * @returns one line per problem, empty when the banner is correct
 */
export function findBannerProblems($: CheerioAPI, route: string, routes: Routes, readTitle: ReadTitle): string[] {
  const version = findVersion(route);
  const banner = $('.theme-doc-version-banner');
  if (version === null || version.state === 'latest') {
    return banner.length === 0
      ? []
      : ['has a version banner, though it is not a page of an older or unreleased version'];
  }
  if (banner.length !== 1) return [`has ${banner.length} version banners`];
  const problems = wording[version.state].test(banner.text())
    ? []
    : [`has a banner that does not say ${version.state}`];
  const { targets, saysTitles } = findLatestRoutes(route, version, routes);
  const links = new Map(
    banner
      .find('a')
      .toArray()
      .map((link) => [($(link).attr('href') ?? '').replace(/\/$/, ''), $(link).text()]),
  );
  for (const target of targets) {
    const words = links.get(target);
    if (words === undefined)
      problems.push(`has a banner that leads to ${[...links.keys()].join(', ') || 'nowhere'}, not to ${target}`);
    else if (saysTitles && words !== readTitle(target))
      problems.push(`has a banner that calls ${target} "${words}", not "${readTitle(target)}"`);
  }
  return problems;
}
