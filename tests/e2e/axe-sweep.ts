import type { Page } from '@playwright/test';
import { type Aspect, findNewViolations } from './axe';
import { openPage } from './fixtures';

/**
 * Checks pages with every rule. The first page is loaded by its address. The others are opened by client-side navigation in the same document,
 * which takes half the time because scripts and axe are already loaded and warm. Fails if a page differs from the server's page at its address.
 * Parts that were checked on one page are not checked again on the next ones (see `lookAtPage`).
 *
 * @param page page in a context that bypasses the content security policy, so that axe can run
 * @param paths addresses of the pages
 * @param [what] what to check: everything by default, or only the colors
 * @returns one line per element that breaks a rule, starting with the page
 */
export async function sweepPages(page: Page, paths: readonly string[], what?: Aspect): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? openPage(page, path) : goOn(page, path));
    const violations = await findNewViolations(page, what);
    found.push(...violations.map((violation) => `${path}: ${violation}`));
  }
  return found;
}

/** Navigates to another page as the browser's back button does, without a page load, and checks that it is the page that the server has there. */
async function goOn(page: Page, path: string): Promise<void> {
  const sent = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { body, title } = new DOMParser().parseFromString(html, 'text/html');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { title, text: body.querySelector('article .markdown')?.textContent ?? null };
  }, path);
  // On the search page, the query is added to the title after hydration.
  const title = new URL(path, page.url()).searchParams.has('q') ? null : sent.title;
  await page
    .waitForFunction(
      ([name, text]) =>
        // A page that is loaded in full listens to the theme only from then on.
        document.documentElement.dataset.hasHydrated === 'true' &&
        (name === null || document.title === name) &&
        (document.querySelector('article .markdown')?.textContent ?? null) === text,
      [title, sent.text] as const,
    )
    .catch((error) => {
      throw new Error(`${path} is not the page that the server has there.`, { cause: error });
    });
}
