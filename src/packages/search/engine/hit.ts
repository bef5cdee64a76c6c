import { highlight, makeSnippet, shorten } from './highlight';
import { rowLevel, symptomLevel } from './index-files';
import { kindOf } from './kinds';
import { escapeHtml } from './marked-text';
import { type HighlightedValue, type HitType, type Level, levels, type SearchHit } from './response';
import type { ShownSection } from './sections';

/**
 * Makes the hit for a section.
 *
 * @param words words that answer the query, folded
 * @param origin origin of the site, because hits have absolute addresses
 */
export function makeHit(section: ShownSection, words: ReadonlySet<string>, origin: string): SearchHit {
  const { page, anchor, heading, level } = section;
  const names = [page.group, ...section.trail, heading || page.title].slice(0, levels.length);
  const own = names.length - 1;
  const url = `${origin}${page.route}`;
  const headingHtml = highlight(heading || page.title, words);
  const snippet = makeSnippet(`${section.text}\n${section.code}`, words);
  const isByHeading = level === symptomLevel || snippet === undefined || headingHtml.includes('<mark>');
  const type = level === 1 ? 'lvl1' : isByHeading ? levelOf(own) : 'content';
  const content = snippet ?? escapeHtml(shorten(firstLine(section)));

  const answer = readAnswer(section);

  const value = (html: string): HighlightedValue => ({
    value: html,
    matchLevel: html.includes('<mark>') ? 'partial' : 'none',
    matchedWords: [],
  });
  return {
    objectID: `${page.tag}|${page.route}#${anchor}${level === symptomLevel ? `|${heading}` : ''}`,
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor || null,
    type,
    kind: kindOf(section),
    content: type === 'content' || level === 1 ? content : null,
    ...(answer === '' ? {} : { answer: highlight(shorten(answer), words) }),
    hierarchy: Object.fromEntries(
      levels.map((name, index) => [name, names[index] === undefined ? null : escapeHtml(names[index])]),
    ) as Record<Level, string | null>,
    _highlightResult: { hierarchy: { lvl0: value(escapeHtml(page.group)) } },
    _snippetResult: {
      hierarchy: { [levelOf(own)]: value(headingHtml) },
      content: value(content),
    },
  };
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

function levelOf(index: number): HitType & Level {
  return levels[Math.min(Math.max(index, 1), 6)] as HitType & Level;
}

function firstLine({ text, code }: Pick<ShownSection, 'text' | 'code'>): string {
  return (text || code).split('\n')[0] ?? '';
}
