import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../../src/packages/docs-checks/front-matter';
import { checkLinks } from '../../../src/packages/docs-checks/links';
import { isPart, listPageFiles, listPartFiles } from '../../../src/remark/pages';
import { listProblems, makePage } from './fixture';

const part = makePage('main/_part.mdx', '### A heading\n\nSee [it](#elsewhere) and [that](./no.md).\n\n```bahs\n```\n');

describe('parts of pages', () => {
  it('have a name, or a folder, that begins with _', () => {
    expect(['docs/_a.mdx', 'docs/_a/b.md', 'docs/a_b.md'].map(isPart)).toEqual([true, true, false]);
    expect(listPageFiles('docs').filter(isPart)).toEqual([]);
    expect(listPartFiles('docs').filter((file) => !isPart(file))).toEqual([]);
  });

  it('need no front matter, and continue the headings of a page', () => {
    expect(listProblems(checkFrontMatter(part))).toEqual([expect.stringMatching(/^5: Unknown code block language/)]);
  });

  it('may lead to places of the page that imports them', () => {
    expect(listProblems(checkLinks([part], []))).toEqual(['3: ./no.md: there is no page docs/main/no.md']);
  });
});
