import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { markVersionLinks } from '../../../src/remark/mark-version-links';

function mark(markdown: string): Root {
  const tree: Root = createProcessor({ format: 'md' }).parse(markdown);
  markVersionLinks(tree);
  return tree;
}

describe('a link that leaves the version', () => {
  it('says in its text where it leads', () => {
    const tree = mark('See [Preferences](/docs/apis/preferences "in v4").');
    expect(textOf(tree)).toBe('See Preferences v4.');
    expect(JSON.stringify(tree)).not.toContain('in v4');
  });

  it('is told from links with another title, or none', () => {
    expect(textOf(mark('[a](./a.md "in vain") [b](./b.md)'))).toBe('a b');
    expect(JSON.stringify(mark('[a](./a.md "in vain")'))).toContain('in vain');
  });
});
