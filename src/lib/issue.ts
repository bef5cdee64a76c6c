/** The text of a correction, and the address at which an issue with that text is written. */
import type { Feedback } from '../config/feedback';

/** What the templates of `src/config/feedback.ts` may name in braces. */
export const issueFields = ['title', 'url', 'version', 'section', 'source', 'reason', 'sample'] as const;

/** What is known of a correction, as plain text; empty where there is nothing to say. */
export type IssueFields = Readonly<Record<(typeof issueFields)[number], string>>;

export interface IssueText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** How long an address may be. GitHub answers longer ones than 8,192 bytes with an error; a few are left for what it adds. */
export const addressLimit = 8_000;

/** How long a title may be: GitHub takes 256 characters. */
const titleLimit = 200;

/** Stands at the end of a text that was cut. */
const cutMark = '\n\n… (cut here because the address would be too long)';

/** Fields that are Markdown already: what the reader writes, and the code that is quoted with its fence. */
const markdownFields: readonly string[] = ['reason', 'sample'];

/** Fills in a template, each field once: what a field holds is never read as a template. */
function fill(template: string, read: (name: keyof IssueFields) => string): string {
  return template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const field = issueFields.find((candidate) => candidate === name);
    return field === undefined ? written : read(field);
  });
}

/** Puts a text into one line. */
function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Writes a text as code of Markdown, so that nothing in it is a link, an element or the name of a person who would be told.
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

/** Writes code as a block of Markdown. */
export function toCodeBlock(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${/^[\w+#-]+$/.test(language) ? language : ''}\n${code}\n${fence}`;
}

/** @returns how many backticks stand behind each other in a text, at most */
function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Writes a correction by the templates of the configuration. Paragraphs of the template that stay empty are left out. */
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
 * Makes the address at which an issue is written. Where it would be too long, the end of the text is left out, and the text says so.
 *
 * @param page on which issues are written, as the configuration has it
 */
export function toIssueAddress(page: string, { title, body }: IssueText): string {
  const make = (text: string): string => {
    const address = new URL(page);
    address.search = new URLSearchParams({ title, body: text }).toString();
    return address.href;
  };
  const whole = make(body);
  if (whole.length <= addressLimit) return whole;
  // Letters weigh between one byte and twelve, so the place is sought.
  const letters = [...body];
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (make(letters.slice(0, middle).join('') + cutMark).length <= addressLimit) fits = middle;
    else tooLong = middle;
  }
  return make(letters.slice(0, fits).join('') + cutMark);
}

/** Cuts a text between letters. */
function cut(text: string, limit: number): string {
  const letters = [...text];
  return letters.length <= limit ? text : `${letters.slice(0, limit - 1).join('')}…`;
}
