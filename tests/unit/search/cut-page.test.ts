import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPageText } from '../../../src/build/page-steps/finished-page';
import { unknownErrors } from '../../../src/build/page-text/unsearched-texts';
import { splitBuild } from '../../../src/build/search-index/split-build';
import type { PageParts } from '../../../src/build/search-index/split-page';
import { rowLevel, symptomLevel } from '../../../src/packages/search/engine/index-files';
import { splitPage } from './split-page';

/** Creates a built page after minification, with unquoted attributes and table cells without end tags. */
function build(body: string, { route = '/docs/apis/camera', tag = 'docs-default-v4' } = {}): string {
  return `<!doctype html><html lang=en><head><meta charset=utf-8>
    <meta data-rh=true property=og:url content=https://capacitorjs.com${route}>
    <meta data-rh=true name=docsearch:language content=en>
    <meta data-rh=true name=docsearch:version content=v4>
    <meta data-rh=true name=docsearch:docusaurus_tag content=${tag}>
    <meta data-rh=true name=description content="Photos &amp; more.">
    </head><body><nav>Menu</nav><article>
    <nav class=theme-doc-breadcrumbs><ul><li><a href=/docs/apis>Plugins</a><li>APIs<li>Cam</ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>Camera</h1></header>${body}</div></article></body></html>`;
}

const splitHtml = (html: string): PageParts | undefined => splitPage({ html, text: readPageText(html) });
const cut = (body: string) => splitHtml(build(body))?.sections.slice(1);

describe('a page', () => {
  it('has the names of its head, its breadcrumbs and its title', () => {
    expect(splitHtml(build('<p>First.'))).toMatchObject({
      tag: 'docs-default-v4',
      language: 'en',
      version: 'v4',
      route: '/docs/apis/camera',
      title: 'Camera',
      group: 'APIs',
      label: 'Cam',
      sections: [{ level: 1, heading: 'Camera', anchor: '', text: 'Photos & more.\nFirst.', code: '' }],
    });
  });

  it('is not a page of a version without a tag, an article or content', () => {
    expect(splitHtml('<head></head><body><article></article></body>')).toBeUndefined();
    expect(splitHtml(build('').replace(/<meta[^>]*docusaurus_tag[^>]*>/, ''))).toBeUndefined();
    expect(splitHtml(build('').replaceAll('article', 'main'))).toBeUndefined();
    expect(splitHtml(build('').replace('theme-doc-markdown', 'search-page'))).toBeUndefined();
  });
});

