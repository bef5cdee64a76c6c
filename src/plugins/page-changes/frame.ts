/** Fills the page around a comparison, which is `src/pages/changes/index.tsx` as the build has written it. */

import { basePath } from '../../config/versions';
import { escapeAttribute, escapeAttribute as escapeHtml } from '../../lib/escape';
import { iconPaths } from '../../lib/icon-paths';
import { changesFolder, type PagePair, versionPairs } from '../../lib/page-pairs';

const listAddress = basePath + changesFolder;

const arrow = `<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><path d="${iconPaths.arrow}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The parts of a comparison's page that differ from the frame. */
export interface FramedPage {
  readonly title: string;
  /** Address below the host. */
  readonly address: string;
  readonly html: string;
  /** The newer page: its title, its version, and its address below the host. */
  readonly page: { readonly title: string; readonly version: string; readonly path: string };
}

/** Place in the frame that a comparison is written into. */
const article = /(<article\b[^>]*\bdata-page-changes\b[^>]*>)[\s\S]*?(<\/article>)/;

/** Places in the frame for the last part of the path, and for a button beside it. */
const crumb = /<li>Page changes(?=<\/)/;
const action = /<span\b[^>]*\bdata-changes-action\b[^>]*>(?:<\/span>)?/;

/** Place in the frame that the list of all comparisons is written into. */
const list = /<div\b[^>]*\bdata-changes-list\b[^>]*>(?:<\/div>)?/;

/**
 * Fills the frame with a comparison. The page is marked `noindex`, because its content is already on the pages that it compares.
 *
 * @throws when the frame has no place for it
 */
export function fillFrame(
  frame: string,
  { title, address, html, page }: FramedPage,
  site: { readonly url: string; readonly title: string },
): string {
  const whole = escapeAttribute(`${title} | ${site.title}`);
  const description = escapeAttribute(`${title}, section by section.`);
  const href = escapeAttribute(site.url + address);
  const head = replaceOnce(frame, /(<title[^>]*>)[^<]*/, `$1${whole}`)
    .replace(/(<meta [^>]*property="?og:title"? content=)"[^"]*"/, `$1"${whole}"`)
    .replace(/(<meta [^>]*name="?description"? content=)"[^"]*"/, `$1"${description}"`)
    .replace(/(<meta [^>]*property="?og:description"? content=)"[^"]*"/, `$1"${description}"`)
    .replace(/(<meta [^>]*property="?og:url"? content=)(?:"[^"]*"|[^\s>]+)/, `$1"${href}"`)
    .replace(/(<link [^>]*rel="?canonical"? href=)(?:"[^"]*"|[^\s>]+)/, `$1"${href}"`)
    .replace(/<script[^>]*type="?application\/ld\+json"?[^>]*>[\s\S]*?<\/script>/, '')
    .replace('</head>', '<meta data-page-head name="robots" content="noindex"></head>');
  const path = [`<li><a href="${listAddress}">Page changes</a></li>`, `<li>${escapeAttribute(page.title)}`].join('');
  const read = `<a class="button button--secondary" href="${escapeAttribute(page.path)}">${arrow}Read ${escapeAttribute(page.title)} in ${page.version}</a>`;
  const top = replaceOnce(replaceOnce(head, crumb, path), action, read);
  return replaceOnce(top, article, `$1${html.replaceAll('$', '$$$$')}$2`);
}

/**
 * Writes the list of all comparisons into the frame, which is the page of the list.
 *
 * @throws when the frame has no place for it
 */
export function fillList(frame: string, html: string): string {
  return replaceOnce(replaceOnce(frame, action, ''), list, html.replaceAll('$', '$$$$'));
}

function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`src/pages/changes/index.tsx has no place that fits ${place}.`);
  return text.replace(place, by);
}

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
