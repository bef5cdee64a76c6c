import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { rehypePartFootnotes } from '../../../src/remark/part-footnotes';

/** Returns the properties of a mark of a footnote after the plugin. */
function run(file: string): unknown {
  const mark: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: '#user-content-fn-1', id: 'user-content-fnref-1', ariaDescribedBy: ['footnote-label'] },
    children: [],
  };
  const tree: Root = { type: 'root', children: [mark] };
  rehypePartFootnotes()(tree, { path: join(projectRoot, file) });
  return mark.properties;
}

it('gives the footnotes of a part ids of its own, and leaves those of a page', () => {
  expect(run('docs/a/_part.mdx')).toEqual({
    href: '#_part-user-content-fn-1',
    id: '_part-user-content-fnref-1',
    ariaDescribedBy: '_part-footnote-label',
  });
  expect(run('docs/a/page.md')).toMatchObject({ href: '#user-content-fn-1', id: 'user-content-fnref-1' });
});
