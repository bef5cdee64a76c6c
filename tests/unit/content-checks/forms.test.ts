import { describe, expect, it } from 'vitest';
import { checkForms, fixForms } from '../../../src/packages/docs-checks/forms';
import { findSyntaxErrors, treeOf } from '../../../src/packages/docs-checks/read/parsed-page';
import { findNodes } from '../../../src/packages/shared/markdown/mdx';
import { makePage } from './fixture';

const fix = (text: string) => fixForms({ file: 'docs/main/page.md', text });

describe('forms of other sites', () => {
  it.each([
    ['## A `b` {#own-id}', '## A `b` {/* #own-id */}'],
    ['Text <!-- a\nb --> text', 'Text {/* a\nb */} text'],
    ['<!-- ends */ here -->', '{/* ends * / here */}'],
    [':::note A `b` title', ':::note[A `b` title]'],
    ['> :::tip Title', '> :::tip[Title]'],
    ['::: warning', ':::warning'],
    ['One<br>two<br/>three', 'One<br />two<br/>three'],
    ['<img src="a.png" alt="x > y">', '<img src="a.png" alt="x > y" />'],
    [
      '<p class="a" style="margin-top: 1px; background: url(a;b)">x</p>',
      `<p className="a" style={{ marginTop: '1px', background: 'url(a;b)' }}>x</p>`,
    ],
    ['<b style=\'--a: "x"\'>x</b>', `<b style={{ '--a': '"x"' }}>x</b>`],
    ['<td align=center class=x>1</td>', '<td align="center" className="x">1</td>'],
    ['<label for="a">x</label>', '<label htmlFor="a">x</label>'],
    ['Fewer than <20, <=3, <$5 and a < b', 'Fewer than &lt;20, &lt;=3, &lt;$5 and a < b'],
    [
      'See <https://a.example/b> and <a@b.example>',
      'See [https://a.example/b](https://a.example/b) and [a@b.example](mailto:a@b.example)',
    ],
    ['![A](/img/My Picture.PNG)', '![A](/img/My%20Picture.PNG)'],
    [
      '[A](../guides/deep-links#top) [B](@site/docs/guides/deep-links.md)',
      '[A](../guides/deep-links.md#top) [B](../guides/deep-links.md)',
    ],
    ['```sh\nls\n```', '```bash\nls\n```'],
    ['```console\n$ ls\na\n```', '```shell-session\n$ ls\na\n```'],
    ['- a\n\n  ~~~Kotlin title="a"\n  x\n  ~~~', '- a\n\n  ~~~kotlin title="a"\n  x\n  ~~~'],
    ['```bash\nnpx cap init “My App” –web\n```', '```bash\nnpx cap init "My App" --web\n```'],
    ['> [!IMPORTANT]\n> A <br> b\n>\n> - c\n\nText', ':::important\n\nA <br /> b\n\n- c\n\n:::\n\nText'],
  ])('%s', (written, wanted) => {
    expect(fix(written)).toBe(wanted);
    expect(fix(fix(written))).toBe(wanted);
    expect(checkForms({ file: 'docs/main/page.md', text: written })[0]?.message).toMatch(/^Write `.+; --fix does$/s);
    expect(fix(written.replaceAll('\n', '\r\n'))).toBe(wanted.replaceAll('\n', '\r\n'));
  });

  it.each([
    '---\ntitle: a <br> b\n---\n\nText',
    '`<br>` and ``<!-- ` -->``',
    '```html\n<br class="a">\n<!-- a -->\n```',
    '````md\n```sh\n<br>\n```\n````',
    '{/* <br> :::note A */}',
    'export const a = 1 <2 ? <br /> : 3;',
    'Text {[1, 2].filter((a) => a <2).length} text',
    '<Tabs values={[{ label: "<3", value: "a" }]} className="a" />',
    ':::note[Title]\n\nText\n\n:::',
    '> A quotation of [!NOTE]',
    '[A](./missing) [B](./a.md "a title.md") [C](https://a.example/b c)',
    '```bash\necho "it’s"\n```',
    'a < b, a <b>c</b>, \\<20',
  ])('does not touch %s', (text) => {
    expect(fix(text)).toBe(text);
  });

  it('are no syntax errors besides, and the line of another one stays', () => {
    expect(findNodes(treeOf(makePage('main/a.md', ':::note A title\n\n:::\n')), 'containerDirective')).toHaveLength(1);
    const page = makePage('main/a.md', 'One<br>\n\n<!-- b -->\n');
    expect(findSyntaxErrors([page])).toEqual([]);
    expect(findSyntaxErrors([makePage('main/a.md', 'One<br>\n\nText {a b}\n')])).toMatchObject([{ line: 3 }]);
  });
});
