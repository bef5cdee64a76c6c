import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutArticle, endMarkAttributes, makeStartMark } from '../../../src/plugins/light-client/article/mark';
import {
  finishPage,
  isArticleScript,
  removeStylesChunk,
  writeArticle,
} from '../../../src/plugins/light-client/article/write-articles';

const content = { metadata: { title: 'A </script> <b>' }, toc: [], assets: {} };
const article = '<h1>One</h1><div><p>Text</div>';
const frame = { path: '/docs/guides/one', record: null };

function write(attributes: Readonly<Record<string, string>>, quote = '"'): string {
  const [[name, value] = []] = Object.entries(attributes);
  return `<template ${name}=${quote}${value}${quote}></template>`;
}

/** A page as the server writes it. */
function makePage({
  start = write(makeStartMark(content)),
  end = write(endMarkAttributes),
  inside = article,
} = {}): string {
  const host = `<div class="row">${inside}</div>`;
  return `<html><body><nav></nav><article>${start}${host}${end}<footer></footer></article></body></html>`;
}

const published = `<html><body><nav></nav><article><div class="row">${article}</div><footer></footer></article></body></html>`;

describe('the article of a page', () => {
  it('is cut out, with what the server knew of it, and no mark stays', () => {
    expect(cutArticle(makePage())).toEqual({ article, data: content, html: published });
  });

  it('is found however the minifier writes attributes', () => {
    const start = write(makeStartMark(content), '');
    expect(cutArticle(makePage({ start, end: '<template data-article-end></template>' })).html).toBe(published);
  });

  it('must be marked, in one element', () => {
    expect(() => cutArticle(makePage({ start: '' }))).toThrow('Its article is not marked.');
    expect(() => cutArticle(makePage({ end: '' }))).toThrow('Its article is not marked.');
    expect(() => cutArticle(makePage().replace('"row"', '"other"'))).toThrow('not in one element');
  });
});

describe('a finished page', () => {
  it('has what the browser needs, in an element that no text of it can end', () => {
    const { page, article: chunk } = finishPage(makePage(), frame);
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script><\/body>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ ...frame, content });
    expect(page.replace(/<script.*<\/script>/, '')).toBe(published);
    expect(chunk).toEqual({ ...frame, content, html: article, portions: [] });
  });

  it('does not ask for pictures of the bar before the bar', () => {
    const start = '<div id="__docusaurus">';
    const preload = '<link rel="preload" as="image" href="/docs/img/logo.svg"/>';
    const html = makePage().replace('<body>', `<body>${start}${preload}${preload}`);
    expect(finishPage(html, frame).page).toContain(`${start}<nav>`);
  });

  it('is named when its article is not found', () => {
    expect(() => finishPage('<html></html>', frame)).toThrow('/docs/guides/one: Its article is not marked.');
  });
});

describe('the scripts of pages', () => {
  let outDir = '';
  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'articles-'));
  });
  afterEach(() => rmSync(outDir, { recursive: true, force: true }));

  it('are chunks of the bundle that hold the article', () => {
    const options = { outDir, baseUrl: '/docs/', buildId: '12345678', moduleFolder: './pages/' };
    expect(writeArticle(makePage(), frame, options)).toContain('id="page-data"');

    const script = readFileSync(join(outDir, 'assets/js/12345678/p/guides/one.js'), 'utf8');
    const self: { docsChunks?: [string[], Record<string, (module: object) => void>][] } = {};
    expect(isArticleScript(script)).toBe(true);
    expect(isArticleScript(script.replace('m=>{m.exports={page:', '(m,e,r)=>{e.page=r('))).toBe(false);
    runInNewContext(script, { self });
    const [[chunks, modules] = [[], {}]] = self.docsChunks ?? [];
    expect([...chunks]).toEqual(['p/guides/one']);
    const module = {};
    modules['./pages/p/guides/one.js']?.(module);
    expect(JSON.parse(JSON.stringify(module))).toEqual({
      exports: { page: { ...frame, content, html: article, portions: [] } },
    });
  });

  it('take the place of the one that the bundler has written for their styles', () => {
    for (const folder of ['assets/css', 'assets/js/12345678']) mkdirSync(join(outDir, folder), { recursive: true });
    const unused = ['assets/css/article-styles.1234.css', 'assets/js/12345678/article-styles.js'];
    for (const file of unused) writeFileSync(join(outDir, file), '');
    removeStylesChunk(outDir, '12345678');
    for (const file of unused) expect(existsSync(join(outDir, file)), file).toBe(false);
  });
});
