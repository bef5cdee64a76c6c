import { describe, expect, it } from 'vitest';
import {
  cleanMarked,
  escapeHtml,
  readMarked,
  unescapeHtml,
  writeMarked,
} from '../../../src/packages/search/engine/marked-text';

const pieces = [
  { text: `a < b & "c" 'd' > e `, isMarked: false },
  { text: '<img src=x onerror=alert(1)>', isMarked: true },
];

describe('text with marks', () => {
  it('has nothing but marks as elements', () => {
    expect(writeMarked(pieces)).toBe(
      'a &lt; b &amp; &quot;c&quot; &#039;d&#039; &gt; e <mark>&lt;img src=x onerror=alert(1)&gt;</mark>',
    );
  });

  it('can be read again', () => {
    expect(readMarked(writeMarked(pieces))).toEqual(pieces);
    expect(unescapeHtml(escapeHtml('&amp; <b>'))).toBe('&amp; <b>');
    expect(unescapeHtml('&#39;&#039;&nbsp;')).toBe("''&nbsp;");
  });

  it('loses every other element when its origin is unknown', () => {
    expect(cleanMarked('<b>bold</b> <mark>hit</mark><script>x</script>')).toBe(
      '&lt;b&gt;bold&lt;/b&gt; <mark>hit</mark>&lt;script&gt;x&lt;/script&gt;',
    );
    expect(cleanMarked('<mark onclick=x>a</mark>')).toBe('&lt;mark onclick=x&gt;a');
    expect(cleanMarked('a <mark>b')).toBe('a <mark>b</mark>');
  });
});
