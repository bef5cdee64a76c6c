import { type CheerioAPI, load } from 'cheerio';
import { rowLevel, symptomLevel } from '../../lib/search/index-files';

/** A page with all of its text. */
export interface CutPage {
  /** Tag that Docusaurus gives the pages of one version, for instance `docs-default-v4`. */
  readonly tag: string;
  readonly language: string;
  readonly version: string;
  /** Path of the page as its canonical address has it, for instance `/docs/apis/camera`. */
  readonly route: string;
  readonly title: string;
  /** Sidebar category that the page is in. */
  readonly group: string;
  /** Label in the sidebar. */
  readonly label: string;
  readonly sections: readonly CutSection[];
}

/** A heading, or a row of a reference table, and what belongs to it. The first of a page is the page itself, at level 1. */
export interface CutSection {
  readonly level: number;
  readonly heading: string;
  /** Id of the heading; empty for the page itself. */
  readonly anchor: string;
  /** Paragraphs, list items and table cells, a line each. */
  readonly text: string;
  /** Code blocks, a line each line. */
  readonly code: string;
  /** Where a member works and since when, as its hit shows it; not searched. */
  readonly facts?: string;
}

type Node = ReturnType<CheerioAPI>[number];

/** Elements that stand on lines of their own, so that words on both sides of their borders do not run together. */
const blocks = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer header hr li ol p section summary table tbody td tfoot th tr ul'.split(
    ' ',
  ),
);

/** Elements without text about the subject: buttons, pictures, column names. */
const silentElements = new Set(['button', 'noscript', 'script', 'style', 'svg', 'template', 'thead']);

/**
 * Classes of the same kind: what each reference repeats (its index of methods, where it
 * comes from), the names of tabs.
 */
const silentClass = /(?:^|\s)(?:api-index|api-source|tabs)(?:\s|$)/;

/** What the reference calls each of its types; nobody looks for one by that. */
const kindNames = new Set(['Interface', 'Class', 'Enum', 'Type alias']);

/** Class of the line of platforms below a method. */
const factsClass = /(?:^|\s)api-facts(?:\s|$)/;

/** Labels behind names, such as “New in v4”. */
const labels = /<span class="[^"]*\bbadge--api\b[^"]*">[^<]*<\/span>/g;

/** Tabs that repeat the commands of the first one for another package manager. */
const repeatedTabs = new Set(['yarn', 'pnpm']);

/** A tag; quoted attributes may contain `>`. */
const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Tags around words of a line, which make no difference to the text. */
const inlineTags = /<\/?(?:a|b|em|i|span|strong)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** What a page is cut from: its article, and what its head says of it, as written. */
export interface PageSource {
  readonly tag: string;
  readonly address: string;
  readonly language: string | undefined;
  readonly version: string | undefined;
  readonly description: string | undefined;
  readonly article: string;
}

/**
 * Cuts a built page into sections.
 *
 * @param html the whole file
 * @returns undefined for files that are no page of a version: the search page, pages for unknown paths, debug pages
 */
export function cutPage(html: string): CutPage | undefined {
  const source = readSource(html);
  return source && cutSource(source);
}

/** @returns undefined for files without an article, or whose head does not say which page they are */
export function readSource(html: string): PageSource | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = readMeta(head, 'docsearch:docusaurus_tag');
  const address = readMeta(head, 'og:url');
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (tag === undefined || address === undefined || start === -1 || end === -1) return undefined;
  return {
    tag,
    address,
    language: readMeta(head, 'docsearch:language'),
    version: readMeta(head, 'docsearch:version'),
    description: readMeta(head, 'description'),
    article: html.slice(start, end),
  };
}

/** Cuts what was read of a page; undefined when its article is no documentation. */
export function cutSource(source: PageSource): CutPage | undefined {
  const $ = load(thin(source.article), null, false);
  const root = $('.theme-doc-markdown').get(0);
  if (root === undefined) return undefined;

  const description = squeeze(
    $('<i></i>')
      .html(source.description ?? '')
      .text(),
  );
  const sections = cutSections($, root, description);
  const title = sections[0]?.heading ?? '';
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((crumb) => squeeze($(crumb).text()))
    .filter((text) => text !== '');
  return {
    tag: source.tag,
    language: source.language ?? 'en',
    version: source.version ?? '',
    route: new URL(source.address).pathname,
    title,
    group: crumbs.at(-2) ?? 'Documentation',
    label: crumbs.at(-1) ?? title,
    sections,
  };
}

/**
 * Takes out of an article its labels, and what only colours and links its text: most elements of a page are there for that, and the
 * parser is slow. It must be the exact one, because built pages lack the end tags of table cells.
 */
