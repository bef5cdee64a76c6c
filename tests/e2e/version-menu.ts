import type { Locator, Page } from '@playwright/test';

/** Opens the version menu, in the bar or, on phones, in the mobile sidebar, and returns the entry of a version. */
export async function openVersionEntry(page: Page, version: string, isMobile: boolean): Promise<Locator> {
  const name = new RegExp(`^${version}`);
  if (!isMobile) {
    await page.getByRole('button', { name: /^Version v/ }).click();
    return page.locator('.navbar').getByRole('link', { name });
  }
  const mobileSidebar = await openMainMenu(page);
  await mobileSidebar.getByRole('button', { name: /^Version v/ }).tap();
  return mobileSidebar.locator('.dropdown__menu').getByRole('link', { name });
}

/** Finds the panel that the mobile sidebar shows: the main menu or the sidebar of the page. */
export function findShownPanel(mobileSidebar: Locator): Locator {
  return mobileSidebar.locator('.navbar-sidebar__item:not([inert])');
}

/** Opens the mobile sidebar of a phone at the main menu, not at the sidebar of the page. */
export async function openMainMenu(page: Page): Promise<Locator> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const mobileSidebar = page.locator('.navbar-sidebar');
  await mobileSidebar.getByRole('button', { name: 'Close navigation bar' }).waitFor();
  const back = mobileSidebar.getByRole('button', { name: 'Back to main menu' });
  // Pages without a sidebar have no second level and no reachable button to leave it.
  if ((await back.count()) > 0) await back.tap();
  return mobileSidebar;
}
