/** Pages with invalid text or front matter, which is found before they are compiled. */
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkPageText } from '../../../src/build/checks/check-page-text';
import { projectRoot } from '../../../src/build/files/project-root';
import { parseFrontMatter } from '../../../src/remark/parse-front-matter';
import type { BadCase } from './bad-case';

const file = 'docs/page.md';
const description = 'description: What this page is about, in one sentence.';

/** Runs the check that comes before the front matter parser. */
const check = (text: string) => () => checkPageText(file, text);

/** Creates a page with additional lines of front matter after the title. */
const withLines = (...lines: string[]) =>
  check(['---', 'title: A page', description, ...lines, '---', '', 'Text.'].join('\n'));

/** Runs the front matter parser that the site passes to Docusaurus, on a page with the given line 4. */
const parse = (line: string) => () =>
  parseFrontMatter({
    filePath: join(projectRoot, file),
    fileContent: ['---', 'title: A page', description, line, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

/** Lines that only the YAML parser or the rules of Docusaurus reject. */
const refusedLater: readonly (readonly [line: string, ...says: string[]])[] = [
  ['sidebar_label: "a\\q"', 'not valid YAML: unknown escape sequence', 'in quotes'],
  ['sidebar_label: @camera', 'not valid YAML', 'in quotes'],
  ['sidebar_label: `camera`', 'not valid YAML'],
  ['toc_min_heading_level: 5\ntoc_max_heading_level: 3', '"toc_min_heading_level" must be'],
];

/** Fields with a value of the wrong type, in line 4. */
const wrongValues: readonly (readonly [field: string, value: string, must: string])[] = [
  ['sidebar_label', '5', 'a string'],
  ['sidebar_label', 'true', 'a string'],
  ['sidebar_label', '""', 'a string'],
  ['sidebar_class_name', '0', 'a string'],
  ['pagination_label', 'false', 'a string'],
  ['pagination_next', '3', 'a string or null'],
  ['pagination_prev', 'true', 'a string or null'],
  ['displayed_sidebar', '1', 'a string or null'],
  ['sidebar_position', 'first', 'a number'],
  ['sidebar_position', '"2"', 'a number'],
  ['hide_title', 'yes', 'true or false'],
  ['hide_title', '1', 'true or false'],
  ['hide_table_of_contents', '"true"', 'true or false'],
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
  ['slug', '5', 'an address'],
  ['image', '12', 'a string'],
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

/** Lines that are not `key: value`, in line 4. */
const wrongLines: readonly (readonly [what: string, line: string, says: string])[] = [
  ['a list in brackets', 'keywords: [a, b]', 'without lists or nesting'],
  ['an object', 'image: { src: a }', 'without lists or nesting'],
  ['a text over several lines', 'sidebar_label: |', 'without lists or nesting'],
  ['an anchor of YAML', 'sidebar_label: &a b', 'without lists or nesting'],
  ['a list below', '  - b', 'without lists or nesting'],
  ['words', 'just words', 'without lists or nesting'],
  ['a tab in front', '\tslug: /a', 'without lists or nesting'],
  ['a colon in a plain text', 'sidebar_label: Camera: photos', 'must be in quotes'],
  ['quotes that are not closed', 'sidebar_label: "Camera', 'the quotes are not closed'],
  ['single quotes that are not closed', "sidebar_label: 'Camera", 'the quotes are not closed'],
  ['one lonely quote', 'sidebar_label: "', 'the quotes are not closed'],
  ['a field that appears twice', 'title: Another', '"title" appears twice'],
];

export const pageCases: readonly BadCase[] = [
  ...wrongValues.map(([field, value, must]) => ({
    name: `front matter: ${field}: ${value}`,
    run: withLines(`${field}: ${value}`),
    says: [`${file}:4: `, `${field} must be ${must}`, 'but is'],
  })),
  ...refusedLater.map(([line, ...says]) => ({
    name: `front matter: ${line}`,
    run: parse(line),
    says: [`${file}:4: `, ...says],
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
  ...['author', 'tags', 'custom_edit_url'].map((field) => ({
    name: `front matter: the unknown field ${field}`,
    run: withLines(`${field}: x`),
    says: [`${file}:4: `, `no field "${field}"`, 'Known are title, description'],
  })),
  {
    name: 'front matter: an id',
    run: withLines('id: camera'),
    says: [`${file}:4: `, "a page's id is its path", 'Rename'],
  },
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
  {
    name: 'a title of digits',
    run: check(`---\ntitle: 5\n${description}\n---\n`),
    says: [`${file}:2: `, 'Put it in quotes'],
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
