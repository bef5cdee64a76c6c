import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import type { FromCache } from '../../build/cache/results';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute, readMeta, writeBuilt } from '../../build/page-steps/finished-page';
import { pageHeadAttribute } from '../../lib/dom-contract';
import { escapeAttribute } from '../../lib/escape';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { readAllDocs } from '../loaded-docs';
import { type HeadPage, listDocsPages, noSection } from './head-page';
import { type Card, cardSize, describeCard, drawCard, nameCard } from './social-card';
import { describePage } from './structured-data';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Folder of the cards in the build. */
const cardFolder = 'assets/social';

/**
 * Docusaurus plugin: writes what search engines and other sites read into each built page, which is structured data in schema.org
 * vocabulary and the tags for its social card, and draws the cards.
 */
export function pageHead({ siteConfig }: LoadContext): PagePlugin {
  const cards = openCache('cards');
  let routes = new Map<string, string>();
  let known = new Map<string, HeadPage>();
  return {
    name: 'page-head',
    allContentLoaded({ allContent }) {
      // Of two pages at one address, Docusaurus builds the first.
      known = new Map(
        listDocsPages(readAllDocs(allContent))
          .reverse()
          .map((page) => [page.path, page]),
      );
    },
    pageSteps: {
      head: {
        begin({ routesPaths }) {
          const own = routesPaths.filter((route) => !route.startsWith(`${siteConfig.baseUrl}__docusaurus`));
          routes = new Map(own.map((route) => [fileOfRoute(route, siteConfig.baseUrl), route]));
        },
        page(page, { outDir }) {
          const route = routes.get(page.file);
          if (route === undefined) return;
          const head = known.get(route) ?? readOtherPage(route, page.html, siteConfig.title);
          page.html = addHead(page.html, head, outDir, siteConfig, cards.keep);
        },
        end: () => cards.settle(),
      },
    },
  };
}

/** Reads a page outside of the versions from its HTML, because nothing else is known of it. */
function readOtherPage(route: string, html: string, siteTitle: string): HeadPage {
  const { title, description } = readHead(html);
  return {
    path: route,
    title: title.replace(` | ${siteTitle}`, ''),
    description,
    section: noSection,
    trail: [],
    version: undefined,
  };
}

/** Adds tags and structured data to the head of a page. Unless the page has a picture of its own, they name its card. */
function addHead(html: string, page: HeadPage, outDir: string, siteConfig: DocusaurusConfig, keep: FromCache): string {
  const { url, baseUrl, title } = siteConfig;
  const own = readHead(html).image;
  const card = toCard(page, new URL(baseUrl, url));
  const image = own ?? url + baseUrl + placeCard(card, page, outDir, keep);
  const data = describePage(page, image, siteConfig);
  const markdown = page.version === undefined ? undefined : toMarkdownAddress(page.path, baseUrl);
  const tags = [...listTags(page, title), ...(own === undefined ? listCardTags(card, image) : [])];
  return addToHead(html, tags, data, markdown);
}

/**
 * Draws a card, unless an identical one exists already.
 *
 * @returns its path in the build
 */
function placeCard(card: Card, page: HeadPage, outDir: string, keep: FromCache): string {
  const address = `${cardFolder}/${nameCard(card, toFileName(page))}`;
  const file = path.join(outDir, address);
  if (!existsSync(file)) {
    writeBuilt(
      file,
      keep(address, [JSON.stringify(card)], () => drawCard(card)),
    );
  }
  return address;
}

function toCard({ title, section, version }: HeadPage, { host, pathname }: URL): Card {
  const note = version === undefined ? host + pathname.replace(/\/$/, '') : `${version.name} · ${version.state}`;
  return { title, section, note };
}

/** Returns the readable part of the file name of a page's card. */
function toFileName({ title, version }: HeadPage): string {
  const words = [version?.name ?? 'site', title].join(' ').toLowerCase();
  return words.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
}

function listTags({ version }: HeadPage, siteTitle: string): MetaTag[] {
  return [
    { property: 'og:site_name', content: siteTitle },
    { property: 'og:type', content: version === undefined ? 'website' : 'article' },
  ];
}

function listCardTags(card: Card, image: string): MetaTag[] {
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: describeCard(card) },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: describeCard(card) },
  ];
}

/** The attributes of a meta tag. */
type MetaTag = Readonly<Record<string, string>>;

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

/** Reads the title, the description and the picture of a page from its head, as the theme has written them. */
export function readHead(html: string): { title: string; description: string; image: string | undefined } {
  const head = html.slice(0, html.indexOf('</head>'));
  const decode = (text = '') => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1];
  const image = readMeta(head, 'og:image');
  return { title: decode(title), description: decode(readMeta(head, 'description')), image: image && decode(image) };
}
