import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { isUsed, NameCollector } from '../../../src/plugins/light-client/styles/names';
import {
  inlinePartStyles,
  inlineStyles,
  linkElementStyles,
} from '../../../src/plugins/light-client/styles/place-styles';
import { purgeStyles } from '../../../src/plugins/light-client/styles/purge';
import { renameVariables } from '../../../src/plugins/light-client/styles/rename-variables';
import { splitRare } from '../../../src/plugins/light-client/styles/split-rare';
import { foldVariables } from '../../../src/plugins/light-client/styles/variables';

/** Purges a style sheet as in a build with this page and this script. */
function purge(css: string, { html = '', script = '' } = {}): string {
  const names = new NameCollector();
  names.addPage(html);
  names.addScript(script);
  return purgeStyles(css, names.list());
}

/** Folds the custom properties of a style sheet. */
function fold(css: string, foreign: readonly string[] = []): string {
  const root = parse(css);
  foldVariables(root, new Set(foreign));
  return root.toString().replace(/\s+/g, ' ').trim();
}

/** Renames the custom properties of a style sheet. */
function rename(css: string, foreign: readonly string[] = []): string {
  const root = parse(css);
  renameVariables(root, new Set(foreign));
  return root.toString();
}

describe('purgeStyles', () => {
  it('takes out of layers what a rule outside of layers always overrides', () => {
    const layer = '@layer a{p,q{color:red}p{padding-left:1px;margin:0;border-radius:1px}}';
    expect(purge(`${layer}p{color:#00f;padding:2px;border:0}`)).toBe(
      '@layer a{p,q{color:red}p{border-radius:1px;margin:0}}p{color:#00f;border:0;padding:2px}',
    );
    expect(purge('@layer a{p{color:red}}q,p{color:#00f}')).toBe('@layer a;q,p{color:#00f}');
  });

  it.each([
    ['under a condition', '@layer a{p{color:red}}@media print{p{color:#00f}}'],
    ['of less specificity', '@layer a{p.x{color:red}}p{color:#00f}'],
    ['without importance', '@layer a{p{color:red!important}}p{color:#00f}'],
  ])('keeps in layers what is overridden only %s', (_, css) => {
    expect(purge(css, { html: '<p class="x">' })).toBe(css);
  });

  it('takes out of layers what is in the list, and leaves it elsewhere', () => {
    const rules =
      '.button--primary{color:red}.close{color:red;float:right}.linkLabel_WmDU{-webkit-line-clamp:2;overflow:hidden}';
    expect(purge(`@layer a{${rules}}`, { html: '<p class="button--primary close linkLabel_WmDU">' })).toBe(
      '@layer a{.close{float:right}.linkLabel_WmDU{overflow:hidden}}',
    );
    expect(purge('.button--primary{color:red}', { html: '<p class="button--primary">' })).toBe(
      '.button--primary{color:red}',
    );
  });

  it('takes out rules of classes that stand nowhere', () => {
    expect(purge('.a{color:red}.b{color:red;margin:0}.a .c{margin:0}', { html: '<p class="a">' })).toBe(
      '.a{color:red}',
    );
  });

  it.each([
    ['a page', { html: '<p class="x menu">' }],
    ['a page without quotes', { html: '<p class=menu>' }],
    ['an inline script of a page', { html: "<script>root.classList.add('menu')</script>" }],
    ['a script', { script: 'e.className="x menu"' }],
    ['HTML in a script', { script: String.raw`e="<p class=\"menu\">"` }],
  ])('keeps a class that stands in %s', (_, build) => {
    expect(purge('.menu{color:red}', build)).toBe('.menu{color:red}');
  });

  it.each([
    ['begins', '.alert--info{color:red}', 'e="alert alert--"+kind'],
    ['ends', '.menu--open{color:red}', 'e=name+"--open"'],
  ])('keeps a class whose name a script %s', (_, css, script) => {
    expect(purge(css, { script })).toBe(css);
  });

  it.each([
    ['elements', 'kbd{color:red}'],
    ['ids', '#menu{color:red}'],
    ['attributes', '[class*=menu]{color:red}'],
    ['names with an escape', String.raw`.a\:b{color:red}`],
    ['what a class must not be', 'p:not(.menu){color:red}'],
    ['one selector of several', 'p,.menu{color:red}'],
  ])('keeps what it can not tell of: %s', (_, css) => {
    expect(purge(css)).toBe(css);
  });

  it.each(['application/json', 'application/ld+json'])('takes words of data (%s) for no classes', (type) => {
    expect(purge('.menu{color:red}', { html: `<script type="${type}">{"title":"menu"}</script>` })).toBe('');
  });

  it('names custom properties anew that only the sheet knows', () => {
    const css = '.a{--docs-end:1px;--docs-start:1px;margin:var(--docs-end) 0 var(--docs-start)}.b{--docs-end:2px}';
    expect(purge(css, { html: '<p class="a b" style="--docs-start:2px">' })).toBe(
      '.a{--0:1px;--docs-start:1px;margin:var(--0) 0 var(--docs-start)}.b{--0:2px}',
    );
  });

  it('keeps an id and an animation that are named like an unused class', () => {
    const css = '#menu{animation:1s open}@keyframes open{to{opacity:0}}';
    expect(purge(`${css}.menu,.open{color:red}`)).toContain(css);
  });

  it('keeps conditions and layers, and drops them when nothing is left in them', () => {
    const css = '@layer theme{@media print{.a{color:red}}}@media (hover:hover){.b{color:red}}';
    expect(purge(css, { html: '<p class="a">' })).toBe('@layer theme{@media print{.a{color:red}}}');
  });

  it('adds nothing to a sheet of which everything is used', () => {
    const css =
      'a{-webkit-text-decoration:var(--line);text-decoration:var(--line);color-scheme:light;-webkit-user-select:none;user-select:none}';
    expect(purge(css)).toBe(css);
  });

  it('says when the sheet is none', () => {
    expect(() => purge('.a{')).toThrow();
  });
});

