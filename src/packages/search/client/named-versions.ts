import versions from '@generated/site-routes/default/pages.json';
import { movedPages } from '../../../config/moved-pages';
import { basePath, type DocsVersion, docsVersions } from '../../../config/versions';
import { toPageKey } from '../../../lib/counterparts';
import { changesPath, findPair, versionPairs } from '../../../lib/page-pairs';
import { dropMajors, listNamedMajors } from '../engine/understanding';
import type { DocsSearch } from './docs-search';
import type { Scope } from './scope';

function listNamed(query: string): DocsVersion[] {
  return listNamedMajors(query).flatMap(({ major }) => docsVersions.find(({ name }) => name === `v${major}`) ?? []);
}

/**
 * Finds the version to search instead of the chosen one, because the query names it.
 *
 * @param declined version that the reader left again
 */
export function findNamedVersion(query: string, chosen: Scope, declined: Scope | undefined): DocsVersion | undefined {
  const [named, ...others] = listNamed(query);
  const isOther = named !== chosen && named !== declined && chosen !== 'all';
  return isOther && others.length === 0 ? named : undefined;
}

/** A page that says what changed between two versions. */
export interface Comparison {
  readonly title: string;
  readonly url: string;
  readonly from: DocsVersion;
  readonly to: DocsVersion;
}

/** Finds the comparison of two versions that a query names, of the page that the rest of the query finds. */
export async function findComparison(query: string, search: DocsSearch): Promise<Comparison | undefined> {
  const named = docsVersions.filter((version) => listNamed(query).includes(version));
  const [to, from, ...others] = named;
  if (to === undefined || from === undefined || others.length > 0) return undefined;
  const title = `What changes from ${from.name} to ${to.name}`;
  const whole = { title, url: `${basePath}upgrade?from=${from.name.slice(1)}&to=${to.name.slice(1)}`, from, to };
  const words = dropMajors(query);
  const pair = versionPairs.find((one) => one.from === from.name && one.to === to.name);
  if (pair === undefined || words === '') return whole;
  const answer = await search.search({ query: words, scope: to });
  const [hit] = answer.hits;
  // While the reader types, another question may have been answered instead.
  if (hit === undefined || answer.query !== words) return whole;
  const key = toPageKey(new URL(hit.url).pathname, basePath + to.routePrefix);
  const found = findPair(movedPages, key, pair, (name, page) => {
    const { path = '', pages = [] } = versions.find((version) => version.name === name) ?? {};
    return pages.some((one) => toPageKey(one, path) === page);
  });
  return found === undefined
    ? whole
    : { title: `${hit.page}: ${from.name} to ${to.name}`, url: changesPath(found), from, to };
}
