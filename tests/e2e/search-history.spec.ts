import { expect, test } from './fixtures';
import { openDialog, visit } from './search-dialog';

/* The search history in the browser's storage may come from an older site, or from somebody else. */

/** Storage keys of DocSearch for the index of the site. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__capacitor', '__DOCSEARCH_FAVORITE_SEARCHES__capacitor'];

/** Entries that DocSearch can't show. `tests/unit/search-ui/stored-history.test.ts` has more. */
const badEntries: readonly unknown[] = [
  null,
  { objectID: '1', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: 'B' } },
  { objectID: '2', type: 'lvl1', url: '/docs/', hierarchy: null },
  ...['javascript:alert(1)', 'https://example.com/', 'https://capacitorjs.com/docs/', '/docs/100%'].map((url) => ({
    objectID: url,
    type: 'lvl1',
    url,
    hierarchy: { lvl0: 'A', lvl1: url },
  })),
  {
    objectID: '3',
    type: 'lvl1',
    url: '/docs/',
    content: null,
    hierarchy: { lvl0: 'A', lvl1: 'Toast <img src=x onerror=alert(1)>' },
  },
  ...Array.from({ length: 1000 }, () => 'x'.repeat(1000)),
];

const sound = {
  objectID: 'docs-default-v4|/docs/apis/toast',
  type: 'lvl1',
  url: '/docs/apis/toast',
  content: null,
  hierarchy: { lvl0: 'Plugins', lvl1: 'Toast' },
};

test('a stored history that is bad is left out, and the dialog opens', async ({ page, slowDown }) => {
  await slowDown();
  await visit(page, '/docs/apis/toast');
  for (const history of ['not JSON', JSON.stringify(badEntries)]) {
    await store(history);
    const { dialog, hits, status } = await openDialog(page);
    await expect(status).toBeAttached();
    await expect(hits).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  // Valid entries among the bad ones stay, and they lead to their page.
  await store(JSON.stringify([...badEntries, sound]));
  const { dialog, hits } = await openDialog(page);
  await expect(hits).toHaveText(keys.map(() => sound.hierarchy.lvl1));
  await expect(dialog.locator('img')).toHaveCount(0);
  await hits.first().click();
  await expect(page.locator('article h1')).toHaveText('Toast');

  async function store(text: string): Promise<void> {
    await page.evaluate(
      ([names, value]) => {
        for (const name of names) localStorage.setItem(name, value);
      },
      [keys, text] as const,
    );
  }
});
