import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../src/packages/docs-checks/links';
import type { Page } from '../../../src/remark/pages';
import { listProblems, makePage, readFixture } from './fixture';

const check = (page: Page) =>
  checkLinks([page], [page, readFixture('links/guide.md'), readFixture('links/guide.md', 'v4')]);

describe('checkLinks', () => {
  it('accepts file links, anchors, marked links to other versions and external links', () => {
    expect(listProblems(check(readFixture('links/passes.md')))).toEqual([]);
  });

  it('reports what leads nowhere or out of the version', () => {
    expect(listProblems(check(readFixture('links/fails.md')))).toEqual([
      '3: ./giude.md: there is no page docs/links/giude.md; did you mean "./guide.md"?',
      '5: ./guide.md#set-upp: docs/links/guide.md has no anchor #set-upp; did you mean "set-up"?',
      '7: #heer: docs/links/fails.md has no anchor #heer; did you mean "here"?',
      '9: /docs/links/guide leaves v5 for v4: give the link the title "in v4", or link a page of v5',
      '11: /docs/links/guide leaves v5 for v4: give the link the title "in v4", or link a page of v5',
      '13: ./guide.md: the title says "in v4", but the link stays in v5',
      '15: /docs/next/links/guide#set-up: links inside the version are file links; write ./guide.md#set-up',
      '17: /docs/links/giude: there is no page at /docs/links/giude; did you mean "/docs/links/guide"?',
      '19: ./guide: links between pages are file links; did you mean "./guide.md"?',
      '21: Image /img/no-such-picture.svg: static/img/no-such-picture.svg does not exist',
      '23: Image ../picture.svg: docs/picture.svg does not exist',
      '25: ./guide.md: file links work in Markdown links only; write a Markdown link',
      '27: ../../versioned_docs/version-v4/links/guide.md: a file link cannot leave the version; write [text](/docs/links/guide "in v4")',
      '31: ./giude.md: there is no page docs/links/giude.md; did you mean "./guide.md"?',
    ]);
  });

  it('reports a link to a draft, except in another draft', () => {
    const draft = makePage('draft.md', '---\ndraft: true\n---\n');
    const find = (text: string) => {
      const page = makePage('a.md', text);
      return listProblems(checkLinks([page], [page, draft]));
    };
    const message = './draft.md: docs/draft.md is a draft, which the published site does not have';
    expect(find('[a](./draft.md)\n')).toEqual([`1: ${message}`]);
    expect(find('---\ndraft: true\n---\n\n[a](./draft.md)\n')).toEqual([]);
  });

  it('looks for a picture beside the page, and says where its path ends', () => {
    const find = (text: string) => listProblems(check(makePage('a.md', text)));
    expect(find('![x](./_made/Red%20Icon.svg)\n')).toEqual([
      '1: Image ./_made/Red%20Icon.svg: docs/_made/Red Icon.svg does not exist',
    ]);
    expect(find('![x](../static/img/favicon.svg)\n')).toEqual([
      '1: Image ../static/img/favicon.svg: its path leaves the folder of the version, and breaks when the version is frozen. Write "@site/static/img/favicon.svg"',
    ]);
    expect(find('<img src="./x.svg" alt="x" />\n')).toEqual([
      '1: Image ./x.svg: only Markdown reads paths of files; write ![what it shows](./x.svg)',
    ]);
    expect(find('![x](./config.md)\n')).toEqual([]);
  });

  it('reports a stray % at its line', () => {
    const page = makePage('a.md', '[half](#50%)\n\n[a](./50%.md)\n\n![x](/img/50%.png)\n');
    expect(listProblems(check(page))).toEqual([
      '1: #50%: write "%" as %25',
      '3: ./50%.md: write "%" as %25',
      '5: /img/50%.png: write "%" as %25',
    ]);
  });
});
