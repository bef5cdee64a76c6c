/* What readers learn about the names in a sample: by pointing, by tapping, and by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, openPage, test, triggerFirstInteraction } from './fixtures';

const cameraPage = '/docs/apis/camera';

/** The example of a method. */
async function openExample(page: Page): Promise<Locator> {
  await openPage(page, cameraPage);
  await triggerFirstInteraction(page);
  const block = page.locator('code-block:visible').filter({ hasText: 'Camera.getPhoto({' }).first();
  await block.scrollIntoViewIfNeeded();
  return block;
}

const explainButton = (block: Locator): Locator => block.getByRole('button', { name: 'Explain this code' });

const nameIn = (block: Locator, name: string): Locator => block.locator('pre').getByText(name, { exact: true }).first();

test('nothing is loaded before the reader points at a sample', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const block = await openExample(page);
  expect(loaded.filter((path) => path.includes('explain'))).toEqual([]);
  await block.hover();
  await expect(explainButton(block)).toBeVisible();
  expect(loaded.filter((path) => path.includes('/explain/'))).toEqual(['/docs/explain/apis/camera.json']);
});

test('an identifier under the pointer is explained, and Escape closes the explanation', async ({ page }) => {
  const block = await openExample(page);
  await block.hover();
  await expect(explainButton(block)).toBeVisible();
  await nameIn(block, 'getPhoto').hover();
  const box = page.locator('[popover]:popover-open');
  await expect(box).toContainText('Camera.getPhoto');
  await expect(box).toContainText('getPhoto(options: ImageOptions) => Promise<Photo>');
  await expect(box).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await nameIn(block, 'getPhoto').click();
  await box.getByRole('link', { name: 'Camera.getPhoto' }).click();
  await expect(page).toHaveURL(/#getphoto$/);
  await expect(box).toBeHidden();
});

test('the button lists all names of a sample below it, by keyboard', { tag: '@any-size' }, async ({ page }) => {
  const block = await openExample(page);
  const code = (await block.locator('pre').textContent()) ?? '';
  await block.getByRole('button', { name: 'Copy code to clipboard' }).focus();
  await expect(explainButton(block)).toBeVisible();
  await explainButton(block).focus();
  await page.keyboard.press('Enter');
  const panel = block.getByRole('region', { name: 'Explanation of this code' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'CameraResultType.Uri' })).toBeVisible();
  await expect(panel).toContainText('ImageOptions.quality');
  expect(await block.locator('pre').textContent()).toBe(code);
  // Wherever else the page stands, the bar covers a part of something.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(explainButton(block)).toBeFocused();
});

test('an option of a command is explained, without a word in the narrow bar', async ({ page }) => {
  await openPage(page, '/docs/cli/commands/run');
  await triggerFirstInteraction(page);
  const block = page.locator('code-block:visible').filter({ hasText: '--target' }).first();
  await block.hover();
  await expect(explainButton(block)).toBeVisible();
  await explainButton(block).click();
  await expect(block.getByRole('region', { name: 'Explanation of this code' })).toContainText(
    'npx cap run --target <id>',
  );
});

test.describe('without its file', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch/ });

  test('the button says so and tries again', async ({ page }) => {
    await page.route('**/explain/apis/camera.json', (route) => route.abort());
    const block = await openExample(page);
    await block.hover();
    await explainButton(block).click();
    await expect(block.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/explain/apis/camera.json');
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(block.getByRole('region', { name: 'Explanation of this code' })).toBeVisible();
  });
});
