import { describe, expect, it } from 'vitest';
import { truncateText } from '../../../src/build/page-text/truncate-text';

const page = (text: string, below = '') =>
  `<main><article><nav>Home</nav><div class="theme-doc-markdown markdown">${text}</div>${below}</article></main>`;

describe('the text of a page', () => {
  it('ends at the links below it', () => {
    const text = '<div class="theme-doc-markdown markdown"><p>One.</div>';
    expect(truncateText(page('<p>One.', '<footer class="theme-doc-footer x">Edit</footer>'))).toBe(text);
    expect(truncateText(page('<p>One.'))).toBe(text);
  });

  it('is missing where a page is no documentation', () => {
    expect(truncateText('<main><h1>Search</h1></main>')).toBeUndefined();
    expect(truncateText(page('<p>One.').replaceAll('article', 'div'))).toBeUndefined();
  });

  it('has code without the elements that color it, and with what changes in it', () => {
    const line = (classes: string, text: string) => `<span class="token-line ${classes}"><i>${text}</i>\n</span>`;
    const code = line('code-line-removed', 'old();') + line('x code-line-added', 'a &lt; b') + line('', 'same();');
    expect(truncateText(page(`<pre class="x"><code class="y">${code}</code></pre>`))).toContain(
      '<pre data-changes="-+ " class="x"><code class="y">old();\na &lt; b\nsame();\n</code></pre>',
    );
    expect(truncateText(page('<pre><code><span>a</span><br/><span title=">">b</span></code></pre>'))).toContain(
      '<pre><code>a\nb</code></pre>',
    );
  });
});
