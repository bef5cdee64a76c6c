/** Pages with invalid text or front matter, which is found before they are compiled. */
import { checkPageText } from '../../../src/build/checks/check-page-text';
import type { BadCase } from './bad-case';

const file = 'docs/page.md';
const description = 'description: What this page is about, in one sentence.';

/** Throws the first problem of a text, as the build does. */
const check = (text: string) => () => {
  const [problem] = checkPageText(text).problems;
  if (problem !== undefined) throw new Error(`${file}:${problem.line}: ${problem.reason}`);
};

/** Creates a page with additional lines of front matter after the title. */
const withLines = (...lines: string[]) =>
  check(['---', 'title: A page', description, ...lines, '---', '', 'Text.'].join('\n'));

/** Fields with a value of the wrong type, in line 4. */
const wrongValues: readonly (readonly [field: string, value: string, must: string])[] = [
  ['sidebar_label', 'true', 'a string'],
  ['sidebar_label', '""', 'a string'],
  ['pagination_label', 'false', 'a string'],
  ['pagination_prev', 'true', 'a string or null'],
  ['sidebar_position', 'first', 'a number'],
  ['hide_title', 'yes', 'true or false'],
  ['hide_title', '1', 'true or false'],
  ['hide_table_of_contents', 'on', 'true or false'],
  ['draft', 'maybe', 'true or false'],
  ['unlisted', '0', 'true or false'],
  ['toc_min_heading_level', '1', 'a heading level from 2 to 6'],
  ['toc_max_heading_level', '7', 'a heading level from 2 to 6'],
  ['toc_max_heading_level', 'h3', 'a heading level from 2 to 6'],
  ['slug', '/apis//camera', 'an address'],
  ['slug', '/../secret', 'an address'],
  ['slug', '/a page', 'an address'],
  ['slug', '/camera?tab=1', 'an address'],
  ['slug', '\\apis\\camera', 'an address'],
  ['image', '12', 'a path or an address'],
  ['custom_edit_url', '12', 'a path or an address or null'],
  ['keywords', 'photo', 'a list of strings'],
  ['keywords', '[]', 'a list of strings'],
  ['tags', '{ a: b }', 'a list of strings'],
  ['sidebar_custom_props', 'x', 'fields, indented'],
  ['last_update', 'yesterday', 'a date or an author'],
  ['last_update', '{ date: yesterday }', 'a date or an author'],
  ['toc_min_heading_level', '5\ntoc_max_heading_level: 3', 'a heading level from 2 to 6, and not above'],
  ['id', 'apis/camera', 'a name without slashes'],
];

/** Typos in field names, and the intended names. */
const slips: readonly (readonly [written: string, meant: string])[] = [
  ['sidebar_lable', 'sidebar_label'],
  ['sidebarLabel', 'sidebar_label'],
  ['slugg', 'slug'],
  ['hide_tabel_of_contents', 'hide_table_of_contents'],
  ['Draft', 'draft'],
  ['sidebar-position', 'sidebar_position'],
  ['pagination_nxt', 'pagination_next'],
];

/** Lines that are not YAML, in line 4. */
const wrongLines: readonly (readonly [what: string, line: string, says: string])[] = [
  ['brackets that are not closed', 'keywords: [a, b', 'the brackets are not closed'],
  ['words', 'just words', 'write "key: value"'],
  ['a tab in front', '\tslug: /a', 'tab characters'],
  ['a colon in a plain text', 'sidebar_label: Camera: photos', 'a value with a colon must be in quotes'],
  ['an unknown escape', 'sidebar_label: "a\\q"', 'not valid YAML: unknown escape sequence'],
  ['an at sign', 'sidebar_label: @camera', 'begins with @ must be in quotes'],
  ['a backtick', 'sidebar_label: `camera`', 'begins with ` must be in quotes'],
  ['text behind quotes', 'sidebar_label: "Camera" photos', 'the quotes must be around the whole value'],
  ['quotes that are not closed', 'sidebar_label: "Camera', 'the quotes are not closed'],
  ['single quotes that are not closed', "sidebar_label: 'Camera", 'the quotes are not closed'],
  ['one lonely quote', 'sidebar_label: "', 'the quotes are not closed'],
  ['a field that appears twice', 'title: Another', '"title" appears twice'],
  ['another language', 'mdx: { format: md }', 'every page is MDX here'],
  ['a draft that is unlisted', 'unlisted: true\ndraft: true', 'either a draft or unlisted'],
];

export const pageCases: readonly BadCase[] = [
  ...wrongValues.map(([field, value, must]) => ({
    name: `front matter: ${field}: ${value}`,
    run: withLines(`${field}: ${value}`),
    says: [`${file}:4: `, `${field} must be ${must}`, 'but is'],
  })),
  ...slips.map(([written, meant]) => ({
    name: `front matter: the slip ${written}`,
    run: withLines(`${written}: x`),
    says: [`${file}:4: `, `no field "${written}"`, `Did you mean "${meant}"?`],
  })),
  ...wrongLines.map(([what, line, says]) => ({
    name: `front matter: ${what}`,
    run: withLines(line),
    says: [`${file}:4: `, says],
  })),
  { name: 'an empty file', run: check(''), says: [`${file}:1: `, 'no front matter', 'Begin with ---'] },
  { name: 'a file of blanks', run: check(' \n\n'), says: [`${file}:1: `, 'no front matter'] },
  { name: 'no front matter', run: check('# Camera\n'), says: [`${file}:1: `, 'no front matter'] },
  { name: 'an empty line before it', run: check('\n---\ntitle: A\n---\n'), says: [`${file}:1: `, 'no front matter'] },
  {
    name: 'front matter without an end',
    run: check('---\ntitle: A\n\nText'),
    says: [`${file}:1: `, 'not closed', '---'],
  },
  {
    name: 'front matter with four dashes',
    run: check('----\ntitle: A\n----\n'),
    says: [`${file}:1: `, 'no front matter'],
  },
  { name: 'an empty front matter', run: check('---\n---\n'), says: [`${file}:1: `, 'has no title', 'Add one'] },
  { name: 'no title', run: check(`---\n${description}\n---\n`), says: [`${file}:1: `, 'has no title'] },
  {
    name: 'an empty title',
    run: check(`---\n${description}\ntitle:\n---\n`),
    says: [`${file}:3: `, 'title must be a string'],
  },
  { name: 'no description', run: check('---\ntitle: A\n---\n'), says: [`${file}:1: `, 'has no description'] },
  {
    name: 'a byte order mark',
    run: check('\ufeff---\ntitle: A\n---\n'),
    says: [`${file}:1: `, 'byte order mark', 'UTF-8'],
  },
  {
    name: 'another encoding',
    run: check('---\ntitle: A\n---\n\nGr\ufffd\ufffde\n'),
    says: [`${file}:5: `, 'not UTF-8', 'Save'],
  },
  { name: 'a file of zeroes', run: check('---\n\0\0\0'), says: [`${file}:2: `, 'not UTF-8'] },
  ...['<<<<<<< HEAD', '>>>>>>> theirs', '||||||| base'].map((mark) => ({
    name: `the mark ${mark} of a merge`,
    run: withLines('---', '', 'a', mark),
    says: [`${file}:7: `, 'merge was not finished', 'Keep one side'],
  })),
];
