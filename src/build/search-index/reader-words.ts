import learnedWords from '../../config/learned-words.json' with { type: 'json' };
import { movedPages } from '../../config/moved-pages';
import { searchWords } from '../../config/search-words';
import { basePath, docsVersions } from '../../config/versions';
import { findCounterpart, toPageKey } from '../../lib/moved-pages';

/**
 * Finds readers' words for the subject of a page, from src/config/search-phrases.json.
 *
 * @param route of the page, for instance `/docs/v2/cli/add`
 * @param version Docusaurus' name for its version
 * @returns one line; empty for pages that are not in the list
 */
export function findReaderWords(route: string, version: string): string {
  return findSubjects(route, version, searchWords)
    .flatMap((key) => searchWords[key] ?? [])
    .join(', ');
}

/**
 * Finds the terms that speak for a page, from src/config/learned-words.json.
 *
 * @param route of the page
 * @param version Docusaurus' name for its version
 * @returns weights; empty for pages that nothing was learned about
 */
export function findLearnedWords(route: string, version: string): ReadonlyMap<string, number> {
  const learned: Readonly<Record<string, string>> = learnedWords;
  const weights = new Map<string, number>();
  for (const key of findSubjects(route, version, learned)) {
    for (const entry of (learned[key] ?? '').split(' ')) {
      const [term = '', weight] = entry.split(':');
      if (weight !== undefined) weights.set(term, Math.max(Number(weight), weights.get(term) ?? 0));
    }
  }
  return weights;
}

/**
 * Finds what a list has for a page: an entry of its own, otherwise those of its successors in the latest version.
 *
 * @param list keys are addresses below the root of the latest version
 */
function findSubjects(route: string, version: string, list: Readonly<Record<string, unknown>>): readonly string[] {
  const from = docsVersions.find(({ docusaurusName }) => docusaurusName === version);
  const latest = docsVersions.find(({ state }) => state === 'latest');
  if (from === undefined || latest === undefined) return [];
  const key = toPageKey(route, basePath + from.routePrefix);
  if (key in list) return [key];
  const counterpart = findCounterpart(movedPages, key, from.name, latest.name, (_, other) => other in list);
  return counterpart === undefined || counterpart.kind === 'nearest' ? [] : counterpart.keys;
}
