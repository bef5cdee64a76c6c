import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { rehypeFootnotes } from '../../../src/remark/footnotes';

const make = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function run(file: string, ...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  rehypeFootnotes()(tree, { path: join(projectRoot, file) });
  return tree.children;
}

describe('rehypeFootnotes', () => {
  it('gives the footnotes of a part ids of its own, and leaves those of a page', () => {
    const mark = () =>
      make('a', { href: '#user-content-fn-1', id: 'user-content-fnref-1', ariaDescribedBy: ['footnote-label'] });
    const ids = {
      href: '#_part-user-content-fn-1',
      id: '_part-user-content-fnref-1',
      ariaDescribedBy: '_part-footnote-label',
    };
    expect(run('docs/a/_part.mdx', mark())).toMatchObject([{ properties: ids }]);
    expect(run('docs/a/page.md', mark())).toEqual([mark()]);
  });

  it('puts the footnotes of a page before the row of versions at its end', () => {
    const row: RootContent = { type: 'mdxJsxFlowElement', name: 'PageVersions', attributes: [], children: [] };
    const line: RootContent = { type: 'text', value: '\n' };
    const [text, notes] = [make('p'), make('section', { dataFootnotes: true })];
    expect(run('docs/a/page.md', text, line, row, line, notes)).toEqual([text, line, notes, row, line]);
    const toc: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };
    expect(run('docs/a/page.md', text, row, toc, notes)).toEqual([text, notes, row, toc]);
    expect(run('docs/a/page.md', row, text, notes)).toEqual([row, text, notes]);
    expect(run('docs/a/page.md', text, row)).toEqual([text, row]);
  });
});
