import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { createPage, listPages } from '../../../src/remark/pages';
import { starlight, vitepress } from '../../bench/expand/dialects';
import { expandPage, peerFile, writePage } from '../../bench/expand/expand-page';
import { mapRoutes } from '../../bench/expand/resolve-link';
import { versionNamed } from '../../versions';

const v5 = versionNamed('v5');

/** Writes a page for a peer, and returns the text without its front matter and title. */
function write(body: string, dialect = vitepress): string {
  const page = createPage(v5, 'docs/apis/page.md', `---\ntitle: Page\n---\n\n${body}\n`);
  const routes = new Map([['docs/apis/camera.md', '/docs/next/apis/camera']]);
  const text = writePage(parseMarkdown(page.text), page, routes, dialect);
  return text.replace(/^---\n[\s\S]*?---\n\n(?:# .*\n\n)?/, '').trimEnd();
}

describe('writePage', () => {
  it('keeps title and description, and writes the title where the generator shows none', () => {
    const page = createPage(v5, 'docs/a.md', '---\ntitle: "A: b"\ndescription: Says “c”.\n---\n\nText\n');
    const tree = () => parseMarkdown(page.text);
    const head = '---\ntitle: "A: b"\ndescription: "Says “c”."\n---\n\n';
    expect(writePage(tree(), page, new Map(), vitepress)).toBe(`${head}# A: b {#_top}\n\nText\n`);
    expect(writePage(tree(), page, new Map(), starlight)).toBe(`${head}Text\n`);
  });

  it('turns tabs into headings and code', () => {
    const tabs = '<Tabs>\n<TabItem value="a" label="npm">\n\n```bash\nnpm i\n```\n\n</TabItem>\n</Tabs>';
    expect(write(tabs)).toBe('#### npm\n\n```bash\nnpm i\n```');
  });

  it('writes the id of a heading as each generator reads it', () => {
    expect(write('## Set up {/* #setup */}')).toBe('## Set up {#setup}');
    expect(write('## Set up {/* #setup */}', starlight)).toBe('## Set up');
  });

  it('names boxes as each generator does', () => {
    const box = ':::caution[Not *yet*]\n\nText\n\n:::';
    expect(write(box)).toBe('::: warning Not yet\n\nText\n\n:::');
    expect(write(box, starlight)).toBe(':::caution[Not yet]\n\nText\n\n:::');
    expect(write(':::note\n\nText\n\n:::')).toBe('::: info\n\nText\n\n:::');
  });

  it('shows the title of a code block above it, and marks lines by their numbers', () => {
    const code =
      '```ts title="src/a.ts"\n// highlight-next-line\nlet a;\nlet b;\n// added-start\nlet c;\n// added-end\n```';
    expect(write(code)).toBe('**src/a.ts**\n\n```ts {1,3}\nlet a;\nlet b;\nlet c;\n```');
    expect(write('```json {2-3}\n{\n\n}\n```')).toBe('```json {2-3}\n{\n\n}\n```');
  });

  it('drops comments, and keeps elements around their content', () => {
    const html = '{/* preamble */}\n\n<details className="x">\n\nSee [it](./camera.md).\n\n</details>';
    expect(write(html)).toBe('<details class="x">\n\nSee [it](/next/apis/camera).\n\n</details>');
  });

  it('leaves text with colons as it is', () => {
    expect(write('Open localhost:8100 at 10:30.').replaceAll('\\', '')).toBe('Open localhost:8100 at 10:30.');
  });

  it('keeps a row of a table in one line', () => {
    expect(write('| a | b |\n|---|---|\n| `x \\| y` | z |')).toBe('| a | b |\n| - | - |\n| `x \\| y` | z |');
  });

  it('names the page of what has no plain form', () => {
    expect(() => write('<Unknown />')).toThrow('docs/apis/page.md: <Unknown> has no plain form.');
    expect(() => write('{1 + 1}')).toThrow('docs/apis/page.md: The expression {1 + 1} has no plain form.');
  });
});

describe('the pages that import components', () => {
  const all = listPages();
  const routes = mapRoutes(all);
  const pages = all.filter(({ text }) => /^import .* from '@site\//m.test(text));

  it('are known', () => {
    expect(pages.map(({ file }) => file)).toContain('docs/index.md');
  });

  it.each(pages.map((page) => [page.file, page] as const))('%s has a form for each peer', (_, page) => {
    for (const dialect of [vitepress, starlight]) {
      expect(() => writePage(expandPage(page), page, routes, dialect)).not.toThrow();
    }
  });
});

describe('expandPage', () => {
  it('writes the whole reference of a plugin', () => {
    const page = createPage(
      v5,
      'docs/apis/clipboard.md',
      '---\ntitle: Clipboard\n---\n\n::plugin-api{plugin="clipboard"}\n',
    );
    const routes = new Map([['docs/apis/clipboard.md', page.route]]);
    const text = writePage(expandPage(page), page, routes, vitepress);
    expect(text).toContain('## API reference {#api}');
    expect(text).toContain(
      '<pre class="api-signature" v-pre><code><b>write</b>(options: <a href="#writeoptions">WriteOptions</a>) =&gt; ',
    );
    expect(text).toContain('<div class="record" id="writeoptions-string">');
    expect(text).not.toMatch(/::plugin-api|className/);
  }, 60_000);
});

describe('peerFile', () => {
  it.each([
    ['/docs/', 'index.md'],
    ['/docs/next/', 'next/index.md'],
    ['/docs/apis/camera', 'apis/camera.md'],
  ])('%s is made from %s', (route, file) => {
    expect(peerFile(route)).toBe(file);
  });
});
