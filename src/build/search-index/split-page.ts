import { rowLevel, symptomLevel } from '@capacitor-docs/search';
import { frameworkTabs } from '../../config/frameworks';
import {
  blockElements,
  docBreadcrumbsClass,
  recordNameClass,
  recordsClass,
  scriptsOnlyAttribute,
  tabLabelAttribute,
  tagClass,
} from '../../lib/dom-contract';
import { type FinishedPage, type PageText, readMeta } from '../page-steps/finished-page';
import {
  findAll,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isPartHeading,
  isRecord,
  parseHtml,
  readAttribute,
  readText,
} from '../page-text/html-tree';
import { allChangesLabel, factSourcesBeginning, unknownErrors } from '../page-text/unsearched-texts';

/** A page with all of its text. */
export interface PageParts {
  /** Tag that Docusaurus gives the pages of one version, for instance `docs-default-v4`. */
  readonly tag: string;
  readonly language: string;
  readonly version: string;
  /** Path of the page in its canonical address, for instance `/docs/apis/camera`. */
  readonly route: string;
  readonly title: string;
  /** Sidebar category that the page is in. */
  readonly group: string;
  /** Label in the sidebar. */
  readonly label: string;
  /** Paths of the pages that its text links to. */
  readonly links: readonly string[];
  readonly sections: readonly PageSection[];
}

/** A heading, or a row of a reference table, and what belongs to it. The first section of a page is the page itself, at level 1. */
export interface PageSection {
  readonly level: number;
  readonly heading: string;
  /** Id of the heading; empty for the page itself. */
  readonly anchor: string;
  /** Paragraphs, list items and table cells, one per line. */
  readonly text: string;
  /** Code blocks, line by line. */
  readonly code: string;
  /** Where a member works and since when, or how a command is written, as the hit shows it; not searched. */
  readonly facts?: string;
}

/** Elements that are on lines of their own, so that words on both sides of their borders do not run together. */
const blocks = new Set<string>([
  ...'address article aside blockquote br dd details div dl dt figcaption figure footer header hr li ol p section summary table'.split(
    ' ',
  ),
  ...'tbody td tfoot th tr ul'.split(' '),
  ...blockElements,
]);

/** Elements without text about the subject: buttons, images, column names. */
const silentElements = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'thead']);

/**
 * Classes of other such elements: what each reference repeats (the facts at its top, its index of methods, its source, types that it has shown
 * before), the names of tabs, the examples of methods, whose names are in the signatures, the histories of members, which contain signatures of
 * other releases, and the platforms of a row.
 */
const silentClass =
  /(?:^|\s)(?:api-again|api-example|api-history|api-index|api-shared|api-sheet|api-source|platforms|tabs)(?:\s|$)/;

/** Class of the line below a method or a type: where it works, what kind of type it is. */
const factsClass = /(?:^|\s)api-facts(?:\s|$)/;

/** Tabs that repeat the commands of the first one for another package manager. */
const repeatedTabs = new Set(['yarn', 'pnpm']);

/** Tabs that repeat the code of the first tab for another framework: their code would outweigh the words of the page. */
const retoldTabs = new Set<string | undefined>(frameworkTabs.slice(1).map(({ label }) => label));

/** Source of a cut page: its text, its breadcrumbs, and the metadata in its head, as written. */
export interface PageSource {
  readonly tag: string;
  readonly address: string;
  readonly language: string | undefined;
  readonly version: string | undefined;
  readonly description: string | undefined;
  readonly breadcrumbs: string;
  readonly text: PageText;
}

const breadcrumbs = new RegExp(`<nav\\b[^>]*\\b${docBreadcrumbsClass}\\b.*?</nav>`, 's');

/** @returns undefined for files that are not documentation, or whose head does not say which page they are */
export function readSource({ html, text }: Pick<FinishedPage, 'html' | 'text'>): PageSource | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = readMeta(head, 'docsearch:docusaurus_tag');
  const address = readMeta(head, 'og:url');
  if (tag === undefined || address === undefined || text === undefined) return undefined;
  return {
    tag,
    address,
    language: readMeta(head, 'docsearch:language'),
    version: readMeta(head, 'docsearch:version'),
    description: readMeta(head, 'description'),
    breadcrumbs: breadcrumbs.exec(html)?.[0] ?? '',
    text,
  };
}

/** Title of a page about a command; its hit shows how the command is written. */
const commandTitle = /^cap [a-z]+$/;