describe('a section', () => {
  it('begins with its heading and ends with the next one', () => {
    expect(
      cut(
        '<h2 id=set-up>Set <code>up</code><a class=hash-link href=#set-up>\u200b</a></h2><p>One.<p>Two.<h3 id=ios>iOS</h3><ul><li>Three</ul>',
      ),
    ).toEqual([
      { level: 2, heading: 'Set up', anchor: 'set-up', text: 'One.\nTwo.', code: '' },
      { level: 3, heading: 'iOS', anchor: 'ios', text: 'Three', code: '' },
    ]);
  });

  it('has its code apart, line by line, and each block once', () => {
    const block =
      '<pre class=x><code><span class=l><span>const a</span> = 1;</span><br><span class=l>a();</span><br></code></pre>';
    expect(cut(`<h2 id=a>A</h2>${block}<p>Text.${block}`)).toEqual([
      { level: 2, heading: 'A', anchor: 'a', text: 'Text.', code: 'const a = 1;\na();' },
    ]);
  });

  it('leaves out the examples of methods, whose names are in the signatures', () => {
    const signature = '<pre class=api-signature><code>getId() => Promise&lt;DeviceId></code></pre>';
    const example =
      '<h4 class=api-example>Example</h4><div class="language-ts api-example theme-code-block"><pre class="language-ts"><code>await Device.getId();</code></pre></div>';
    expect(cut(`<h3 id=getid>getId()</h3>${signature}<p>Text.</p>${example}`)).toEqual([
      { level: 3, heading: 'getId()', anchor: 'getid', text: 'Text.', code: 'getId() => Promise<DeviceId>' },
    ]);
  });

  it('takes a heading without an id for a part of what is above it', () => {
    const types = '<h4 id=photo>Photo</h4><p>A picture.</p>';
    expect(cut(`<h3 id=getphoto>getPhoto()</h3><p>Text.</p>${types}<h4>Rejects with</h4><ul><li>No</ul>`)).toEqual([
      { level: 3, heading: 'getPhoto()', anchor: 'getphoto', text: 'Text.\nRejects with\nNo', code: '' },
      { level: 4, heading: 'Photo', anchor: 'photo', text: 'A picture.', code: '' },
    ]);
  });

  it('has all cells of tables without an id', () => {
    expect(
      cut('<h2 id=a>A</h2><table><thead><tr><th>k<th>v</thead><tbody><tr><td>x<td>y<tr><td>z<td>w</table>')?.[0]?.text,
    ).toBe('x\ny\nz\nw');
  });

  it('has rows with an id as sections of their own', () => {
    expect(
      cut(
        '<h3 id=photo>Photo</h3><table><tbody><tr id=photo-saved><td><code>saved?</code><td>True when stored.</table><p>Behind.',
      ),
    ).toEqual([
      { level: 3, heading: 'Photo', anchor: 'photo', text: 'Behind.', code: '' },
      { level: rowLevel, heading: 'saved', anchor: 'photo-saved', text: 'True when stored.', code: '' },
    ]);
  });

  it('has rows of a reference as sections, and the types whose values they list behind them', () => {
    const values = '<dl class=record__values id=source><dt id=source-camera>Camera<dd>Take one.</dl>';
    const row = (id: string, name: string, rest: string) =>
      `<div class=record id=${id}><b class=record__name>${name}</b><code class=record__type><a href=#source>Source</a><i> = Camera</i></code><div class=record__text>${rest}</div>`;
    const html = `<h4 class=api-part id=options>Options <code>Options</code><small>2</small></h4><div class=records>
      ${row('options-from', 'from<i>?</i> <span class=tag>required</span>', `Whence.</div>${values}`)}
      ${row('options-to', 'to', 'Whither.')}</div></div>`;
    expect(cut(html)?.[0]?.facts).toBe('Type · Options · 2');
    expect(cut(html)?.map(({ level, heading, anchor, text }) => [level, heading, anchor, text])).toEqual([
      [4, 'Options', 'options', ''],
      [rowLevel, 'from', 'options-from', 'Source = Camera\nWhence.'],
      [rowLevel, 'to', 'options-to', 'Source = Camera\nWhither.'],
      [4, 'Source', 'source', ''],
      [rowLevel, 'Camera', 'source-camera', 'Take one.'],
    ]);
  });

  it('has a type in a row without an anchor of its own as a section that says that it is a type', () => {
    const html = `<h3 id=addlistener>addListener()</h3><div class=records><div class=record><b class=record__name>listenerFunc</b><code class=record__type><span id=statelistener><a href=#statelistener>StateListener</a></span></code><div class=record__text>Called with the state.</div></div></div>`;
    expect(cut(html)?.[1]).toMatchObject({
      level: 4,
      heading: 'StateListener',
      anchor: 'statelistener',
      facts: 'Type',
    });
  });

  it('leaves out the rows for errors that nobody knows before they happen', () => {
    const row = (words: string) => `<li><span>${words}</span> <span class=platforms role=img title=Web></span>`;
    const html = `<h3 id=a>a()</h3><h4>Rejects with</h4><ul>${row('<code>No</code>')}${Object.values(unknownErrors).map(row).join('')}</ul>`;
    expect(cut(html)?.[0]?.text).toBe('Rejects with\nNo');
  });

  it('has symptoms as sections of their own, and rows of other tables not', () => {
    const table = (second: string) =>
      `<table><thead><tr><th>message<th>${second}</thead><tbody><tr><td><code>No module</code><td>No pods.</table>`;
    expect(cut(`<h2 id=xcode>Xcode</h2>${table('Cause')}`)?.[1]).toEqual({
      level: symptomLevel,
      heading: 'No module',
      anchor: 'xcode',
      text: 'No pods.',
      code: '',
    });
    expect(cut(`<h2 id=xcode>Xcode</h2>${table('cause')}${table('value')}`)).toHaveLength(2);
  });

  it('leaves out buttons, pictures, scripts and tabs that repeat a command', () => {
    const tabs =
      '<div class=tabs-container><ul class=tabs role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel data-tab-label=npm><pre>npm install</pre></div><div role=tabpanel data-tab-label=yarn hidden><pre>yarn add</pre></div></div></div>';
    expect(
      cut(`<h2 id=a>A</h2><p>Text.<button>Copy</button><svg><text>pic</text></svg><script>x()</script>${tabs}`),
    ).toEqual([{ level: 2, heading: 'A', anchor: 'a', text: 'Text.', code: 'npm install' }]);
  });

  it('has where a member works and since when apart from its text', () => {
    const facts =
      '<p class=api-facts><span class="tag tag--notice">asks for permission</span> <span class=api-platforms><span class=on-ios>iOS</span><span class=on-android>Android</span><span class=off>not on Web</span></span></p>';
    const since = '<p class=api-history><b>History</b> <small><span class=api-since>since 1.0.0</span></small></p>';
    const signature = '<pre class=api-signature><code>a() => void</code></pre>';
    expect(cut(`<h3 id=a>a</h3>${facts}${signature}<p>Text.<h4 id=b>B</h4>${since}`)?.[0]).toEqual({
      level: 3,
      heading: 'a()',
      anchor: 'a',
      text: 'Text.',
      code: 'a() => void',
      facts: 'iOS, Android · asks for permission · since 1.0.0',
    });
  });

  it('keeps the words of other facts together', () => {
    const facts = 'Interface · extends <code>B</code> · since 1.0.0 <span class="tag">Changed in v4</span>';
    expect(cut(`<h3 id=a>A</h3><p class=api-facts>${facts}</p>`)).toMatchObject([
      { facts: 'Interface · extends B · since 1.0.0 · Changed in v4' },
    ]);
  });

  it('leaves out what the generator writes on every page of its kind', () => {
    const origin = '<p class=api-source>Read from <code>@capacitor/camera 4.1.5</code>.</p>';
    const index = '<ul class=api-index><li><a href=#getphoto>getPhoto</a></ul>';
    const label = '<span class="tag tag--positive">New in v4</span>';
    const sheet = '<ul class=api-sheet><li><strong>Package</strong> <span>@capacitor/camera</span></ul>';
    const kind = '<p class=api-facts>Interface of the options · since 1.0.0</p>';
    expect(cut(`<h2 id=api>API</h2>${origin}${sheet}${index}${kind}<p>Own words ${label}</p>`)).toEqual([
      {
        level: 2,
        heading: 'API',
        anchor: 'api',
        text: 'Own words',
        code: '',
        facts: 'Interface of the options · since 1.0.0',
      },
    ]);
  });

  it('has text, not markup, whatever the page shows', () => {
    expect(cut('<h2 id=x>&lt;img src=x onerror=alert(1)&gt;</h2><p title="a > b">1 &lt; 2 &amp;&amp; 3</p>')).toEqual([
      { level: 2, heading: '<img src=x onerror=alert(1)>', anchor: 'x', text: '1 < 2 && 3', code: '' },
    ]);
  });
});

describe('a build', () => {
  it('gives each page once, and no debug pages', () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-'));
    const write = (path: string, html: string) => {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'index.html'), html);
    };
    try {
      write('apis/camera', build('<p>One.'));
      write('apis', build('', { route: '/docs/apis/index' }));
      write('apis/index', build('', { route: '/docs/apis/index' }));
      write('__docusaurus/debug', build('', { route: '/docs/__docusaurus/debug' }));
      write('search', '<head></head><body></body>');
      writeFileSync(join(folder, '404.html'), build(''));
      expect(splitBuild(folder).map(({ route }) => route)).toEqual(['/docs/apis/camera', '/docs/apis/index']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
