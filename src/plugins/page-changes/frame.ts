/** The page around a comparison: that of `src/pages/changes/index.tsx`, as the build has written it. */
import { escapeAttribute } from '../../lib/escape-attribute';

/** What a comparison's page has of its own. */
export interface FramedPage {
  readonly title: string;
  /** Address below the host. */
  readonly address: string;
  readonly html: string;
}

/** Where the frame holds what is filled in. */
const article = /(<article\b[^>]*\bdata-page-changes\b[^>]*>)[\s\S]*?(<\/article>)/;

/** Where the frame holds the list of all comparisons. */
const list = /<div\b[^>]*\bdata-changes-list\b[^>]*>(?:<\/div>)?/;

/**
 * Fills the frame with a comparison. Search engines leave the page out: what it says stands on the pages that it compares.
 *
 * @throws when the frame has no place for it
 */
export function fillFrame(
  frame: string,
  { title, address, html }: FramedPage,
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
  return replaceOnce(head, article, `$1${html.replaceAll('$', '$$$$')}$2`);
}

/**
 * Fills the list of all comparisons into the frame, which is its page.
 *
 * @throws when the frame has no place for it
 */
export function fillList(frame: string, html: string): string {
  return replaceOnce(frame, list, html.replaceAll('$', '$$$$'));
}

function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`src/pages/changes/index.tsx has no place that fits ${place}.`);
  return text.replace(place, by);
}
