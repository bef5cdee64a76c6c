import { escapeAttribute as escapeHtml } from '../../lib/escape';
import { type PagePair, versionPairs } from '../../lib/page-pairs';

/** A comparison in the list of all comparisons. */
export interface ListedComparison {
  readonly pair: PagePair;
  readonly address: string;
  readonly title: string;
  /** Number of changed sections; 0 for a page that says the same in both versions. */
  readonly sections: number;
}

/** @returns HTML of the list, grouped by versions; pages that say the same are only counted */
export function renderList(comparisons: readonly ListedComparison[]): string {
  return versionPairs
    .map(({ from, to }) => {
      const own = comparisons.filter(({ pair }) => pair.from === from && pair.to === to);
      const changed = own.filter(({ sections }) => sections > 0).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
      const items = changed.map(({ address, title, sections }) => {
        const count = sections === 1 ? '1 section' : `${sections} sections`;
        return `<li><a href="${address}">${escapeHtml(title)}</a> <small>${count}</small></li>`;
      });
      const same = own.length - changed.length;
      const rest =
        same === 0
          ? ''
          : `<p>${same === 1 ? '1 other page says' : `${same} other pages say`} the same in both versions.</p>`;
      return own.length === 0
        ? ''
        : `<h2 id="${from}-${to}">From ${from} to ${to}</h2>\n<ul data-pages>${items.join('')}</ul>${rest}`;
    })
    .join('\n');
}

function sortKey({ title, address }: ListedComparison): string {
  return `${title.toLowerCase()} ${address}`;
}
