import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { buildFolder, listPages, readBuiltFile } from './site';

const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** Lists the class names in the selectors of a style sheet, with or without comments. */
function listClasses(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/** The sheet of `src/css` that only pages with a form import. */
const formSheet = 'forms.css';

/** Sheets of `src/css` that are not in the main one: those of parts, which are in the pages that have them, and those of elements. */
const others = [
  formSheet,
  'segments.css',
  ...['reference', 'admonitions', 'steps', 'marked-code', 'few'].map((name) => `${name}.css`),
];

/** Reads the sources of the main style sheet. */
function readSources(): string {
  const own = readdirSync(join(projectRoot, 'src/css'))
    .filter((file) => file.endsWith('.css') && !others.includes(file))
    .map((file) => join(projectRoot, 'src/css', file));
  // Those beside components that are on every page.
  const beside = ['src/theme', 'src/components'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /[\\/]styles\.css$/.test(file) && !/MobileSidebar|ToolPage|FrontPage/.test(file))
      .map((file) => join(projectRoot, folder, file)),
  );
  return [...own, ...beside].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** The styles that a page has in itself. */
const inlineStyles = /<style>(.*?)<\/style>/s;

describe('the main style sheet', () => {
  const [, sheet = ''] = inlineStyles.exec(readBuiltFile('index.html')) ?? [];
  const kept = listClasses(sheet);

  it('is in all pages, so that none waits for it, and nowhere else', () => {
    expect(kept.size).toBeGreaterThan(100);
    const without = listPages().filter(({ file }) => inlineStyles.exec(readBuiltFile(file))?.[1] !== sheet);
    expect(without.map(({ file }) => file)).toEqual([]);
    expect(files.filter((file) => /^assets\/css\/styles\./.test(file))).toEqual([]);
  });

  it('names its layers in the order of Docusaurus, in which a theme wins against Infima', () => {
    const order = ['infima', 'theme-common', 'theme-classic', 'core'].map((layer) => `docusaurus.${layer}`);
    const named = [...sheet.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) => names.split(','));
    expect([...new Set(named)].slice(0, order.length)).toEqual(order);
  });

  it('has every class of its sources that stands in a page, with the sheet for paper and the like', () => {
    const rare = files.filter((file) => /^assets\/css\/rare\.[\da-f]{8}\.css$/.test(file));
    expect(rare).toHaveLength(1);
    const all = new Set([...kept, ...rare.flatMap((file) => [...listClasses(readBuiltFile(file))])]);
    // Colors of alerts are in the sheet of admonitions, the mobile sidebar is in that of its code.
    const elsewhere = /^(?:alert--|navbar-sidebar)/;
    const known = new Set([...listClasses(readSources())].filter((name) => !elsewhere.test(name)));
    const lost = new Set<string>();
    for (const { file } of listPages()) {
      // Matches everything that looks like a class attribute. This finds more than parsing does, and takes seconds instead of a minute.
      for (const [, names = ''] of readBuiltFile(file).matchAll(/class=["']?([^"'>]*)/g)) {
        for (const name of names.split(/\s+/)) if (known.has(name) && !all.has(name)) lost.add(name);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('is all that the pages of this site need of Infima: src/css/infima.css has their classes', () => {
    const further = listPages().filter(({ file }) => /assets\/css\/infima\./.test(readBuiltFile(file)));
    expect(further.map(({ file }) => file)).toEqual([]);
  });

  it('lacks the classes of forms, which are in a sheet that each page with a form names', () => {
    const main = listClasses(readSources());
    const known = [...listClasses(readFileSync(join(projectRoot, 'src/css', formSheet), 'utf8'))];
    const own = known.filter((name) => !main.has(name));
    expect(own).toEqual(expect.arrayContaining(['field', 'checkbox', 'file-drop']));
    expect(own.filter((name) => kept.has(name))).toEqual([]);
    const classesOf = new Map<string, Set<string>>();
    const lost = new Set<string>();
    for (const { file } of listPages()) {
      const html = readBuiltFile(file);
      const sheets = new Set([...html.matchAll(/assets\/css\/[\w./-]+?\.css/g)].map(([sheet]) => sheet));
      for (const sheet of sheets) {
        if (!classesOf.has(sheet)) classesOf.set(sheet, listClasses(readBuiltFile(sheet)));
      }
      for (const [, names = ''] of html.matchAll(/class=["']?([^"'>]*)/g)) {
        for (const name of names.split(/\s+/)) {
          if (own.includes(name) && ![...sheets].some((sheet) => classesOf.get(sheet)?.has(name)))
            lost.add(`${file} ${name}`);
        }
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('lacks the classes of parts, whose styles are in each page that has the part', () => {
    const main = listClasses(readSources());
    const known = others.slice(2).map((file) => readFileSync(join(projectRoot, 'src/css', file), 'utf8'));
    const own = [...listClasses(known.join('\n'))].filter((name) => !main.has(name));
    expect(own).toEqual(expect.arrayContaining(['api-index', 'theme-admonition', 'code-line-added', 'cards']));
    expect([...kept]).not.toEqual(expect.arrayContaining(['api-index']));
    const lost = new Set<string>();
    for (const { file } of listPages()) {
      const html = readBuiltFile(file);
      const parts = [...html.matchAll(/<style data-page-head="?[\w-]+"?>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      const there = listClasses(parts.join('\n'));
      for (const [, names = ''] of html.matchAll(/class=["']?([^"'>]*)/g)) {
        for (const name of names.split(/\s+/)) if (own.includes(name) && !there.has(name)) lost.add(`${file} ${name}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('has every class of its sources that a script names', () => {
    const known = [...listClasses(readSources())];
    const scripts = files.filter((file) => /^assets\/js\/(?:main|runtime|[^/]+\/late)\b/.test(file)).map(readBuiltFile);
    const literals = new Set(
      scripts.flatMap((script) =>
        [...script.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' ')),
      ),
    );
    const named = known.filter((name) => literals.has(name));
    // States that no page has right after loading.
    expect(named).toEqual(expect.arrayContaining(['dropdown--show', 'menu__list-item--collapsed']));
    // The sheet of the mobile sidebar is loaded with its code.
    expect(named.filter((name) => !kept.has(name) && !name.startsWith('navbar-sidebar'))).toEqual([]);
  });

  it('lacks classes of its sources that stand nowhere', () => {
    expect([...kept]).not.toEqual(expect.arrayContaining(['hero--primary']));
    expect([...kept]).not.toEqual(expect.arrayContaining(['pills__item']));
  });

  it('leaves what is drawn later to the sheets that come with it', () => {
    const hasSome = (names: Iterable<string>): boolean[] =>
      ['search-modal', 'scroller_', 'progress_'].map((start) => [...names].some((name) => name.startsWith(start)));
    expect(hasSome(kept)).toEqual([false, false, false]);
    const later = files.filter((file) => /^assets\/css\/.*\.css$/.test(file)).map(readBuiltFile);
    expect(hasSome(later.flatMap((css) => [...listClasses(css)]))).toEqual([true, true, true]);
  });
});

describe('a style sheet of a single page', () => {
  const sheets = files.filter((file) => /^assets\/css\/p\/.+\.css$/.test(file));

  it('is named by that page, behind the main one', () => {
    expect(sheets).toContainEqual(expect.stringMatching(/^assets\/css\/p\/search\./));
    for (const sheet of sheets) {
      const page = sheet.replace(/^assets\/css\/p\//, '').replace(/\.[\da-f]{8}\.css$/, '');
      const html = readBuiltFile(`${page}/index.html`);
      expect(html.indexOf(sheet), sheet).toBeGreaterThan(html.indexOf('<style>'));
    }
  });
});
