import type { Page } from '@playwright/test';
import { type Aspect, findNewViolations } from './axe';
import { openPage } from './fixtures';

/**
 * Looks at pages with every rule. The first one is loaded by its address; from there it goes on as a reader does, in the same document, which
 * takes half the time: scripts and axe are there and warm. A page that is not the one its address gives is complained of.
 * What one page has is not looked at again on the next ones (see `lookAtPage`).
 *
 * @param page in a context that lets us run axe whatever the page's security policy says
 * @param paths addresses of the pages
 * @param [aspect] which rules, all of them unless said
 * @returns one line per element that breaks a rule, with the page in front
 */
export async function sweepPages(page: Page, paths: readonly string[], aspect?: Aspect): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? openPage(page, path) : goOn(page, path));
    found.push(...(await findNewViolations(page, aspect)).map((violation) => `${path}: ${violation}`));
  }
  return found;
}

/** Goes to another page as the browser's own buttons do, without loading the site anew, and sees that it is what the server has there. */
async function goOn(page: Page, path: string): Promise<void> {
  const sent = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { body, title } = new DOMParser().parseFromString(html, 'text/html');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { title, text: body.querySelector('article .markdown')?.textContent ?? null };
  }, path);
  // What was searched for comes into the title when the page has come to life.
  const title = new URL(path, page.url()).searchParams.has('q') ? null : sent.title;
  await page
    .waitForFunction(
      ([name, text]) =>
        (name === null || document.title === name) &&
        (document.querySelector('article .markdown')?.textContent ?? null) === text,
      [title, sent.text] as const,
    )
    .catch((error) => {
      throw new Error(`${path} is not the page that the server has there.`, { cause: error });
    });
}
