import type { Page } from '@playwright/test';
import { type Aspect, findNewViolations } from './axe';
import { installShapes, type ListShapes } from './axe-shapes';
import { openPage } from './fixtures';

/**
 * Looks at pages with every rule. The first one is loaded by its address; from there it goes on as a reader does, in the same document, which
 * takes half the time: scripts and axe are there and warm. A page that is not the one its address gives is complained of.
 * What one page has is not looked at again on the next ones (see `lookAtPage`), and a page that has nothing but shapes of the pages
 * before it is left out: most pages of a version are like those of the next one.
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
    if (index === 0) await openPage(page, path);
    // The first one, too: its shapes are known from here on.
    if (!(await goOn(page, path))) continue;
    found.push(...(await findNewViolations(page, aspect)).map((violation) => `${path}: ${violation}`));
  }
  return found;
}

/**
 * Goes to another page as the browser's own buttons do, without loading the site anew, and sees that it is what the server has there.
 *
 * @returns false for a page without a new shape, which it does not go to
 */
async function goOn(page: Page, path: string): Promise<boolean> {
  await page.evaluate(installShapes);
  const sent = await page.evaluate(async (address) => {
    const store = window as unknown as { listShapes: ListShapes; knownShapes?: Set<string> };
    store.knownShapes ??= new Set();
    const known = store.knownShapes;
    const html = await (await fetch(address)).text();
    const { body, title } = new DOMParser().parseFromString(html, 'text/html');
    const fresh = [...store.listShapes(body.querySelector('main') ?? body)].filter((shape) => !known.has(shape));
    if (fresh.length === 0) return null;
    for (const shape of fresh) known.add(shape);
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { title, text: body.querySelector('article .markdown')?.textContent ?? null };
  }, path);
  if (sent === null) return false;
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
  return true;
}
