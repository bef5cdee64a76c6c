import { movedPages } from '../../config/moved-pages';
import { searchWords } from '../../config/search-words';
import { basePath, docsVersions } from '../../config/versions';
import { findCounterpart, toPageKey } from '../../lib/counterparts';

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
