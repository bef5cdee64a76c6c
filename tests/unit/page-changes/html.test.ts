import { describe, expect, it } from 'vitest';
import { parseBlock, toHtml } from '../../../src/plugins/page-changes/block-html';
import { mergeTrees } from '../../../src/plugins/page-changes/merge-trees';

const same = (address: string) => address;
const keep = (text: string) => text;
const write = (markdown: string) => toHtml(parseBlock(markdown).children, same);

function merge(before: string, after: string): string | undefined {
  const [old, next] = [parseBlock(before), parseBlock(after)];
  return mergeTrees(old, next, keep, keep) ? toHtml(next.children, same) : undefined;
}

describe('HTML of Markdown', () => {
  it('has everything that pages have', () => {
    expect(write('> **Note**\n>\n> Text with `a<b>`.')).toBe(
      '<blockquote><p><strong>Note</strong></p><p>Text with <code>a&lt;b></code>.</p></blockquote>',
    );
    expect(write('2. a\n3. b')).toBe('<ol start="2"><li>a</li><li>b</li></ol>');
    expect(write('| a | b |\n| - | - |\n| `x \\| y` | [z](#z) |')).toBe(
      '<div tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x | y</code></td><td><a href="#z">z</a></td></tr></tbody></table></div>',
    );
  });

  it('has no heading without text in the corner of a table', () => {
    expect(write('| | b |\n| - | - |\n| x | y |')).toContain('<tr><td></td><th>b</th></tr>');
  });

  it('runs nothing that stands in a text', () => {
    expect(write('<img src=x onerror=alert(1)>')).not.toContain('<img');
    expect(write('[a](https://example.com/"onclick=1)')).not.toContain('"onclick');
  });
});

describe('two wordings', () => {
  it('are shown as one, with the words that only one has', () => {
    expect(merge('It is a `file` here.', 'It is a [link](/x) here.')).toBe(
      '<p>It is a <del><code>file</code> </del><ins><a href="/x">link</a> </ins>here.</p>'.replace(
        '<del><code>file</code> </del><ins><a href="/x">link</a> </ins>here',
        '<del><code>file</code></del><ins><a href="/x">link</a></ins> here',
      ),
    );
    expect(merge('**Old** words', '**New** words')).toBe(
      '<p><del><strong>Old</strong></del><ins><strong>New</strong></ins> words</p>',
    );
  });

  it('of code are lines, and all of the code is there', () => {
    expect(merge('```ts title="a.ts"\na\nb\nc\n```', '```ts title="a.ts"\na\nB\nc\n```')).toBe(
      '<p><b>a.ts</b></p><pre tabindex="0" role="group" aria-label="Code"><code>a\n<del>b\n</del><ins>B\n</ins>c\n</code></pre>',
    );
  });

  it('of tables and lists are compared cell by cell', () => {
    expect(merge('| a |\n| - |\n| one two |', '| a |\n| - |\n| one three |')).toContain(
      '<td>one <del>two</del><ins>three</ins></td>',
    );
    expect(merge('- a\n- b', '- a\n- c')).toBe('<ul><li>a</li><li><del>b</del><ins>c</ins></li></ul>');
  });

  it('are two when they differ in more than words', () => {
    expect(merge('- a', 'a')).toBeUndefined();
    expect(merge('- a\n- b', '- a')).toBeUndefined();
  });
});
