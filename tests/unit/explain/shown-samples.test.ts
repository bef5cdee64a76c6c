import { expect, test } from 'vitest';
import { packHiddenCode, removeHiddenCode } from '../../../src/packages/explain/hidden-code';
import { listSamples } from '../../../src/plugins/explain/shown-samples';

const block = (pre: string, attributes = '', bar = '') =>
  `<code-block data-on="a"${attributes} class="b"><div class="code-bar">${bar}</div>${pre}</code-block>`;

test('samples in languages that are explained are found, in the order of the page', () => {
  const html = `<div>${block('<pre class="language-kotlin"><code>npm i</code></pre>')}
    ${block('<pre class="a language-ts"><code>a();\nb();\n</code></pre>')}
    <p>${block('<pre class="language-tsx"><code>&lt;A /></code></pre>')}</p>
    ${block('<pre class="language-json"><code>{}</code></pre>', '', '<span class="code-title">a.json</span>')}</div>`;
  expect(listSamples(html)).toEqual([
    { language: 'ts', lines: ['a();', 'b();'], code: 'a();\nb();' },
    { language: 'tsx', lines: ['<A />'], code: '<A />' },
    { language: 'json', lines: ['{}'], title: 'a.json' },
  ]);
});

test('lines that a change removes are empty in its code', () => {
  const line = (text: string, name = '') => `<span class="token-line${name}">${text}\n</span>`;
  const pre = `<pre class="language-ts"><code>${line('old', ' code-line-removed')}${line('new', ' code-line-added')}</code></pre>`;
  expect(listSamples(block(pre))).toEqual([{ language: 'ts', lines: ['old', 'new'], code: '\nnew' }]);
});

test('hidden code is read, and then taken out of the page', () => {
  const pre = '<pre class="language-ts"><code>a(b);</code></pre>';
  const html = (attribute: string) => block(pre, attribute);
  const hidden = packHiddenCode('const b = "ä";');
  for (const attribute of [` data-hidden-code="${hidden}"`, ` data-hidden-code=${hidden}`]) {
    expect(listSamples(html(attribute))).toEqual([
      { language: 'ts', lines: ['a(b);'], code: 'a(b);', preamble: 'const b = "ä";' },
    ]);
    expect(removeHiddenCode(html(attribute))).toBe(html(''));
  }
});

test('a sample that is not compiled has no code', () => {
  const pre = '<pre class="language-ts"><code>a(b);</code></pre>';
  for (const attribute of [' data-hidden-code=""', ' data-hidden-code']) {
    expect(listSamples(block(pre, attribute))).toEqual([{ language: 'ts', lines: ['a(b);'] }]);
    expect(removeHiddenCode(block(pre, attribute))).toBe(block(pre));
  }
  expect(packHiddenCode(undefined)).toBe('');
});
