import { findViolationsInBothThemes } from './axe';
import { expect, openPage, test } from './fixtures';
import { findButton, findDialog } from './search-dialog';

/* The list of keyboard shortcuts. */

test('"?" shows the keys as the first thing that a reader does, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveCount(6);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('?');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
});

test('"?" is text where a reader writes', async ({ page }) => {
  await openPage(page, '/docs/apis');
  const field = page.getByRole('searchbox', { name: 'Filter by word' });
  await field.focus();
  await page.keyboard.press('?');
  await expect(field).toHaveValue('?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const { input } = findDialog(page);
  await expect(input).toBeFocused();
  await page.keyboard.press('?');
  await expect(input).toHaveValue('?');
  await page.keyboard.press('Backspace');
  // On a link that the search suggests, "?" is the start of a query.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('?');
  await expect(input).toHaveValue('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});

test('"/" and "?" can be turned off, for good, and on again; Ctrl+K stays', async ({ page }) => {
  await openPage(page, '/docs/apis/toast');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = findDialog(page);
  await page.keyboard.press('?');
  const setting = help.getByRole('checkbox', { name: 'Use single-key shortcuts' });
  await expect(setting).toBeChecked();
  await setting.uncheck();
  await page.keyboard.press('Escape');

  await openPage(page, '/docs/apis/toast');
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(findButton(page)).toBeVisible();
  await expect(search.dialog).toHaveCount(0);

  await openPage(page, '/docs/accessibility');
  const box = page.getByRole('checkbox', { name: 'Use the keys / and ?' });
  await expect(box).not.toBeChecked();
  await box.check();
  await box.blur();
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
});