/** Cuts the source of a page into sections. */
export function splitSource(source: PageSource): PageParts {
  const sections = splitSections(source.text.nodes, squeeze(readAll(parseHtml(source.description ?? ''))));
  const title = sections[0]?.heading ?? '';
  if (sections[0] !== undefined && commandTitle.test(title)) {
    const usage = sections.find(({ heading }) => heading === 'Usage')?.code.split('\n')[0];
    if (usage) sections[0] = { ...sections[0], facts: usage };
  }
  const crumbs = parseHtml(source.breadcrumbs)
    .filter(isElement)
    .flatMap((nav) => findAll(nav, ({ tagName }) => tagName === 'li'))
    .map((crumb) => squeeze(readText(crumb)))
    .filter((text) => text !== '');
  return {
    tag: source.tag,
    language: source.language ?? 'en',
    version: source.version ?? '',
    route: new URL(source.address).pathname,
    title,
    group: crumbs.at(-2) ?? 'Documentation',
    label: crumbs.at(-1) ?? title,
    links: listLinks(source),
    sections,
  };
}

function listLinks({ text, address }: PageSource): string[] {
  const own = new URL(address);
  const targets = text.nodes
    .filter(isElement)
    .flatMap((node) => findAll(node, ({ tagName }) => tagName === 'a'))
    .map((link) => readAttribute(link, 'href') ?? '')
    .flatMap((href) => (URL.canParse(href, address) ? [new URL(href, address)] : []))
    .filter(({ origin, pathname }) => origin === own.origin && pathname !== own.pathname);
  return [...new Set(targets.map(({ pathname }) => pathname))].sort();
}

/** Walks through the content once, in reading order. */
function splitSections(nodes: readonly HtmlNode[], description: string): PageSection[] {
  const sections = [makeDraft(1, '', '')];
  let current = sections[0] ?? makeDraft(1, '', '');
  current.text.push(description, '\n');
  let listsSymptoms = false;
  let isRetold = false;
  // Types whose values are listed in a row. Their sections come behind all rows, because a row belongs to the heading in front of it.
  let types: (() => void)[] = [];

  const open = (level: number, heading: string, anchor: string): void => {
    current = makeDraft(level, heading, anchor);
    sections.push(current);
  };

  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) {
      current.text.push(readText(node));
      return;
    }
    const { tagName: name } = node;
    const classes = readAttribute(node, 'class') ?? '';
    if (factsClass.test(classes)) {
      current.facts = readFacts(node);
      return;
    }
    if (hasClass(node, 'api-history')) {
      const [since] = findAll(node, (child) => hasClass(child, 'api-since'));
      const member = [...sections].reverse().find(({ level }) => level <= 3);
      if (since !== undefined && member !== undefined) member.facts = joinFacts([member.facts, readWords(since)]);
    }
    if (
      silentElements.has(name) ||
      readAttribute(node, scriptsOnlyAttribute) !== undefined ||
      silentClass.test(classes) ||
      isLabel(node) ||
      isRepeatedTab(node)
    )
      return;
    if ((name === 'p' || name === 'li') && isOfGenerator(squeeze(readWords(node)))) return;
    if (/^h[1-6]$/.test(name)) {
      const heading = readHeading(node);
      const level = Number(name.slice(1));
      if (level === 1) current.heading = heading;
      else if (isPartHeading(node)) {
        current = [...sections].reverse().find((section) => section.level < level) ?? current;
        current.text.push(`\n${heading}\n`);
      } else {
        open(level, heading, readAttribute(node, 'id') ?? '');
        if (hasClass(node, 'api-part')) current.facts = readPartFacts(node, heading);
      }
    } else if (name === 'pre') {
      if (!isRetold) current.code.push(readWords(node));
      // A reader of hits sees by its brackets that it can be called.
      if (hasClass(node, 'api-signature') && !current.heading.endsWith(')')) current.heading += '()';
    } else if (name === 'tr' && (readAttribute(node, 'id') !== undefined || listsSymptoms)) {
      const parent = current;
      const [first, ...others] = node.childNodes.filter(isElement);
      const id = readAttribute(node, 'id');
      if (id === undefined) open(symptomLevel, squeeze(readWords(first)), parent.anchor);
      else open(rowLevel, readRowName(first), id);
      others.forEach(visit);
      current = parent;
    } else if (name !== 'table' && hasClass(node, recordsClass)) {
      const outer = types;
      types = [];
      node.childNodes.forEach(visit);
      for (const openType of types) openType();
      types = outer;
    } else if (isRecord(node)) {
      const parent = current;
      const [title, type] = [recordNameClass, 'record__type'].map(
        (part) => findAll(node, (child) => hasClass(child, part))[0],
      );
      const typeName = squeeze(readText(type)).replace(/(?:\[\])?(?: =.*)?$/, '');
      const id = readAttribute(node, 'id');
      const ownType = type && findAll(type, (child) => readAttribute(child, 'id') !== undefined)[0];
      if (id !== undefined) open(rowLevel, squeeze(readWords(title)).replace(/\?$/, ''), id);
      else if (ownType !== undefined) {
        open(4, typeName, readAttribute(ownType, 'id') ?? '');
        current.facts = typeWord;
      }
      for (const part of node.childNodes) {
        if (isElement(part) && part.tagName === 'dl' && readAttribute(part, 'id') !== undefined) {
          types.push(() => visitValues(part, typeName));
        } else if (part !== title || id === undefined) {
          current.text.push('\n');
          visit(part);
        }
      }
      current.text.push('\n');
      current = parent;
    } else {
      if (name === 'table') listsSymptoms = hasCauses(node);
      const border = blocks.has(name) ? '\n' : '';
      const label = readAttribute(node, tabLabelAttribute);
      const wasRetold = isRetold;
      isRetold ||= retoldTabs.has(label);
      current.text.push(border, isRetold && !wasRetold ? `${label}\n` : '');
      node.childNodes.forEach(visit);
      current.text.push(border);
      isRetold = wasRetold;
    }
  };

  /** Opens a section for a type and for each of its values that has an anchor. */
  const visitValues = (values: HtmlElement, typeName: string): void => {
    const parent = current;
    open(4, typeName, readAttribute(values, 'id') ?? '');
    current.facts = typeWord;
    const type = current;
    for (const part of values.childNodes) {
      const id = isElement(part) ? readAttribute(part, 'id') : undefined;
      if (id !== undefined) open(rowLevel, squeeze(readWords(part)), id);
      else visit(part);
      if (isElement(part) && part.tagName === 'dd') current = type;
    }
    current = parent;
  };

  nodes.forEach(visit);
  return sections.map(({ text, code, facts, ...rest }) => ({
    ...rest,
    ...(facts === '' ? {} : { facts }),
    text: joinLines(text.join('').split('\n')),
    code: joinLines([...new Set(code)].flatMap((block) => block.split('\n'))),
  }));
}

