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
  /** The choice of the version to search. */
  readonly version: Locator;
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
    hits: dialog.getByRole('tree', { name: 'Results' }).getByRole('link'),
    seeAll: dialog.getByRole('link', { name: /^See all \d+ results$/ }),
    status: dialog.getByRole('status'),
    version: dialog.getByRole('combobox', { name: 'Version' }),
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

/** Waits for the results of a query. */
export async function waitForResults({ dialog }: SearchDialog, query: string): Promise<void> {
  await expect(dialog.locator('[data-query]')).toHaveAttribute('data-query', query);
}

/** Reads the number in a text such as `See all 17 results` or `17 results in v4`. */
export async function readCount(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}