describe('linkElementStyles', () => {
  const sheets = new Map([['plugin-filter', '/docs/assets/css/e/plugin-filter.0123abcd.css']]);
  const head = '<link rel=stylesheet href=/docs/assets/css/styles.98d5a49a.css />';

  it.each(['<plugin-filter class=list-filter role=search>', '<plugin-filter>'])(
    'adds the sheet to a page with %s',
    (body) => {
      expect(linkElementStyles(head + body, sheets)).toBe(
        `${head}<link rel="stylesheet" href="/docs/assets/css/e/plugin-filter.0123abcd.css">${body}`,
      );
    },
  );

  it('leaves other pages as they are', () => {
    for (const body of ['<p>', '<api-changes-filter class=list-filter>', '<plugin-filters class=a>']) {
      expect(linkElementStyles(head + body, sheets)).toBe(head + body);
    }
  });
});

describe('inlinePartStyles', () => {
  const styles = new Map([
    ['guide', 'ol{margin:0}'],
    ['few', '.cards{margin:0}'],
    ['reference', '.api-card{margin:0}'],
    ['admonitions', '.theme-admonition{margin:0}'],
    ['changes', '.changes{margin:0}'],
  ]);
  const head = '<link rel=stylesheet href=/docs/assets/css/styles.98d5a49a.css>';

  it.each([
    ['<ol><li>', 'guide'],
    ['<ul class=cards>', 'few'],
    ['<ul class="list cards">', 'few'],
    ['<td class=platforms><svg>', 'few'],
    ['<span class="tag tag--deprecated">', 'few'],
    ['<div class="api-card">', 'reference'],
    ['<zoomable-picture class=frame>', 'guide'],
    ['<ul class=changes>', 'changes'],
    ['<div class="language-diff theme-code-block">', 'few'],
    ['<div class="theme-admonition alert">', 'admonitions'],
  ])('writes the styles for %s into the page', (body, name) => {
    expect(inlinePartStyles(head + body, styles)).toBe(
      `${head}<style data-page-head="${name}">${styles.get(name)}</style>${body}`,
    );
  });

  it('writes none into a page without such parts', () => {
    const body = '<olive-tree class=flashcards><td class=platforms></td><p>cards, theme, api-card';
    expect(inlinePartStyles(head + body, styles)).toBe(head + body);
  });
});

