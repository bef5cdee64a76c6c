import type { Page } from '@playwright/test';
import { type Axe, describeViolations, loadAxe, tags } from './axe';
import { expect, openPage } from './fixtures';

/** The rules whose outcome depends on colours, with the elements that each looks at in axe-core 4.13.0. */
const colourRules = { 'color-contrast': '*', 'link-in-text-block': 'a[href]' };

/**
 * Looks at pages with every rule. The first one is loaded by its address; from there it goes on as a reader does, in the same document, which
 * takes half the time: scripts and axe are there and warm. A page that is not the one its address gives is complained of.
 *
 * The rules about colours take most of the time of all rules. They look at each way to show text once: text, background, size,
 * weight and line of a text decide what they find, so a second text that has all of these in common, on this page or on another
 * one, has nothing new for them. All other rules look at every element of every page.
 *
 * @param page in a context that lets us run axe whatever the page's security policy says
 * @param paths addresses of the pages
 * @returns one line per element that breaks a rule, with the page in front
 */
export async function sweepPages(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  let known: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (index === 0) await openPage(page, path);
    else await goOn(page, path);
    const looks = await lookAtPage(page, known);
    known = looks.known;
    found.push(...looks.violations.map((violation) => `${path}: ${violation}`));
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
  await expect(page).toHaveTitle(sent.title);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('article .markdown')?.textContent ?? null), path)
    .toBe(sent.text);
}

/**
 * Looks at a page as it is now.
 *
 * @param known the ways to show text that need no second look
 * @returns one line per element that breaks a rule, and `known` with the ways of this page
 */
export async function lookAtPage(
  page: Page,
  known: readonly string[],
): Promise<{ violations: string[]; known: string[] }> {
  await loadAxe(page);
  const { violations, ways } = await page.evaluate(
    async ([tagNames, coloured, seen]) => {
      // What scrolls gets its name and its place in the order of the keyboard when its size is known.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const ways = new Set(seen);

      const grounds = new Map<Element, string>();
      const describeGround = (element: Element | null): string => {
        if (element === null) return '';
        const ground = grounds.get(element);
        if (ground !== undefined) return ground;
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
        const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
        const whole = (isPlain ? '' : `${own}/`) + describeGround(element.parentElement);
        grounds.set(element, whole);
        return whole;
      };
      const describeText = (element: Element): string => {
        const { color, fontSize, fontWeight, textDecorationLine, textShadow, position } = getComputedStyle(element);
        const outer = element.parentElement === null ? '' : getComputedStyle(element.parentElement).color;
        const link = element.localName === 'a' ? 'a' : '';
        const own = [link, color, fontSize, fontWeight, textDecorationLine, textShadow, position, outer].join(' ');
        return `${own} on ${describeGround(element)}`;
      };
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

      const fresh = [...document.body.querySelectorAll('*')].filter((element) => {
        if (!(element.matches('a, input, button') || hasText(element)) || !element.checkVisibility()) return false;
        const way = describeText(element);
        if (ways.has(way)) return false;
        ways.add(way);
        return true;
      });

      const { axe } = window as unknown as { axe: Axe };
      const mark = 'data-fresh-colours';
      for (const element of fresh) element.setAttribute(mark, '');
      // Without copies of the elements' HTML, which nobody reads.
      const rules = Object.entries(coloured).map(([id, selector]) => ({ id, selector: `${selector}[${mark}]` }));
      axe.configure({ noHtml: true, rules });
      const result = await axe.run(document, { runOnly: tagNames, resultTypes: ['violations'] });
      for (const element of fresh) element.removeAttribute(mark);
      const violations = result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
      return { violations, ways: [...ways] };
    },
    [tags, colourRules, known] as const,
  );
  return { violations: describeViolations(violations), known: ways };
}
