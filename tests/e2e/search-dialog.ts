import { expect, type Locator, type Page } from '@playwright/test';

/** What the search dialog is made of, once it is open. */
export interface SearchDialog {
  readonly dialog: Locator;
  readonly input: Locator;
  /** Links of the hits, best group first. */
  readonly hits: Locator;
  /** The link to the search page. */
  readonly seeAll: Locator;
  /** What was found, as screen readers hear it. */
  readonly status: Locator;
  readonly everywhere: Locator;
}

/** Opens a page and waits until it has come to life. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export function findButton(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', { name: 'Search', exact: true });
}

/** The dialog, open or not. */
export function findDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    input: dialog.getByRole('searchbox'),
    hits: dialog.locator('.DocSearch-Hit a'),
    seeAll: dialog.getByRole('link', { name: /^See all \d+ results$/ }),
    status: dialog.getByRole('status'),
    everywhere: dialog.getByRole('checkbox', { name: 'Search all versions' }),
  };
}

/** Opens a page and, with a click on the button, the dialog on it; unless said, on a page with little on it: what lies behind is looked at elsewhere. */
export async function openSearch(page: Page, path = '/docs/apis/toast'): Promise<SearchDialog> {
  await visit(page, path);
  return openDialog(page);
}

/** Opens the dialog on the present page, with a click on the button. */
export async function openDialog(page: Page): Promise<SearchDialog> {
  await findButton(page).click();
  const search = findDialog(page);
  await expect(search.input).toBeFocused();
  return search;
}

/** Types a query and waits for its results, which must be some. */
export async function searchFor(search: SearchDialog, query: string): Promise<void> {
  await search.input.fill(query);
  await waitForResults(search, query);
}

/** Waits for the results of a query; the link below them tells whose they are. */
export async function waitForResults({ seeAll }: SearchDialog, query: string): Promise<void> {
  const inAddress = new RegExp(`[?]q=${encodeURIComponent(query).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(&|$)`);
  await expect(seeAll).toHaveAttribute('href', inAddress);
}

/** The number that a text such as `See all 17 results` or `17 results in v4` names. */
export async function readCount(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}
