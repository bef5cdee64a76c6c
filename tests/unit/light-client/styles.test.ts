import { describe, expect, it } from 'vitest';
import { selectFurther } from '../../../src/plugins/light-client/infima';
import {
  inlinePartStyles,
  inlineStyles,
  linkElementStyles,
  linkFurtherStyles,
  splitRare,
} from '../../../src/plugins/light-client/styles/place-styles';
import { dropUnused, isUsed, NameCollector } from '../../../src/plugins/light-client/styles/unused-styles';

/** Purges a style sheet as in a build with this page and this script. */
function purge(css: string, { html = '', script = '' } = {}): string {
  const names = new NameCollector();
  names.addPage(html);
  names.addScript(script);
  return dropUnused(css, names.list());
}

describe('dropUnused', () => {
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
  const sheets = new Map([['plugin-filter', 'assets/css/e/plugin-filter.0123abcd.css']]);
  const head = '<link rel=stylesheet href=/docs/assets/css/styles.98d5a49a.css />';

  it.each(['<plugin-filter class=list-filter role=search>', '<plugin-filter>'])(
    'adds the sheet to a page with %s',
    (body) => {
      expect(linkElementStyles(head + body, sheets, '/docs/')).toBe(
        `${head}<link rel="stylesheet" href="/docs/assets/css/e/plugin-filter.0123abcd.css">${body}`,
      );
    },
  );

  it('leaves other pages as they are', () => {
    for (const body of ['<p>', '<api-changes-filter class=list-filter>', '<plugin-filters class=a>']) {
      expect(linkElementStyles(head + body, sheets, '/docs/')).toBe(head + body);
    }
  });
});

describe('selectFurther', () => {
  const infima =
    ':root{--ifm-a:1px;--ifm-b:2px}html[data-theme=dark]{--ifm-b:3px}p{margin:0}.row{display:flex}.row,.card{padding:0}.row .col[class*="col--"]{flex:0}@media print{.card .row{display:none}}';

  it('selects the rules for classes that no own sheet has, with the properties that it does not set', () => {
    const { classes, css } = selectFurther(infima, '.row{margin:0}.col{flex:1}:root{--ifm-a:0}');
    expect([...classes]).toEqual(['card']);
    expect(css).toBe(
      '@layer docusaurus.infima{:root{--ifm-b:2px}html[data-theme=dark]{--ifm-b:3px}.card{padding:0}.row .col[class*="col--"]{flex:0}@media print{.card .row{display:none}}}',
    );
  });
});

describe('linkFurtherStyles', () => {
  const head = '<link rel=stylesheet href=/docs/assets/css/styles.98d5a49a.css>';
  const link = (body: string): string => linkFurtherStyles(head + body, new Set(['card', 'badge']), '/docs/infima.css');

  it.each(['<p class=card>', '<p class="row card">', '<p id=a class="badge">'])(
    'adds the sheet to a page with %s',
    (body) => {
      expect(link(body)).toBe(`${head}<link rel="stylesheet" href="/docs/infima.css">${body}`);
    },
  );

  it.each(['<p>card', '<p class=cards>', '<p data-class=row id=card>'])('leaves a page with %s as it is', (body) => {
    expect(link(body)).toBe(head + body);
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
