/** Every check of `npm run check:docs` as a test, except for the Markdown style, which is in `markdown-style.test.ts`. */
import { describe, it } from 'vitest';
import sidebars from '../../sidebars';
import { listOtherProse, pageChecks, siteChecks } from '../../src/packages/docs-checks/list';
import { SiteReader } from '../../src/packages/docs-checks/site';
import { startSpeller } from '../../src/packages/docs-checks/spelling';
import { expectNone } from './expect-none';
import { isSelection, selectPages } from './selected-pages';

const site = new SiteReader().read(sidebars);
const pages = selectPages(site.pages, process.env.PAGE ?? '');

describe('the pages', () => {
  for (const { name, promise, find } of pageChecks) {
    if (name !== 'markdown') it(promise, () => expectNone(find(pages, site)));
  }

  for (const { promise, find, isSlow } of siteChecks) {
    it.skipIf(isSelection && isSlow === true)(promise, () => expectNone(find(site)));
  }

  it('have words that a dictionary has, as the documents for maintainers do', async () => {
    const speller = startSpeller();
    expectNone(await speller.check([...pages.map(({ file }) => file), ...(isSelection ? [] : listOtherProse())]));
    await speller.stop();
  });
});
