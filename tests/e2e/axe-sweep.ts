import type { Page } from '@playwright/test';
import { findNewViolations } from './axe';
import { expect, openPage } from './fixtures';

/**
 * Looks at pages with every rule. The first one is loaded by its address; from there it goes on as a reader does, in the same document, which
 * takes half the time: scripts and axe are there and warm. A page that is not the one its address gives is complained of.
 * What one page has is not looked at again on the next ones (see `lookAtPage`).
 *
 * @param page in a context that lets us run axe whatever the page's security policy says
 * @param paths addresses of the pages
 * @returns one line per element that breaks a rule, with the page in front
 */
export async function sweepPages(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (index === 0) await openPage(page, path);
    else await goOn(page, path);
    found.push(...(await findNewViolations(page)).map((violation) => `${path}: ${violation}`));
  }
  return found;
}

/** Goes to another page as the browser's own buttons do, without loading the site anew, and sees that it is what the server has there. */
async function goOn(page: Page, path: string): Promise<void> {
  const sent = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const { title, body } = new DOMParser().parseFromString(html, 'text/html');
    return { title, text: body.querySelector('article .markdown')?.textContent ?? null };
  }, path);
  const query = new URL(path, page.url()).searchParams.get('q');
  // What was searched for is in the title as soon as the page has come to life.
  await expect(page).toHaveTitle(query === null ? sent.title : new RegExp(`"${query}"`));
  await expect
    .poll(() => page.evaluate(() => document.querySelector('article .markdown')?.textContent ?? null), path)
    .toBe(sent.text);
}
