import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readPageText } from '../../../src/build/page-steps/finished-page';
import { makeRecords } from '../../../src/build/search-index/make-records';
import { search } from '../../../src/packages/search/engine/engine';
import { makeHit } from '../../../src/packages/search/engine/hit';
import { readPlain } from '../../../src/packages/search/engine/marked-text';
import { makeEngineOf } from './cut-pages';
import { splitPage } from './split-page';

/** Text that titles, headings, tables and code of a page may show. */
const attacks = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</mark><svg onload=alert(1)>',
  '"><iframe src=javascript:alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;img src=x onerror=alert(1)&gt;',
];

const writeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Creates a built page with an attack in all places. */
function build(attack: string): string {
  const text = writeText(`camera ${attack}`);
  return `<head><meta name=docsearch:docusaurus_tag content=docs-default-v4><meta property=og:url content=https://capacitorjs.com/docs/a>
    <meta name=description content="${text.replaceAll('"', '&quot;')}"></head><article>
    <nav class=theme-doc-breadcrumbs><ul><li>${text}<li>${text}</ul></nav>
    <div class=theme-doc-markdown><h1>${text}</h1><p>${text}</p><h2 id=two>${text}</h2><p>${text}</p><pre>${text}</pre>
    <table><thead><tr><th>message<th>cause</thead><tbody><tr><td>${text}<td>${text}</table>
    <h3 id=three>${text}</h3><table><tbody><tr id=row><td><code>${text}</code><td>${text}</table></div></article>`;
}

/** Finds the elements and attributes that a browser would create from HTML, except for `mark`. */
function findMarkup(html: string): string[] {
  const $ = load(html, null, false);
  return $('*')
    .toArray()
    .map((node) => $.html(node))
    .filter((html) => !html.startsWith('<mark>'));
}

describe.each(attacks)('a page that shows %s', (attack) => {
  const page = splitPage({ html: build(attack), text: readPageText(build(attack)) });
  if (page === undefined) throw new Error('The page was not cut.');

  it.each(['camera', 'alert', attack])('gives hits that are text and marks for "%s"', (query) => {
    const results = search([makeEngineOf(page)], query);
    expect(results.length).toBeGreaterThan(0);
    const hits = results.map(({ section, forms }) => makeHit(section, forms, 'https://capacitorjs.com'));
    expect(hits.some(({ title, text }) => [...title, ...text].some(({ isMarked }) => isMarked))).toBe(true);
    expect(hits.filter(({ title }) => readPlain(title) !== `camera ${attack}`)).toEqual([]);
  });

  it('gives records without markup', () => {
    const html = makeRecords([page], 'https://capacitorjs.com').flatMap(({ content, hierarchy }) =>
      [content, ...Object.values(hierarchy)].filter((text) => text !== null),
    );
    expect(html.length).toBeGreaterThan(5);
    expect(html.flatMap(findMarkup)).toEqual([]);
  });
});
