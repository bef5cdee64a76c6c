import { makeSnippet, markWords, shorten } from './highlight';
import { rowLevel, symptomLevel } from './index-files';
import { type HitKind, kindOf } from './kinds';
import { type MarkedText, unmarked } from './marked-text';
import type { ShownSection } from './sections';

/** A place that answers a query. */
export interface SearchHit {
  readonly id: string;
  /** Absolute address. */
  readonly url: string;
  readonly kind: HitKind;
  readonly title: MarkedText;
  /** What answers directly: a signature, a type, a cause. Where nothing does, the line of its text that has most of the query. */
  readonly text: MarkedText;
  /** Title of the page that it is on. */
  readonly page: string;
  /** Sidebar category of the page. */
  readonly group: string;
}

/**
 * Makes the hit for a section.
 *
 * @param words words that answer the query, folded
 * @param origin origin of the site, because hits have absolute addresses
 */
export function makeHit(section: ShownSection, words: ReadonlySet<string>, origin: string): SearchHit {
  const { page, anchor, heading } = section;
  const url = `${origin}${page.route}${anchor === '' ? '' : `#${anchor}`}`;
  const answer = readAnswer(section);
  return {
    id: `${url}|${heading}`,
    url,
    kind: kindOf(section),
    title: markWords(shortenTitle(heading || page.title), words),
    text: answer === '' ? makeExcerpt(section, words) : markWords(shorten(answer), words),
    page: page.title,
    group: page.group,
  };
}

/** Returns the line of a section that has most of the words that answer the query, or its first line. */
export function makeExcerpt({ text, code }: ShownSection, words: ReadonlySet<string>): MarkedText {
  const [first = ''] = (text || code).split('\n');
  return makeSnippet(`${text}\n${code}`, words) ?? unmarked(shorten(first));
}

/** `getPhoto(…)` → `getPhoto`, `addListener('pause', …)` → `pause`; the same where the quotes are written as in HTML. */
export function shortenTitle(title: string): string {
  return title.replace(/^.*\((?:'|&#0?39;)(.+)(?:'|&#0?39;), …\)$/, '$1').replace(/\(…?\)$/, '');
}

/** Returns the line that answers directly: signature and platforms of a method, usage of a command, type of a key, cause of a message. */
function readAnswer({ level, heading, text, code, facts }: ShownSection): string {
  const [signature = ''] = code.split('\n');
  if (facts !== '') return [signature, facts].filter((part) => part !== '').join(' · ');
  if (level === symptomLevel) return text.split('\n')[0] ?? '';
  if (level === rowLevel) return readRow(text);
  return heading === 'Usage' ? signature : '';
}

/** Returns the type and default of a property or key, or the description of another row. */
function readRow(text: string): string {
  const value = /\bDefault: (\S+)/.exec(text)?.[1];
  return [text.split('\n')[0] ?? '', value === undefined ? '' : `default ${value}`]
    .filter((part) => part !== '')
    .join(' · ');
}
