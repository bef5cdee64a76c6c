import { escapeHtml } from '../engine/marked-text';
import { type Row, readRow } from './row';
import { makeToolRows } from './tools';
import type { Results } from './use-results';

/** Lists what a query finds, in order: hits, a comparison of versions, and what the site can do. */
export function listRows({ hits, comparison, kind }: Results, query: string, isVersionShown: boolean): Row[] {
  const [first, others] = kind === 'found' ? makeToolRows(query) : [[], []];
  const rows = hits.map((hit) => readRow(hit, query, isVersionShown));
  return [
    ...first,
    ...(comparison === undefined
      ? []
      : [
          {
            id: comparison.url,
            url: comparison.url,
            kind: 'changes' as const,
            title: comparison.title,
            text: escapeHtml(`What changed from ${comparison.from.name} to ${comparison.to.name}, side by side.`),
            place: 'Compare',
          },
        ]),
    ...rows.slice(0, 1),
    ...others,
    ...rows.slice(1),
  ];
}