function thin(article: string): string {
  return article
    .replace(/<pre\b[^>]*>(.*?)<\/pre>/gs, (_, code: string) => {
      return `<pre>${code.replace(/<br ?\/?>/g, '\n').replace(anyTag, '')}</pre>`;
    })
    .replace(labels, '')
    .replace(inlineTags, '');
}

/** Content of a meta tag, as written; attributes of built pages have lost the quotes that they do not need. */
function readMeta(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta [^>]*?(?:name|property)="?${name}"?(?=[ />])[^>]*>`).exec(head)?.[0];
  const match = /content=(?:"([^"]*)"|([^\s>]*))/.exec(tag ?? '');
  return match?.[1] ?? match?.[2];
}

/** Walks through the content once, in reading order. */
function cutSections($: CheerioAPI, root: Node, description: string): CutSection[] {
  const sections = [makeDraft(1, '', '')];
  let current = sections[0] ?? makeDraft(1, '', '');
  current.text.push(description, '\n');
  let listsSymptoms = false;

  const open = (level: number, heading: string, anchor: string): void => {
    current = makeDraft(level, heading, anchor);
    sections.push(current);
  };

  const visit = (node: Node): void => {
    if (node.type === 'text') current.text.push(node.data);
    if (node.type !== 'tag') return;
    const { name, attribs } = node;
    if (factsClass.test(attribs.class ?? '')) {
      current.facts = readFacts($(node).text());
      return;
    }
    if (silentElements.has(name) || silentClass.test(attribs.class ?? '') || isRepeatedTab($, node)) return;
    if (name === 'p' && kindNames.has(squeeze($(node).text()))) return;
    if (/^h[1-6]$/.test(name)) {
      const heading = squeeze($(node).text());
      if (name === 'h1') current.heading = heading;
      else open(Number(name.slice(1)), heading, attribs.id ?? '');
    } else if (name === 'pre') {
      current.code.push($(node).text());
    } else if (name === 'tr' && (attribs.id !== undefined || listsSymptoms)) {
      const parent = current;
      if (attribs.id === undefined) open(symptomLevel, squeeze($(node).children().first().text()), parent.anchor);
      else open(rowLevel, readRowName($, node), attribs.id);
      $(node).children().slice(1).toArray().forEach(visit);
      current = parent;
    } else {
      if (name === 'table') listsSymptoms = hasCauses($, node);
      const border = blocks.has(name) ? '\n' : '';
      current.text.push(border);
      node.children.forEach(visit);
      current.text.push(border);
    }
  };

  visit(root);
  return sections.map(({ text, code, facts, ...rest }) => ({
    ...rest,
    ...(facts === '' ? {} : { facts }),
    text: joinLines(text.join('').split('\n')),
    code: joinLines([...new Set(code)].flatMap((block) => block.split('\n'))),
  }));
}

interface Draft {
  level: number;
  heading: string;
  anchor: string;
  text: string[];
  code: string[];
  facts: string;
}

function makeDraft(level: number, heading: string, anchor: string): Draft {
  return { level, heading, anchor, text: [], code: [], facts: '' };
}

/** `iOS Android not on Web · since 1.0.0` → `iOS, Android · since 1.0.0`. */
function readFacts(text: string): string {
  const [platforms = '', ...others] = squeeze(text.replace(/not on \w+/g, '')).split(/ ?· ?/);
  return [platforms.replaceAll(' ', ', '), ...others].filter((part) => part !== '').join(' · ');
}

/** Name in the first cell of a row, without badges and without the `?` of an optional property. */
function readRowName($: CheerioAPI, row: Node): string {
  const cell = $(row).children().first();
  const code = cell.find('code').first();
  return squeeze((code.length > 0 ? code : cell).text()).replace(/\?$/, '');
}

/** True for a table that lists symptoms: its second column is headed `cause`. */
function hasCauses($: CheerioAPI, table: Node): boolean {
  return squeeze($(table).find('th').eq(1).text()).toLowerCase() === 'cause';
}

function isRepeatedTab($: CheerioAPI, node: Node): boolean {
  if (node.type !== 'tag' || node.attribs.role !== 'tabpanel') return false;
  const index = $(node).prevAll('[role=tabpanel]').length;
  const tab = $(node).closest('.tabs-container').find('[role=tab]').eq(index);
  return repeatedTabs.has(squeeze(tab.text()));
}

function joinLines(lines: readonly string[]): string {
  return lines
    .map(squeeze)
    .filter((line) => line !== '')
    .join('\n');
}

function squeeze(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
