import type { Comparison } from '../client/named-versions';
import { unmarked } from '../engine/marked-text';
import { type Row, readRow } from './row';
import { findTools, makeToolRow } from './tools';
import type { Results } from './use-results';

/** Lists what a query finds, in order: hits, a comparison of versions, and what the site can do. */
export function listRows({ hits, comparison, kind }: Results, query: string, isVersionShown: boolean): Row[] {
  const tools = kind === 'found' ? findTools(query) : [];
  const rows = hits.map((hit) => readRow(hit, query, isVersionShown));
  return [
    ...tools.filter(({ isFirst }) => isFirst).flatMap(makeToolRow),
    ...(comparison === undefined ? [] : [makeComparisonRow(comparison)]),
    ...rows.slice(0, 1),
    ...tools.filter(({ isFirst }) => !isFirst).flatMap(makeToolRow),
    ...rows.slice(1),
  ];
}

function makeComparisonRow({ title, url, from, to }: Comparison): Row {
  const text = `What changed from ${from.name} to ${to.name}, side by side.`;
  return { id: url, url, kind: 'changes', title: unmarked(title), text: unmarked(text), place: 'Compare' };
}
