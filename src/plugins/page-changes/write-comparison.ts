import { movedPages } from '../../config/moved-pages';
import type { HasPage } from '../../lib/counterparts';
import { changesPath, findNextPair, findPair, type PagePair, versionPairs } from '../../lib/page-pairs';
import type { DocsPage, DocsPages } from '../loaded-docs';
import { groupSteps } from './compare';
import { comparePair, type NeutralizerFor, type PageSource } from './compare-pair';
import { listApiLines } from './describe-api';
import { type Comparison, isUnchanged, nameComparison, renderComparison, type Side } from './render';

/** Everything that a comparison is made from. */
export interface GatheredComparison extends Omit<Comparison<PageSource>, 'sections'> {
  readonly pair: PagePair;
}

/** A comparison as the build caches it. */
export interface WrittenComparison {
  readonly title: string;
  /** Number of changed sections, with the API counting as one; 0 if both versions say the same. */
  readonly sections: number;
  readonly html: string;
}

/**
 * Gathers everything that a comparison is made from.
 *
 * @param read returns the text of a page
 * @throws when the pair names pages that don't exist
 */
export function gatherComparison(
  pair: PagePair,
  pages: DocsPages,
  read: (page: DocsPage) => PageSource,
): GatheredComparison {
  const [main, ...others] = pair.older.flatMap((key) => pages.get(pair.from)?.get(key) ?? []);
  const newer = pages.get(pair.to)?.get(pair.newer);
  if (main === undefined || newer === undefined)
    throw new Error(`${changesPath(pair)} compares pages that don't exist.`);
  return {
    pair,
    older: read(main),
    newer: read(newer),
    merged: others,
    api: listApiLines(pair),
    others: listOthers(pair, pages),
  };
}

/** Compares two versions of a page and writes the differences. */
export function writeComparison(
  { pair, older, newer, ...gathered }: GatheredComparison,
  neutralOf: NeutralizerFor,
  site: { readonly url: string; readonly baseUrl: string },
): WrittenComparison {
  const toSide = ({ version, title, path }: DocsPage, neutral: Side['neutral']): Side => {
    return { version, title, path, neutral, resolve: makeResolve(path, site) };
  };
  const sections = groupSteps(comparePair(older, newer, neutralOf).steps);
  const comparison: Comparison = {
    older: toSide(older.page, neutralOf(pair.from, pair.to)),
    newer: toSide(newer.page, neutralOf(pair.to)),
    ...gathered,
    sections,
  };
  return {
    title: nameComparison(comparison),
    sections: isUnchanged(comparison) ? 0 : Math.max(1, sections.length + Math.min(1, gathered.api.length)),
    html: renderComparison(comparison),
  };
}

/** Makes a function that turns links of a page's Markdown into links that work on the page with the comparison. */
function makeResolve(path: string, { url, baseUrl }: { url: string; baseUrl: string }) {
  const start = new RegExp(`^${baseUrl}index(?=$|[?#])`);
  return (address: string): string => {
    if (address.startsWith('#')) return path + address;
    if (!address.startsWith(url + baseUrl)) return address;
    return address
      .slice(url.length)
      .replace(/\.md(?=$|[?#])/, '')
      .replace(start, baseUrl);
  };
}

/** Lists the comparisons of the same page between the versions next to those of a pair. */
function listOthers(pair: PagePair, pages: DocsPages): Comparison['others'] {
  const hasPage: HasPage = (version, key) => pages.get(version)?.has(key) === true;
  const place = versionPairs.findIndex(({ to }) => to === pair.to);
  const [next, before] = [versionPairs[place - 1], versionPairs[place + 1]];
  const others = [
    next && findNextPair(movedPages, pair.newer, next, hasPage),
    before && findPair(movedPages, pair.older[0], before, hasPage),
  ];
  return others.flatMap((other) =>
    other === undefined ? [] : [{ from: other.from, to: other.to, path: changesPath(other) }],
  );
}
