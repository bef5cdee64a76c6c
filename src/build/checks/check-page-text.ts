import { nearestName } from '../../lib/nearest-name';
import { inputError } from '../errors/input-error';
import { FrontMatterError, type FrontMatterValue, splitFrontMatter } from '../markdown/split-front-matter';

type Kind = 'text' | 'text or null' | 'boolean' | 'number' | 'slug' | 'heading level';

/** Allowed front matter fields: those of Docusaurus 3 that fit on one line and have an effect on this site. */
const fields: Readonly<Record<string, Kind>> = {
  title: 'text',
  description: 'text',
  slug: 'slug',
  sidebar_label: 'text',
  sidebar_position: 'number',
  sidebar_class_name: 'text',
  displayed_sidebar: 'text or null',
  pagination_label: 'text',
  pagination_next: 'text or null',
  pagination_prev: 'text or null',
  hide_title: 'boolean',
  hide_table_of_contents: 'boolean',
  toc_min_heading_level: 'heading level',
  toc_max_heading_level: 'heading level',
  image: 'text',
  draft: 'boolean',
  unlisted: 'boolean',
};

const kinds: Readonly<Record<Kind, { must: string; accepts: (value: FrontMatterValue) => boolean }>> = {
  text: { must: 'a string', accepts: isText },
  'text or null': { must: 'a string or null', accepts: (value) => value === null || isText(value) },
  boolean: { must: 'true or false', accepts: (value) => typeof value === 'boolean' },
  number: { must: 'a number', accepts: (value) => typeof value === 'number' },
  slug: {
    must: 'an address such as /apis/camera, of letters, digits, dots, dashes and single slashes',
    accepts: (value) =>
      typeof value === 'string' && /^\/?(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/.test(value) && value !== '',
  },
  'heading level': {
    must: 'a heading level from 2 to 6',
    accepts: (value) => [2, 3, 4, 5, 6].some((level) => level === value),
  },
};

/**
 * Checks a page before it is compiled: its encoding, leftover merge conflict markers, and its front matter.
 *
 * @param file path from the root of the project, for the message
 * @throws one line for the first problem, with the file and line number
 */
export function checkPageText(file: string, text: string): void {
  const fail = (line: number, problem: string): Error => inputError(`${file}:${line}: ${problem}`);
  const lineAt = (position: number): number => text.slice(0, position).split('\n').length;

  if (text.startsWith('\ufeff')) throw fail(1, 'the file begins with a byte order mark. Save it as UTF-8 without one.');
  const foreign = text.search(/[\0\ufffd]/);
  if (foreign !== -1) throw fail(lineAt(foreign), 'a character is not UTF-8. Save the file as UTF-8.');
  const conflict = text.search(/^(?:<{7}|>{7}|\|{7}) /m);
  if (conflict !== -1) throw fail(lineAt(conflict), 'a merge was not finished. Keep one side and remove the marks.');
  if (!/^---[^\S\n]*\r?\n/.test(text)) {
    throw fail(1, 'the page has no front matter. Begin with ---, a title, a description and ---.');
  }
  if (!/\n---[^\S\n]*\r?(?:\n|$)/.test(text)) throw fail(1, 'the front matter is not closed. Write --- below it.');
  const { frontMatter } = split(text, fail);
  const lineOf = (name: string): number => text.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1;

  for (const [name, value] of Object.entries(frontMatter)) {
    const kind = fields[name];
    if (name === 'id') throw fail(lineOf(name), "a page's id is its path. Rename the file, or set its slug.");
    if (kind === undefined) {
      const nearest = nearestName(name, Object.keys(fields));
      const hint =
        nearest === undefined ? `Known are ${Object.keys(fields).join(', ')}.` : `Did you mean "${nearest}"?`;
      throw fail(lineOf(name), `the front matter has no field "${name}". ${hint}`);
    }
    const { accepts, must } = kinds[kind];
    if (!accepts(value)) {
      const hint = must.startsWith('a string') && value !== null && value !== '' ? ' Put it in quotes.' : '';
      throw fail(lineOf(name), `${name} must be ${must}, but is ${JSON.stringify(value)}.${hint}`);
    }
  }
  for (const name of ['title', 'description']) {
    if (frontMatter[name] === undefined) throw fail(1, `the front matter has no ${name}. Add one.`);
  }
}

function split(text: string, fail: (line: number, problem: string) => Error): ReturnType<typeof splitFrontMatter> {
  try {
    return splitFrontMatter(text);
  } catch (error) {
    if (error instanceof FrontMatterError) throw fail(error.line, error.reason);
    throw error;
  }
}

function isText(value: FrontMatterValue): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
