import { SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import { describe, expect, it } from 'vitest';
import { contractNames } from '../../dom-contract';
import { listSources, readFile } from '../upstream/upstream';
import { findNames } from './find-names';

const names = Object.entries(contractNames);
const sources = listSources().filter(({ file }) => /\.[cm]?[jt]sx?$/.test(file) && file !== 'src/lib/dom-contract.ts');

/** Code that browsers load. It writes names out, because a module of constants would weigh 0.7 kB in the first view. */
const inBrowser =
  /^src\/(?:browser\/(?!islands\/|main\.)|lists\/|page-tools\/|packages\/(?:explain|search\/ui)\/|plugins\/(?:.+\.js$|light-client\/client-module)|(?:components\/.+|compatibility)\/element\.ts$|theme\/.+\.ts$)/;

/** Sources with CSS, words or addresses in strings, and the parts of the browser layer that are about islands. */
const others = /^src\/(?:packages\/(?:docs-cli|docs-checks|reference)|config|components\/FrontPage|browser)\//;

/** Lists the classes of a style sheet. */
const readClasses = (css: string): Set<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '').matchAll(/\.(-?[A-Za-z][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

const infima = readClasses(readFile('node_modules/infima/dist/css/default/default.css') ?? '');

/** Lists the strings in an object, however deep. */
const listStrings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listStrings);

const ofTheme = listStrings(ThemeClassNames);

describe('the names that browser code and the build share', () => {
  it('are those of Infima', () => {
    const ofInfima = /^(?:navbar|dropdown|menu|tabs|footer$|row$|table-of-contents)/;
    const claimed = names.map(([, value]) => value).filter((value) => ofInfima.test(value));
    expect(claimed.length).toBeGreaterThan(20);
    expect(claimed.filter((value) => !infima.has(value))).toEqual([]);
  });

  it('are those that the theme exports', () => {
    const claimed = names.map(([, value]) => value).filter((value) => /^(?:theme-|docs-)/.test(value));
    expect(claimed.length).toBeGreaterThan(5);
    expect(claimed.filter((value) => !ofTheme.includes(value))).toEqual([]);
    expect(contractNames).toHaveProperty([`${SkipToContentFallbackId} Id`]);
  });

  it('are different', () => {
    const values = names.map(([, value]) => value);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('each have a user', () => {
    const imported = sources
      .filter(({ text }) => text.includes('/dom-contract'))
      .flatMap(({ text }) => text.match(/\b\w+(?:Class|Attribute|Id|Meta|Label)\b|\bnoSuchPage\b/g) ?? []);
    const written = sources.filter(({ file }) => inBrowser.test(file)).flatMap(({ text }) => findNames(text));
    expect(names.filter(([constant, value]) => !imported.includes(constant) && !written.includes(value))).toEqual([]);
  });
});

describe('a name that a source writes out', () => {
  const values = new Set(names.map(([, value]) => value));

  /** Names that only code in the browser gives, with those of the element around an island, and words that look like selectors. */
  const ofBrowser = new Set(
    'bar woff2 code-copied code-explain code-report code-wrap search-field search-modal search-list description data-result data-more data-on map lvl1 lvl2 lvl3 lvl4'.split(
      ' ',
    ),
  );

  it('is known, in code that browsers load', () => {
    const found = sources
      .filter(({ file }) => inBrowser.test(file))
      .flatMap(({ file, text }) => findNames(text).map((name) => ({ file, name })));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ name }) => !values.has(name) && !ofBrowser.has(name))).toEqual([]);
  });

  it('is imported elsewhere', () => {
    const searched = new Set([...infima, ...ofTheme, ...values]);
    const found = sources
      .filter(({ file }) => !inBrowser.test(file) && !others.test(file))
      .flatMap(({ file, text }) => findNames(text).map((name) => ({ file, name })));
    expect(found.filter(({ name }) => searched.has(name))).toEqual([]);
  });

  it.each([
    ["document.querySelector('nav.navbar > a');", ['navbar']],
    ['element.closest(`aside .menu [data-csv]`);', ['menu', 'data-csv']],
    ["element.classList.toggle('menu', isOpen);", ['menu']],
    ["if (hasClass(element, 'navbar')) stop();", ['navbar']],
    ["element.getAttribute('data-csv');", ['data-csv']],
    [
      'const tags = \'[data-rh], meta[name="folded-route"], #__root > .menu\';',
      ['data-rh', 'folded-route', '__root', 'menu'],
    ],
  ])('is found in %s', (text, found) => expect(findNames(text)).toEqual(found));

  it.each([
    "const role = 'menu';",
    "import menu from './menu.module';",
    "// querySelector('.menu')\n/* '.navbar' */",
    "make('div', { class: 'menu' });",
    'document.querySelector(`.$' + '{menuClass}`);',
    "translate({ id: 'theme.Modal.menu' });",
    "fetch('https://menu.example.com');",
    "element.getAttribute('href');",
  ])('is not found in %s', (text) => expect(findNames(text)).toEqual([]));
});
