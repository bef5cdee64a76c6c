import { describe, expect, it } from 'vitest';
import { readPageText } from '../../../src/build/page-steps/finished-page';
import { toMarkdown } from '../../../src/plugins/markdown-pages/to-markdown';

const keep = (address: string): string => address;

/** Converts the HTML of a page's text to Markdown. */
function convert(html: string, resolve = keep): string {
  const page = `<main><article><nav>Home</nav><div class="theme-doc-markdown markdown">${html}</div></article></main>`;
  return toMarkdown(readPageText(page)?.nodes ?? [], resolve);
}

describe('the Markdown of a page', () => {
  it('has headings without their links, and text without line breaks of the source', () => {
    const html =
      '<header><h1>Camera</h1></header><h2 id=a class=anchor>Set up<a href=#a class=hash-link>\u200b</a></h2><p>One\ntwo <strong>three</strong>.</p>';
    expect(convert(html)).toBe('# Camera\n\n## Set up\n\nOne two **three**.\n');
  });

  it('has code with its language, its file and every character', () => {
    const html =
      '<code-block class="language-ts container_952 theme-code-block"><div class="code-bar code-web" data-language=TypeScript><span class=code-title>src/a.ts</span><button></button></div><pre class="language-ts"><code><span class=token-line>if (a <span class=code-5>&lt;</span> b) {\n</span><span class=token-line>}</span></code></pre></code-block>';
    expect(convert(html)).toBe('```ts title="src/a.ts"\nif (a < b) {\n}\n```\n');
  });

  it('has what the server made of an island, and its children', () => {
    const html =
      '<p>Sum: <doc-island data-component=a><output>5</output></doc-island>.</p><doc-island data-component=b data-props=\'{"a":1}\'><section><button>Close</button><doc-slot><p>One</p><ul><li>Two</ul></doc-slot></section><template><p>Hidden</p></template></doc-island>';
    expect(convert(html)).toBe('Sum: 5.\n\nOne\n\n- Two\n');
  });

  it('shows lines that code gains and loses as a diff', () => {
    const line = (classes: string, text: string) => `<span class="token-line ${classes}">${text}\n</span>`;
    const code = line('code-line-removed', 'old();') + line('code-line-added', 'fresh();') + line('', 'same();');
    const html = `<code-block class="language-java theme-code-block"><pre class="language-java"><code>${code}</code></pre></code-block>`;
    expect(convert(html)).toBe('```diff\n- old();\n+ fresh();\n  same();\n```\n');
  });

  it('has every tab under its name, also those that are hidden on the page', () => {
    const tab = (name: string, hidden = '') =>
      `<div role=tabpanel ${hidden} data-tab-label=${name}><p>With ${name}.</p></div>`;
    const html = `<doc-tabs data-tab-values="npm&#10;yarn"><div role=tablist><div role=tab>npm</div></div><div>${tab('npm')}${tab('yarn', 'hidden')}</div></doc-tabs>`;
    expect(convert(html)).toBe('**npm**\n\nWith npm.\n\n**yarn**\n\nWith yarn.\n');
  });

  it('has folded text and admonitions', () => {
    const html =
      '<details><summary>More</summary><div><p>Text.</p></div></details><div class="theme-admonition alert"><div class=admonitionHeading_tlo><span><svg></svg></span>caution</div><div class=admonitionContent_tlo><p>Mind it.</p></div></div>';
    expect(convert(html)).toBe('**More**\n\nText.\n\n> **caution**\n>\n> Mind it.\n');
  });

  it('has tables with all rows, code that holds a bar, and badges', () => {
    const html =
      "<scrollable-table><table><thead><tr><th>Name<th>Type<tbody><tr id=a><td><code>a?</code> <span class='tag tag--positive'>New in v4</span><td><code>'x' | 'y'</code></table><br hidden/></scrollable-table>";
    expect(convert(html)).toBe("| Name | Type |\n| - | - |\n| `a?` *New in v4* | `'x' \\| 'y'` |\n");
  });

  it('has all cells of each row, also those that a row of HTML lacks', () => {
    const html = '<table><thead><tr><th>Key<th>Type<th>Platforms<tbody><tr><td>a<td>b<td>iOS<tr><td>c<td>d</table>';
    expect(convert(html)).toBe('| Key | Type | Platforms |\n| - | - | - |\n| a | b | iOS |\n| c | d | |\n');
  });

  it('has bare addresses as they are', () => {
    expect(convert('<p>See https://example.com/a, www.example.com or a@example.com.</p>')).toBe(
      'See <https://example.com/a>, www.example.com or a@example.com.\n',
    );
  });

  it('has lists, with their numbers and what is in them', () => {
    const html = '<ol start=3><li>Three<ul><li>a</li></ul></li><li>Four</li></ol>';
    expect(convert(html)).toBe('3. Three\n   - a\n4. Four\n');
  });

  it('lets the caller say where links and pictures lead, and names drawings', () => {
    const html =
      '<p><a href=/docs/x>X</a> <img src=/img/a.png alt=A> <img src="data:image/svg+xml;base64,AA" alt="How it works"></p>';
    expect(convert(html, (address) => `https://example.com${address}`)).toBe(
      '[X](https://example.com/docs/x) ![A](https://example.com/img/a.png) *Picture: How it works*\n',
    );
  });

  it('links a type that is a link as a whole, and leaves other code alone', () => {
    const html = '<p><code><a href=#a>A</a></code> <code>Promise&lt;<a href=#a>A</a>&gt;</code></p>';
    expect(convert(html)).toBe('[`A`](#a) `Promise<A>`\n');
  });

  it('says platforms one behind the other', () => {
    const html =
      '<p class=api-facts><span class="tag">asks for permission</span> <span class=api-platforms><span class=on-ios>iOS</span><span class=off>not on Web</span></span></p>';
    expect(convert(html)).toBe('*asks for permission* iOS, not on Web\n');
  });

  it('has the rows of a reference as a table, with values and parts behind what they belong to', () => {
    const row = (id: string, name: string, type: string, rest: string) =>
      `<div class=record id=${id}><b class=record__name>${name}</b><code class=record__type>${type}</code>${rest}</div>`;
    const values = '<dl class=record__values id=source><dt id=source-camera>Camera<dd>Take one. <i>1</i></dl>';
    const parts = row('x-coords-lat', '<span class=api-prefix>coords.</span>lat', 'number', '');
    const html = `<div class=records>
      ${row('x-source', 'source<i>?</i> <span class=tag>required</span>', '<a href=#source>Source</a><i> = Camera</i>', `<div class=record__text>From where.</div><span class="platforms" role=img title="iOS, Android"></span>${values}`)}
      ${row('x-coords', 'coords', 'object', `<div class=record__values>${parts}</div>`)}</div>`;
    expect(convert(html)).toBe(
      [
        '| Name | Type | Description |',
        '| - | - | - |',
        '| `source?` *required* | `Source = Camera` | From where. Only iOS, Android `Camera` Take one. *1* |',
        '| `coords` | `object` | |',
        '| `coords.lat` | `number` | |',
        '',
      ].join('\n'),
    );
  });

  it('has notes behind a heading and a summary apart, and what is shown elsewhere as a title', () => {
    expect(convert('<h4 class=api-part id=photo>Result <code>Photo</code><small>7 properties</small></h4>')).toBe(
      '#### Result `Photo`\n\n7 properties\n',
    );
    const again =
      '<details class="api-again disclosure"><summary>Options <code>A</code> <small>as b</small></summary><p>C</p></details>';
    expect(convert(again)).toBe('**Options A as b**\n');
    const history =
      '<details class="api-history disclosure"><summary>History <small><span class=api-since>since 1.0.0</span> · 2.0.0 removed a</small></summary><ul><li>2.0.0: removed a</ul></details>';
    expect(convert(history)).toBe('since 1.0.0\n\n**History**\n\n- 2.0.0: removed a\n');
  });

  it('has one space where a small picture stood between two', () => {
    expect(
      convert('<ul><li><strong>On</strong> <span><svg></svg>&nbsp;iOS&nbsp;· <svg></svg>&nbsp;Web</span></ul>'),
    ).toBe('- **On** iOS · Web\n');
  });

  it('leaves out what works in browsers only', () => {
    expect(convert('<p>pick<wbr/>Images<button>Copy</button></p><svg><title>x</title></svg>')).toBe('pickImages\n');
    const filter = '<div data-scripts-only><label><input>iOS</label></div><nav><ul><li><a href=#a>A</a></ul></nav>';
    expect(convert(`<p>One</p>${filter}<p>Two</p>`)).toBe('One\n\nTwo\n');
  });
});
