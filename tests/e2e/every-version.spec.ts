import { announcement } from '../../src/config/announcement';
import { basePath, type DocsVersion, docsVersions } from '../../src/config/versions';
import { expect, openPage, test } from './fixtures';
import { openSearch, searchFor } from './search-dialog';
import { openVersionEntry } from './version-menu';

const hasAnnouncement = announcement !== undefined;

/** A page that every version has. */
const page = 'apis/camera';

const addressOf = ({ routePrefix }: DocsVersion): string =>
  [basePath.slice(0, -1), routePrefix, page].filter((part) => part !== '').join('/');

/** Returns the version that an address belongs to. */
function versionOf(address: string): string | undefined {
  const named = docsVersions.find(
    ({ routePrefix }) => routePrefix !== '' && address.startsWith(`${basePath}${routePrefix}/`),
  );
  return (named ?? docsVersions.find(({ routePrefix }) => routePrefix === ''))?.name;
}

for (const [place, version] of docsVersions.entries()) {
  const other = docsVersions[(place + 1) % docsVersions.length] ?? version;

  test(`the menu of ${version.name} names all versions and leads to ${other.name}`, async ({
    page: window,
    isMobile,
  }) => {
    await openPage(window, addressOf(version));
    const entry = await openVersionEntry(window, other.name, isMobile);
    for (const { name } of docsVersions)
      await expect(window.getByRole('link', { name: new RegExp(`^${name}\\b`) }).first()).toBeAttached();
    await entry.click();
    await expect(window).toHaveURL(new RegExp(`${addressOf(other)}$`));
  });

  test(`in ${version.name} there is one message about the version`, async ({ page: window }) => {
    await openPage(window, addressOf(version));
    const isLatest = version.state === 'latest';
    await expect(window.locator('.theme-doc-version-banner')).toBeVisible({ visible: !isLatest });
    await expect(window.locator('.theme-announcement-bar')).toBeVisible({ visible: isLatest && hasAnnouncement });
  });

  test(`the search in ${version.name} finds its pages and no others`, { tag: '@any-size' }, async ({
    page: window,
  }) => {
    const search = await openSearch(window, addressOf(version));
    await searchFor(search, 'camera');
    const addresses = await search.hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(0);
    expect([...new Set(addresses.map(versionOf))]).toEqual([version.name]);
  });
}