const unknowns = new Set<string>(Object.values(unknownErrors));

/** Returns whether a paragraph or an item of a list is on many pages in the same words. */
function isOfGenerator(words: string): boolean {
  return words.startsWith(factSourcesBeginning) || words === allChangesLabel || unknowns.has(words);
}

function isLabel(element: HtmlElement): boolean {
  return element.tagName === 'span' && hasClass(element, tagClass);
}

/** Reads the text of a node without labels. */
function readWords(node: HtmlNode | undefined): string {
  return readText(node, isLabel);
}

function readAll(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => readText(node)).join('');
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

/** Reads where a member works and what else the line behind its name says: `iOS, Android · asks for permission`. */
function readFacts(line: HtmlElement): string {
  const platforms = findAll(line, (element) => /(?:^|\s)on-\w/.test(readAttribute(element, 'class') ?? ''));
  const others = line.childNodes.filter((child) => !(isElement(child) && hasClass(child, 'api-platforms')));
  const words = others.map((child) =>
    isElement(child) && child.tagName === 'span' ? ` · ${readText(child)} · ` : readText(child),
  );
  return joinFacts([platforms.map((platform) => squeeze(readText(platform))).join(', '), ...words.join('').split('·')]);
}

/** What the hit of a type says that is shown with a method. */
const typeWord = 'Type';

/** Reads what a heading of a type says beside its name: `Type · Options · 15, one required`. */
function readPartFacts(heading: HtmlElement, name: string): string {
  const [count] = findAll(heading, ({ tagName }) => tagName === 'small');
  const role = squeeze(readText(heading, (child) => isLabel(child) || child === count)).slice(0, -name.length);
  return joinFacts([typeWord, role, readText(count)]);
}

function joinFacts(parts: readonly string[]): string {
  return parts
    .map(squeeze)
    .filter((part) => part !== '')
    .join(' · ');
}

/** Reads a heading. That of a part of a method is the name of its type: `Options ImageOptions` and the number of options say more to the eye. */
function readHeading(heading: HtmlElement): string {
  const isType = hasClass(heading, 'api-part') && readAttribute(heading, 'id') !== undefined;
  const [type] = isType ? findAll(heading, ({ tagName }) => tagName === 'code') : [];
  return squeeze(readText(type ?? heading, (child) => isLabel(child) || child.tagName === 'small'));
}

/** Reads the name in the first cell of a row, without badges and without the `?` of an optional property. */
function readRowName(cell: HtmlElement | undefined): string {
  const [code] = cell === undefined ? [] : findAll(cell, ({ tagName }) => tagName === 'code');
  return squeeze(readWords(code ?? cell)).replace(/\?$/, '');
}

/** Returns true for a table that lists symptoms: its second column is headed `cause`. */
function hasCauses(table: HtmlElement): boolean {
  const [, second] = findAll(table, ({ tagName }) => tagName === 'th');
  return squeeze(readWords(second)).toLowerCase() === 'cause';
}

/** Returns whether an element is a tab that repeats the first one. Tabs have their names in an attribute (see `src/components`). */
function isRepeatedTab(node: HtmlElement): boolean {
  const name = readAttribute(node, tabLabelAttribute);
  return name !== undefined && repeatedTabs.has(name);
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
