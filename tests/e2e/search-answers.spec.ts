import { expect, test } from './fixtures';
import { openSearch, searchFor } from './search-dialog';

test('a hit on a method shows its signature, a command how it is written, a key its type, a message its cause', async ({
  page,
}) => {
  const search = await openSearch(page);
  await searchFor(search, 'getPhoto');
  const answer = search.dialog.locator('a[href$="#getphoto"] .search-row__text');
  await expect(answer).toContainText('getPhoto(options: ImageOptions) => Promise<Photo>');
  await expect(answer.locator('mark').first()).toHaveText('getPhoto');
  const box = await answer.boundingBox();
  const list = await search.dialog.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));

  for (const [query, link, answer] of [
    ['cap sync', '/docs/cli/commands/sync', 'npx cap sync'],
    ['androidScheme', '/docs/config#server-androidscheme', 'string'],
    ['INSTALL_FAILED_VERSION_DOWNGRADE', '/docs/android/troubleshooting#install-and-run', 'version'],
  ] as const) {
    await searchFor(search, query);
    const hit = search.dialog.locator(`a[href="${link}"] .search-row__text`).first();
    await expect(hit, query).toContainText(answer, { ignoreCase: true });
  }
});

test('a hit on an option that is folded in its card opens the fold', async ({ page }) => {
  const search = await openSearch(page);
  await searchFor(search, 'promptLabelCancel');
  const hit = search.hits.first();
  const address = (await hit.getAttribute('href')) ?? '';
  expect(address).toMatch(/camera#.*promptlabelcancel$/);
  await hit.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});
