import type { CheerioAPI } from 'cheerio';
import { movedPages } from '../../src/config/moved-pages';
import { basePath, type DocsVersion, docsVersions, type VersionName } from '../../src/config/versions';
import { findCounterpart, type HasPage, toPageKey } from '../../src/lib/moved-pages';

const latest: VersionName = docsVersions.find((version) => version.state === 'latest')?.name ?? 'v4';

/** Addresses of all pages, without a slash at the end. */
export type Routes = ReadonlySet<string>;

/** What the banner of a version that is not the latest says, by the state of the version. */
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

/**
 * Where the banner of a page must lead: where the subject of the page is in the latest version, be it at `…/index` or at the address of
 * the folder, else the landing page of the latest version.
 */
export function findLatestRoute(route: string, version: DocsVersion, routes: Routes): string {
  const findPage = (name: VersionName, key: string): string | undefined => {
    const prefix = docsVersions.find((candidate) => candidate.name === name)?.routePrefix ?? '';
    const path = `${basePath}${prefix}`.replace(/\/$/, '') + key.replace(/\/$/, '');
    return [path, `${path}/index`].find((candidate) => routes.has(candidate));
  };
  const key = toPageKey(route, `${basePath}${version.routePrefix}`);
  const hasPage: HasPage = (name, other) => findPage(name, other) !== undefined;
  const counterpart = findCounterpart(movedPages, key, version.name, latest, hasPage);
  return (counterpart && findPage(latest, counterpart.key)) ?? basePath.slice(0, -1);
}

/**
 * Checks the version banner of one page.
 *
 * @returns one line per problem, empty when the banner is as it should be
 */
export function findBannerProblems($: CheerioAPI, route: string, routes: Routes): string[] {
  const version = findVersion(route);
  const banner = $('.theme-doc-version-banner');
  if (version === null || version.state === 'latest') {
    return banner.length === 0 ? [] : ['has a version banner, though it is no page of an older or unreleased version'];
  }
  if (banner.length !== 1) return [`has ${banner.length} version banners`];
  const problems = wording[version.state].test(banner.text())
    ? []
    : [`has a banner that does not say ${version.state}`];
  const expected = findLatestRoute(route, version, routes);
  const links = banner
    .find('a')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').replace(/\/$/, ''));
  if (!links.includes(expected))
    problems.push(`has a banner that leads to ${links.join(', ') || 'nowhere'}, not to ${expected}`);
  return problems;
}
