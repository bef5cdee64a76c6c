/** The text of a correction, and the address that opens a new issue with that text. */
import type { Feedback } from '../config/feedback';

/** Placeholders that the templates of `src/config/feedback.ts` may contain in braces. */
export const issueFields = ['title', 'url', 'version', 'section', 'source', 'reason', 'sample'] as const;

/** Details of a correction, as plain text; empty where there is nothing to say. */
export type IssueFields = Readonly<Record<(typeof issueFields)[number], string>>;

export interface IssueText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** Maximum length of an address. GitHub answers addresses over 8,192 bytes with an error; the difference leaves room for what it adds. */
export const addressLimit = 8_000;

/** Maximum length of a title. GitHub accepts 256 characters. */
const titleLimit = 200;

/** Appended to a text that was cut. */
const cutMark = '\n\n… (cut here because the address would be too long)';

/** Fields that are already Markdown: the reader's own text, and the code that is quoted with its fence. */
const markdownFields: readonly string[] = ['reason', 'sample'];

/** Fills in a template in one pass, so that the content of a field is never read as a template. */
function fill(template: string, read: (name: keyof IssueFields) => string): string {
  return template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const field = issueFields.find((candidate) => candidate === name);
    return field === undefined ? written : read(field);
  });
}

/** Puts a text on one line. */
function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Formats a text as inline code in Markdown, so that nothing in it becomes a link, an element, or a mention that notifies somebody.
 *
 * @returns one line; a dash for an empty text
 */
export function toInlineCode(text: string): string {
  const line = toLine(text);
  if (line === '') return '–';
  const fence = '`'.repeat(longestRun(line) + 1);
  const gap = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${gap}${line}${gap}${fence}`;
}

/** Formats code as a Markdown code block. */
export function toCodeBlock(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${/^[\w+#-]+$/.test(language) ? language : ''}\n${code}\n${fence}`;
}

/** @returns the length of the longest run of backticks in a text */
function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Writes a correction from the templates in the configuration. Paragraphs of the template that stay empty are left out. */
export function writeIssue({ title, body }: Pick<Feedback, 'title' | 'body'>, fields: IssueFields): IssueText {
  const read = (name: keyof IssueFields): string =>
    markdownFields.includes(name) ? fields[name].trim() : toInlineCode(fields[name]);
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => fill(paragraph.trim(), read));
  return {
    title: cut(toLine(fill(title, (name) => fields[name])), titleLimit),
    body: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
  };
}

/**
 * Returns the address that opens a new issue. If it would be too long, the end of the text is cut, and the text says so.
 *
 * @param page address for new issues, from the configuration
 */
export function toIssueAddress(page: string, { title, body }: IssueText): string {
  const make = (text: string): string => {
    const address = new URL(page);
    address.search = new URLSearchParams({ title, body: text }).toString();
    return address.href;
  };
  const whole = make(body);
  if (whole.length <= addressLimit) return whole;
  // A letter takes between one byte and twelve, so a binary search finds the place to cut.
  const letters = [...body];
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (make(letters.slice(0, middle).join('') + cutMark).length <= addressLimit) fits = middle;
    else tooLong = middle;
  }
  return make(letters.slice(0, fits).join('') + cutMark);
}

/** Cuts a text to a maximum length without splitting a letter. */
function cut(text: string, limit: number): string {
  const letters = [...text];
  return letters.length <= limit ? text : `${letters.slice(0, limit - 1).join('')}…`;
}
