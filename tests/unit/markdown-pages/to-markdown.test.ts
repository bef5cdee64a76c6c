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
    const html = `<doc-tabs data-tab-values="npm yarn"><div role=tablist><div role=tab>npm</div></div><div>${tab('npm')}${tab('yarn', 'hidden')}</div></doc-tabs>`;
    expect(convert(html)).toBe('**npm**\n\nWith npm.\n\n**yarn**\n\nWith yarn.\n');
  });

  it('has folded text and admonitions', () => {
    const html =
      '<details><summary>More</summary><div><p>Text.</p></div></details><div class="theme-admonition alert"><div class=admonitionHeading_tlo><span><svg></svg></span>caution</div><div class=admonitionContent_tlo><p>Mind it.</p></div></div>';
    expect(convert(html)).toBe('**More**\n\nText.\n\n> **caution**\n>\n> Mind it.\n');
  });

  it('has tables with all rows, code that holds a bar, and badges', () => {
    const html =
      "<scrollable-table><table><thead><tr><th>Name<th>Type<tbody><tr id=a><td><code>a?</code> <span class='badge badge--api'>New in v4</span><td><code>'x' | 'y'</code></table><br hidden/></scrollable-table>";
    expect(convert(html)).toBe("| Name | Type |\n| - | - |\n| `a?` *New in v4* | `'x' \\| 'y'` |\n");
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
      '<p class=api-facts><span class=platform>iOS</span> <span class="platform platform--no">not on Web</span> · since 1.0.0</p>';
    expect(convert(html)).toBe('iOS, not on Web · since 1.0.0\n');
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
