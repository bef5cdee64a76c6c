import { basePath, type DocsVersion, docsVersions } from '../../src/config/versions';
import { expect, openPage, test } from './fixtures';
import { openVersionEntry } from './version-menu';

/** A page that every version has. */
const page = 'apis/camera';

const addressOf = ({ routePrefix }: DocsVersion): string =>
  [basePath.slice(0, -1), routePrefix, page].filter((part) => part !== '').join('/');

for (const [place, version] of docsVersions.entries()) {
  const other = docsVersions[(place + 1) % docsVersions.length] ?? version;

  test(`the menu of ${version.name} names all versions and leads to ${other.name}`, async ({ page: window }) => {
    await openPage(window, addressOf(version));
    const entry = await openVersionEntry(window, other.name, false);
    for (const { name } of docsVersions)
      await expect(window.getByRole('link', { name: new RegExp(`^${name}\\b`) }).first()).toBeAttached();
    await entry.click();
    await expect(window).toHaveURL(new RegExp(`${addressOf(other)}$`));
  });
}
