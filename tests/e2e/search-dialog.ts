import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the search dialog. */
export interface SearchDialog {
  readonly dialog: Locator;
  readonly input: Locator;
  /** Links of the hits, best group first. */
  readonly hits: Locator;
  /** The link to the search page. */
  readonly seeAll: Locator;
  /** Status message with the number of results, which screen readers announce. */
  readonly status: Locator;
  readonly everywhere: Locator;
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export function findButton(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', { name: 'Search', exact: true });
}

/** Finds the parts of the dialog, whether it is open or not. */
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

/** Opens a page, and then the dialog with a click on the button. The default page is short, because other tests check what is behind the dialog. */
export async function openSearch(page: Page, path = '/docs/apis/toast'): Promise<SearchDialog> {
  await visit(page, path);
  return openDialog(page);
}

/** Opens the dialog on the current page, with a click on the button. */
export async function openDialog(page: Page): Promise<SearchDialog> {
  await findButton(page).click();
  const search = findDialog(page);
  await expect(search.input).toBeFocused();
  return search;
}

/** Types a query and waits for its results. There must be at least one. */
export async function searchFor(search: SearchDialog, query: string): Promise<void> {
  await search.input.fill(query);
  await waitForResults(search, query);
}

/** Waits for the results of a query. The link below them contains the query that they belong to. */
export async function waitForResults({ seeAll }: SearchDialog, query: string): Promise<void> {
  const inAddress = new RegExp(`[?]q=${encodeURIComponent(query).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(&|$)`);
  await expect(seeAll).toHaveAttribute('href', inAddress);
}

/** Reads the number in a text such as `See all 17 results` or `17 results in v4`. */
export async function readCount(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}
