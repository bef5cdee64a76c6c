import { basePath, type DocsVersion, docsVersions } from '../../src/config/versions';
import { expect, openPage, test } from './fixtures';
import { openVersionEntry } from './version-menu';

/** A page that every version has. */
const subject = 'apis/camera';

const addressOf = ({ routePrefix }: DocsVersion): string =>
  [basePath.slice(0, -1), routePrefix, subject].filter((part) => part !== '').join('/');

test('the menu of every version names all versions, and leads to the next', async ({ page }) => {
  const [first, ...others] = docsVersions;
  if (first === undefined) throw new Error('There are no versions.');
  await openPage(page, addressOf(first));
  for (const version of [...others, first]) {
    const entry = await openVersionEntry(page, version.name, false);
    for (const { name } of docsVersions)
      await expect(page.getByRole('link', { name: new RegExp(`^${name}\\b`) }).first()).toBeAttached();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${addressOf(version)}$`));
    // The address changes before the page and its bar do.
    await expect(page.getByRole('button', { name: `Version ${version.name}` })).toBeVisible();
  }
});
