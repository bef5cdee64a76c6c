import { expect, test } from './fixtures';
import { openSearch, searchFor } from './search-dialog';

test('a hit on a method shows its signature, where it works and since when', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'getPhoto');
  const answer = search.dialog.locator('.DocSearch-Hit a[href$="#getphoto"] .search-hit-answer');
  await expect(answer).toContainText('getPhoto(options: ImageOptions) => Promise<Photo>');
  await expect(answer.locator('mark').first()).toHaveText('getPhoto');
  const box = await answer.boundingBox();
  const list = await search.dialog.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});
