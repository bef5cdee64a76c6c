/** Reads the front matter of a page and says what is wrong with it, by the rules of Docusaurus and by the few that this site adds. */

import { type FrontMatterProblem, splitFrontMatter } from '@capacitor-docs/shared/markdown';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { nearestName } from '../../lib/nearest-name';

export interface CheckedText {
  /** Fields with the values that Docusaurus makes of them. A field with a mistake is there, too, as `undefined`. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** All that stops a build, in the order of the lines. */
  readonly problems: readonly FrontMatterProblem[];
  /** False if the text can't be read at all: nothing else is known about the page then. */
  readonly isReadable: boolean;
}

/** The rules of Docusaurus, by field. */
const rules = DocFrontMatterSchema.describe().keys as Readonly<Record<string, { type: string; allow?: unknown[] }>>;

/** All fields that Docusaurus has for pages of the documentation. */
export const knownFields: readonly string[] = Object.keys(rules);

/** What the value of a field must be, by the type in its rule. */
const types: Readonly<Record<string, string>> = {
  alternatives: 'a path or an address',
  array: 'a list of strings',
  boolean: 'true or false',
  number: 'a number',
  object: 'fields, indented below it',
  string: 'a string',
};

/** What a value must be if the type does not say it. */
const special: Readonly<Record<string, string>> = {
  id: 'a name without slashes, because the folder is added to it',
  slug: 'an address such as /apis/camera, of letters, digits, dots, dashes and single slashes',
  toc_min_heading_level: 'a heading level from 2 to 6, and not above toc_max_heading_level',
  toc_max_heading_level: 'a heading level from 2 to 6',
  last_update: 'a date or an author, indented below it, such as "date: 2026-01-31"',
};

const slugForm = /^(?:\/|\.\/|(?:\.\.\/)+)?(?:[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_.-]*(?:\/(?!$)|\/?$))*$/u;

/** Reads a page before it is compiled: its encoding, leftover marks of a merge, and its front matter. */
export function checkPageText(text: string): CheckedText {
  const fatal = findFatal(text);
  if (fatal !== undefined) return { frontMatter: {}, problems: [fatal], isReadable: false };
  if (!opening.test(text)) {
    const reason = 'the page has no front matter. Begin with ---, a title, a description and ---.';
    return { frontMatter: {}, problems: [{ line: 1, reason }], isReadable: true };
  }
  const split = splitFrontMatter(text);
  const frontMatter = { ...split.frontMatter };
  const problems = [...split.problems];
  const refuse = (name: string, reason: string): void => {
    problems.push({ line: findFieldLine(text, name), reason });
    frontMatter[name] = undefined;
  };
  for (const name of Object.keys(frontMatter).filter((field) => !knownFields.includes(field))) {
    // A shorter name is near to all short ones.
    const meant = name.length > 3 ? nearestName(name, knownFields) : undefined;
    if (meant === undefined) continue;
    refuse(name, `the front matter has no field "${name}". Did you mean "${meant}"?`);
    if (!Object.hasOwn(frontMatter, meant)) frontMatter[meant] = undefined;
  }
  // The checks would read another language than the build.
  if (frontMatter.mdx !== undefined) refuse('mdx', 'every page is MDX here. Remove the field "mdx".');
  const { value, wrong } = validate(frontMatter);
  if (wrong.includes('')) refuse('unlisted', 'a page is either a draft or unlisted. Keep one of the two fields.');
  for (const name of wrong.filter(Boolean)) {
    refuse(name, `${name} must be ${describe(name)}, but is ${JSON.stringify(frontMatter[name])}.`);
  }
  for (const name of ['title', 'description'].filter((field) => !Object.hasOwn(frontMatter, field))) {
    problems.push({ line: 1, reason: `the front matter has no ${name}. Add one.` });
  }
  const converted = Object.keys(frontMatter).map((name) => [
    name,
    frontMatter[name] === undefined ? undefined : value[name],
  ]);
  return {
    frontMatter: Object.fromEntries(converted),
    problems: problems.sort((a, b) => a.line - b.line),
    isReadable: true,
  };
}

/** @returns the values that Docusaurus makes of the fields, and the fields with a mistake; an empty name for one that is about several fields */
function validate(fields: Readonly<Record<string, unknown>>): { value: Record<string, unknown>; wrong: string[] } {
  const { value, error } = DocFrontMatterSchema.validate(fields, { abortEarly: false, allowUnknown: true });
  const isEmpty = (name: string): boolean => typeof value[name] === 'string' && value[name].trim() === '';
  const own = [
    ...['title', 'description'].filter(isEmpty),
    ...(typeof value.id === 'string' && value.id.includes('/') ? ['id'] : []),
    ...(typeof value.slug === 'string' && !slugForm.test(value.slug) ? ['slug'] : []),
  ];
  // Without its last slash, as the page's address has none.
  if (typeof value.slug === 'string') value.slug = value.slug.replace(/(?<=.)\/$/, '');
  const theirs = error?.details.map(({ path }) => String(path[0] ?? '')) ?? [];
  return { value, wrong: [...new Set([...theirs, ...own])] };
}

function describe(name: string): string {
  const { type = '', allow = [] } = rules[name] ?? {};
  return special[name] ?? `${types[type]}${allow.includes(null) ? ' or null' : ''}`;
}

/** @returns the line that a field of the front matter begins on */
export function findFieldLine(text: string, name: string): number {
  return text.split('\n').findIndex((line) => /^["']?([\w-]+)["']?\s*:/.exec(line)?.[1] === name) + 1 || 1;
}

const opening = /^---[^\S\n]*\n/;

/** Finds what makes the rest of the text meaningless. */
function findFatal(text: string): FrontMatterProblem | undefined {
  const find = (pattern: RegExp, reason: string): FrontMatterProblem | undefined => {
    const position = text.search(pattern);
    return position === -1 ? undefined : { line: text.slice(0, position).split('\n').length, reason };
  };
  return (
    find(/^\ufeff/, 'the file begins with a byte order mark. Save it as UTF-8 without one.') ??
    find(/[\0\ufffd]/, 'a character is not UTF-8. Save the file as UTF-8.') ??
    find(/^(?:<{7}|>{7}|\|{7}) /m, 'a merge was not finished. Keep one side and remove the marks.') ??
    find(/^---[^\S\n]*\n(?![\s\S]*?(?<=\n)---[^\S\n]*(?:\n|$))/, 'the front matter is not closed. Write --- below it.')
  );
}
