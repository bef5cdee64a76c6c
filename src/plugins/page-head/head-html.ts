import { pageHeadAttribute } from '../../lib/dom-contract';
import { escapeAttribute } from '../../lib/escape-attribute';

/** The attributes of a meta tag. */
export type MetaTag = Readonly<Record<string, string>>;

/**
 * Puts tags and structured data at the end of a page's head.
 *
 * @param markdown address of the page's Markdown; undefined for a page that has none
 */
export function addToHead(html: string, tags: readonly MetaTag[], data: object, markdown?: string): string {
  // A text with `</script>` would end the script in the middle.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script ${pageHeadAttribute} type="application/ld+json">${json}</script>`;
  const link =
    markdown === undefined
      ? ''
      : `<link ${pageHeadAttribute} rel="alternate" type="text/markdown" href="${escapeAttribute(markdown)}">`;
  return html.replace('</head>', () => `${tags.map(toMeta).join('')}${link}${script}</head>`);
}

function toMeta(tag: MetaTag): string {
  const attributes = Object.entries(tag).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<meta ${pageHeadAttribute} ${attributes.join(' ')}>`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Reads the title, the description and the picture of a page from its head, as the theme has written them. */
export function readHead(html: string): { title: string; description: string; image: string | undefined } {
  const head = html.slice(0, html.indexOf('</head>'));
  const decode = (text = '') => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1];
  const description = /<meta [^>]*name="?description"? content="([^"]*)"/.exec(head)?.[1];
  const image = /<meta [^>]*property="?og:image"? content="?([^"\s>]+)/.exec(head)?.[1];
  return { title: decode(title), description: decode(description), image: image && decode(image) };
}