describe('splitRare', () => {
  it('takes out what few readers need, with its layer, and leaves the rest', () => {
    const css =
      '@layer a,b;@layer a{p{color:red}@media print{p{color:#000}}}q{top:0}@media (forced-colors:active){q{top:1px}}@media (width<=62.25em){q{top:2px}}';
    expect(splitRare(css)).toEqual({
      css: '@layer a,b;@layer a{p{color:red}}q{top:0}@media (width<=62.25em){q{top:2px}}',
      rest: '@layer a{@media print{p{color:#000}}}@media (forced-colors:active){q{top:1px}}',
    });
  });
});

describe('inlineStyles', () => {
  it.each([
    '<link rel=stylesheet href=/docs/assets/css/styles.98d5a49a.css />',
    '<link rel="stylesheet" href="/docs/assets/css/styles.98d5a49a.css">',
  ])('replaces %s', (link) => {
    const other = '<link rel=stylesheet href=/docs/assets/css/p/search.98d5a49a.css>';
    expect(inlineStyles(`<head>${link}${other}</head>`, "<style>a::after{content:'$&'}</style>")).toBe(
      `<head><style>a::after{content:'$&'}</style>${other}</head>`,
    );
  });
});

describe('isUsed', () => {
  it('does not take a part of a name for the name', () => {
    const names = new NameCollector();
    names.addPage('<p class="menu__link">menu</p>');
    expect(isUsed('menu__link', names.list())).toBe(true);
    expect(isUsed('menu', names.list())).toBe(false);
  });
});

