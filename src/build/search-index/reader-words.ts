import { movedPages } from '../../config/moved-pages';
import words from '../../config/search-phrases.json' with { type: 'json' };
import { basePath, docsVersions } from '../../config/versions';
import { findCounterpart, toPageKey } from '../../lib/counterparts';

/**
 * Words that readers use for the subject of a page when the page itself uses others: words of other frameworks, of everyday
 * speech, or of the task at hand. The search finds the page by them but never shows them. Measure the effect of a change
 * with `npm run cli search:eval`.
 *
 * Keys are addresses below the root of the latest version. A page of an older version uses the words of its successor, or
 * its own if it has no successor.
 */
export const searchWords: Readonly<Record<string, readonly string[]>> = words;

/**
 * Finds readers' words for the subject of a page, from src/config/search-phrases.json.
 *
 * @param route of the page, for instance `/docs/v2/cli/add`
 * @param version Docusaurus' name for its version
 * @returns one line; empty for pages that are not in the list
 */
export function findReaderWords(route: string, version: string): string {
  const from = docsVersions.find(({ docusaurusName }) => docusaurusName === version);
  const latest = docsVersions.find(({ state }) => state === 'latest');
  if (from === undefined || latest === undefined) return '';
  const key = toPageKey(route, basePath + from.routePrefix);
  if (key in searchWords) return (searchWords[key] ?? []).join(', ');
  const counterpart = findCounterpart(movedPages, key, from.name, latest.name, (_, other) => other in searchWords);
  if (counterpart === undefined || counterpart.kind === 'nearest') return '';
  return counterpart.keys.flatMap((other) => searchWords[other] ?? []).join(', ');
}
