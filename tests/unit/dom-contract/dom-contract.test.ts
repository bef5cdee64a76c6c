import { SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import { describe, expect, it } from 'vitest';
import * as contract from '../../../src/lib/dom-contract';
import { listSources, readFile } from '../upstream/upstream';
import { findNames, type SearchedNames } from './find-names';

const names = Object.entries(contract).flatMap(([constant, value]): [string, string][] =>
  typeof value === 'string' ? [[constant, value]] : [],
);
const contractPath = 'src/lib/dom-contract.ts';

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
    const ofInfima = /^(?:navbar|dropdown|menu|tabs|breadcrumbs|footer$|row$|table-of-contents)/;
    const claimed = names.map(([, value]) => value).filter((value) => ofInfima.test(value));
    expect(claimed.length).toBeGreaterThan(20);
    expect(claimed.filter((value) => !infima.has(value))).toEqual([]);
  });

  it('are those that the theme exports', () => {
    const claimed = names.map(([, value]) => value).filter((value) => /^(?:theme-|docs-)/.test(value));
    expect(claimed.length).toBeGreaterThan(10);
    expect(claimed.filter((value) => !ofTheme.includes(value))).toEqual([]);
    expect(contract.skipLinkTargetId).toBe(SkipToContentFallbackId);
  });

  it('are different', () => {
    const values = names.map(([, value]) => value);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('each have a user', () => {
    const used = new Set(
      listSources()
        .filter(({ file, text }) => file !== contractPath && text.includes('/dom-contract'))
        .flatMap(
          ({ text }) => text.match(/\b\w+(?:Class|Attribute|Id|Meta|Label)\b|\bnoSuchPage\b|\bpageStyles\b/g) ?? [],
        ),
    );
    expect(Object.keys(contract).filter((constant) => !used.has(constant))).toEqual([]);
  });
});

/** Sources that can't import: scripts that are written into pages as they are. */
const inlineScripts = /^src\/(?:plugins\/.+\.js|search\/interface\/search-field\.ts)$/;

/** Sources with CSS, words or addresses in strings; and the entry, which still writes two names out. */
const others = /^src\/(?:cli|checks|config|components\/FrontPage)\/|^src\/browser\/main\.ts$/;

const searched: SearchedNames = {
  classes: new Set([
    ...infima,
    ...ofTheme,
    ...names.filter(([constant]) => constant.endsWith('Class')).map(([, value]) => value),
  ]),
  attributes: new Set(names.filter(([constant]) => constant.endsWith('Attribute')).map(([, value]) => value)),
};

describe('a name that a source writes out', () => {
  const sources = listSources().filter(({ file }) => /\.[cm]?[jt]sx?$/.test(file) && file !== contractPath);

  it('is imported instead', () => {
    const found = sources
      .filter(({ file }) => !inlineScripts.test(file) && !others.test(file))
      .flatMap((source) =>
        findNames(source, searched).map((name) => `${source.file}: import ${name} from ${contractPath}.`),
      );
    expect(found).toEqual([]);
  });

  it('is known, in scripts that are written into pages', () => {
    const found = sources
      .filter(({ file }) => inlineScripts.test(file))
      .flatMap((source) => findNames(source, searched));
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((name) => names.every(([, value]) => value !== name))).toEqual([]);
  });

  const small: SearchedNames = { classes: new Set(['navbar', 'menu']), attributes: new Set(['data-drawer']) };
  const find = (text: string) => findNames({ file: 'src/a.ts', text }, small);

  it.each([
    ["document.querySelector('nav.navbar > a');", ['navbar']],
    ['element.closest(`aside .menu [data-drawer]`);', ['menu', 'data-drawer']],
    ["element.classList.toggle('menu', isOpen);", ['menu']],
    ["if (hasClass(element, 'navbar')) stop();", ['navbar']],
    ["element.getAttribute('data-drawer');", ['data-drawer']],
  ])('is found in %s', (text, found) => expect(find(text)).toEqual(found));

  it.each([
    "const role = 'menu';",
    "import menu from './menu';",
    "// querySelector('.menu')\n/* '.navbar' */",
    "make('div', { class: 'menu' });",
    'document.querySelector(`.$' + '{menuClass}`);',
    "translate({ id: 'theme.Modal.menu' });",
    "document.querySelector('.menu-own');",
  ])('is not found in %s', (text) => expect(find(text)).toEqual([]));
});