describe('foldVariables', () => {
  it.each([
    ['that nothing reads', ':root{--a:1px}', ''],
    ['that only an unread one reads', ':root{--a:1px;--b:var(--a)}', ''],
    ['that never varies', ':root{--a:1px}p{margin:var(--a)}', 'p{margin: 1px }'],
    [
      'made of one that never varies',
      ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}',
      'p{margin: calc( 1px *2) }',
    ],
    [
      'beaten by one outside of layers',
      '@layer t{:root{--a:1px}}:root{--a:2px}p{margin:var(--a)}',
      '@layer t{}p{margin: 2px }',
    ],
    [
      'beaten by the root outside of layers',
      '@layer t{html[data-theme=dark]{--a:1px}}:root{--a:2px}p{margin:var(--a)}',
      '@layer t{html[data-theme=dark]{}}p{margin: 2px }',
    ],
    [
      'beaten by the same selector',
      '@layer t{.a{--a:1px}}.a{--a:2px;top:var(--a)}',
      '@layer t{}.a{--a:2px;top:var(--a)}',
    ],
  ])('takes out a property %s', (_, css, folded) => {
    expect(
      fold(css)
        .replace(/:root\{\}/g, '')
        .replace(/\.a\{\}/g, ''),
    ).toBe(folded);
  });

  it.each([
    ['has another value elsewhere', ':root{--a:1px}.b{--a:2px}p{margin:var(--a)}'],
    ['has another value under a condition', ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'],
    ['has its value only under a condition', '@supports (gap:1px){:root{--a:1px}}p{margin:var(--a)}'],
    ['is not of the root', '.b{--a:1px}p{margin:var(--a)}'],
    ['is made of one that varies', ':root{--b:var(--a);--a:1px}.b{--a:2px}p{margin:var(--b)}'],
    ['is read with something in its place', ':root{--a:1px}p{margin:var(--a,2px)}'],
    ['says something about itself', ':root{--a:inherit}p{color:var(--a)}'],
    ['is empty', ':root{--a: ;}p{color:var(--a)}'],
    ['is important', ':root{--a:1px!important}p{margin:var(--a)}'],
    ['is made of itself', ':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}'],
    ['is registered', '@property --a{syntax:"*";inherits:false}:root{--a:1px}p{margin:var(--a)}'],
    ['is asked for by a query', ':root{--a:1px}@container style(--a:1px){p{margin:var(--a)}}'],
  ])('keeps a property that %s', (_, css) => {
    expect(fold(css)).toBe(css);
  });

  it('keeps what a page, a script or another sheet could set or read', () => {
    const css = ':root{--a:1px;--b:2px}p{margin:var(--a)}';
    expect(fold(css, ['--a', '--b'])).toBe(css);
  });

  it('takes out another name of a property of the root', () => {
    const varying = ':root{--a:1px}[data-theme=dark]{--a:2px}';
    expect(fold(`${varying}:root{--b:var(--a);--c:var(--b)}p{margin:var(--c) var(--b)}`)).toBe(
      `${varying}:root{}p{margin: var(--a) var(--a) }`,
    );
  });

  it.each([
    ['of a property that has another value elsewhere', ':root{--a:1px;--b:var(--a)}.x{--a:2px}p{margin:var(--b)}'],
    ['of one of a nested element', ':root{--a:1px;--b:var(--a);.x &{--a:2px}}p{margin:var(--b)}'],
    ['that is another one elsewhere', ':root{--a:1px}html{--a:2px}:root{--b:var(--a)}.x{--b:2px}p{margin:var(--b)}'],
    ['that is read with something in its place', ':root{--a:1px}html{--a:2px;--b:var(--a)}p{margin:var(--b,2px)}'],
    ['of one that is not known', ':root{--b:var(--a)}p{margin:var(--b)}'],
    ['of itself', ':root{--a:var(--b);--b:var(--a)}html{margin:var(--a)}'],
  ])('keeps another name %s', (_, css) => {
    expect(fold(css)).toBe(css);
  });

  it('keeps a long value that is read more than once', () => {
    const css = `:root{--a:${'x '.repeat(30)}y}p{font:var(--a)}a{font:var(--a)}`;
    expect(fold(css)).toBe(css);
  });

  it('leaves text in quotes alone', () => {
    expect(fold(':root{--a:1px}p{content:"var(--a)";margin:var(--a)}')).toContain('content:"var(--a)"');
  });
});

describe('renameVariables', () => {
  it('gives the shortest name to what stands most often', () => {
    expect(rename(':root{--one:1px;--two:2px}p{margin:var(--two) var( --two ) var(--one,var(--two))}')).toBe(
      ':root{--1:1px;--0:2px}p{margin:var(--0) var( --0 ) var(--1,var(--0))}',
    );
  });

  it('gives no name twice', () => {
    expect(rename(':root{--long:1px}p{margin:var(--long) var(--0)}a{margin:var(--long) var(--1)}', ['--1'])).toBe(
      ':root{--2:1px}p{margin:var(--2) var(--0)}a{margin:var(--2) var(--1)}',
    );
  });

  it.each([
    ['is not defined here', 'p{margin:var(--a-size)}'],
    ['is registered', '@property --a-size{syntax:"*";inherits:false}:root{--a-size:1px}p{margin:var(--a-size)}'],
    ['is asked for by a query', ':root{--a-size:1px}@container style(--a-size:1px){p{margin:var(--a-size)}}'],
    ['stands in a value as a name', ':root{--a-size:1px}p{margin:var(--a-size);transition-property:--a-size}'],
  ])('keeps the name of a property that %s', (_, css) => {
    expect(rename(css)).toBe(css);
  });

  it('keeps what a page, a script or another sheet could set or read', () => {
    const css = ':root{--a-size:1px}p{margin:var(--a-size)}';
    expect(rename(css, ['--a-size'])).toBe(css);
  });

  it('leaves text in quotes alone', () => {
    expect(rename(':root{--a-size:1px}p{content:"var(--a-size)";margin:var(--a-size)}')).toContain('"var(--a-size)"');
  });
});
