import { describe, expect, it } from 'vitest';
import { escapeHtml, readMarked, readPlain } from '../../../src/packages/search/engine/marked-text';
import { show } from './show-marks';

describe('text with marks', () => {
  it('has nothing but marks as elements', () => {
    expect(show(readMarked('<b>bold</b> <mark>hit</mark><script>x</script>'))).toBe(
      '<b>bold</b> [hit]<script>x</script>',
    );
    expect(show(readMarked('<mark onclick=x>a</mark>'))).toBe('<mark onclick=x>a');
    expect(show(readMarked('a <mark>b'))).toBe('a [b]');
  });

  it('has characters in place of entities', () => {
    const text = `a < b & "c" 'd' > e &amp; <b>`;
    expect(readPlain(readMarked(escapeHtml(text)))).toBe(text);
    expect(readPlain(readMarked('&#39;&#039;&nbsp;'))).toBe("''&nbsp;");
  });
});
