import { versionOfUrl } from '@site/src/lib/version-of-url';
import { unescapeHtml } from '@site/src/search/engine/marked-text';
import type { SearchAnswer, SearchHit } from '@site/src/search/engine/response';

/**
 * Makes each page its own group, with a name that says what and where the page is: `Camera · v4 · APIs`. DocSearch groups hits by
 * this name, in the order of each group's first hit, so the groups keep the order of the ranking.
 */
export function nameGroups(answer: SearchAnswer): SearchAnswer {
  return { ...answer, hits: answer.hits.map(nameGroup) };
}

function nameGroup(hit: SearchHit): SearchHit {
  const group = hit._highlightResult?.hierarchy?.lvl0;
  if (group === undefined) return hit;
  const parts = [hit.hierarchy.lvl1, versionOfUrl(hit.url)?.name, group.value].flatMap((part) => part ?? []);
  const value = [...new Set(parts.map(unescapeHtml))].join(' · ');
  return { ...hit, _highlightResult: { hierarchy: { ...hit._highlightResult?.hierarchy, lvl0: { ...group, value } } } };
}
