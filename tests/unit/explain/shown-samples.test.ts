import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/build/page-text/html-tree';
import { listSamples, placeLines } from '../../../src/plugins/explain/shown-samples';

const shown = (text: string, isChange = false) => ({ language: 'ts' as const, lines: text.split('\n'), isChange });

test('samples in languages that are explained are found, in the order of the page', () => {
  const html =
    '<div><pre class="language-kotlin"><code>npm i</code></pre><pre class="a language-ts"><code>a();\nb();\n</code></pre><p><pre class="language-tsx"><code>&lt;A /></code></pre></div>';
  expect(listSamples(parseHtml(html))).toEqual([
    { language: 'ts', lines: ['a();', 'b();'], isChange: false },
    { language: 'tsx', lines: ['<A />'], isChange: false },
  ]);
});

test('lines of code are placed, without the comments that mark lines', () => {
  expect(placeLines(shown('one\n\ntwo'), 'one\n\n\ntwo')).toEqual(
    new Map([
      [0, 0],
      [3, 2],
    ]),
  );
});

test('removed lines of a change have no code', () => {
  expect(placeLines(shown('old\nnew', true), '\nnew')).toEqual(new Map([[1, 1]]));
  expect(placeLines(shown('old\nnew'), '\nnew')).toBeUndefined();
});

test('other code has no place', () => {
  expect(placeLines(shown('one\ntwo'), 'one\nthree')).toBeUndefined();
  expect(placeLines(shown('one\ntwo'), 'one')).toBeUndefined();
});
