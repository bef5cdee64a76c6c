import { escapeHtml, type HostedHit, levels, symptomLevel } from '@capacitor-docs/search';
import { findReaderWords } from './reader-words';
import type { PageParts, PageSection } from './split-page';

/** A record of the hosted index: there is one for each heading, and one for each piece of its text and code. */
export interface SearchRecord extends HostedHit {
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** Readers' words for the subject of the page, in the record of its title; searched, never shown. */
  readonly keywords: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  /** For the order of equally good hits: pages before sections, upper sections before lower ones. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** Longest piece of content in characters; the service takes records of up to 10 KB. */
const pieceLength = 2000;

/**
 * Makes the records of all pages, in their order.
 *
 * @param siteUrl protocol and host of the site
 */
export function makeRecords(pages: readonly PageParts[], siteUrl: string): SearchRecord[] {
  return pages.flatMap((page) => {
    const trail: PageSection[] = [];
    return page.sections.flatMap((section, position) => {
      while ((trail.at(-1)?.level ?? 0) >= section.level) trail.pop();
      trail.push(section);
      return makeSectionRecords(page, trail, position, siteUrl);
    });
  });
}

/** @param trail the headings above a section, and the section itself at the end */
function makeSectionRecords(
  page: PageParts,
  trail: readonly PageSection[],
  position: number,
  siteUrl: string,
): SearchRecord[] {
  const section = trail.at(-1);
  if (section === undefined) return [];
  const { anchor, level } = section;
  const names = [page.group, ...trail.map(({ heading }) => heading || page.title)].slice(0, levels.length);
  const url = siteUrl + page.route;
  const id = `${page.tag}|${page.language}|${page.route}#${anchor}${level === symptomLevel ? `|${position}` : ''}`;
  const common = {
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor || null,
    hierarchy: Object.fromEntries(
      levels.map((name, index) => [name, names[index] === undefined ? null : escapeHtml(names[index])]),
    ) as SearchRecord['hierarchy'],
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
  };
  const own = levels[Math.max(1, names.length - 1)] as HostedHit['type'];
  return [
    {
      objectID: `${id}/h`,
      type: own,
      content: null,
      ...common,
      keywords: (level === 1 && findReaderWords(page.route, page.version)) || null,
      weight: { level: 100 - 10 * level, position },
    },
    ...[...cutPieces(section.text), ...cutPieces(section.code)].map(
      (piece, index): SearchRecord => ({
        objectID: `${id}/c${index}`,
        type: 'content',
        content: escapeHtml(piece),
        ...common,
        keywords: null,
        weight: { level: 0, position },
      }),
    ),
  ];
}

/** Cuts text between lines, and lines that are too long between words. */
function cutPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > pieceLength) {
    const line = rest.lastIndexOf('\n', pieceLength);
    const word = rest.lastIndexOf(' ', pieceLength);
    const end = line > 0 ? line : word > 0 ? word : pieceLength;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
