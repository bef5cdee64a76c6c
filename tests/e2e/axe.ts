import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { accessibilityRules } from '../../src/config/accessibility';

/** The rules to keep: WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice beyond them. */
export const tags = accessibilityRules.map(({ tag }) => tag);

/** The program that `loadAxe` brings into a page. */
interface Axe {
  configure(spec: Spec): void;
  run(context: { include: [Document]; exclude: readonly Element[] }, options: RunOptions): Promise<AxeResults>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One rule that some elements break, as axe tells it. */
interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly target: readonly unknown[]; readonly failureSummary?: string | undefined }>;
}

/** Brings axe into a page, once. It stays while the reader goes on, until the next document is loaded. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** What stands around an article. */
const frameParts = 'nav.navbar, aside.theme-doc-sidebar-container, footer.theme-layout-footer';

/** @returns one line per element of the page, as it is now, that breaks a rule: the rule, the element and what is wrong with it */
export async function findViolations(page: Page): Promise<string[]> {
  return (await lookAtPage(page, [])).violations;
}

/** The rules whose outcome depends on colours, with the elements that each looks at in axe-core 4.13.0. */
const colourRules = { 'color-contrast': '*', 'link-in-text-block': 'a[href]' };

/**
 * Looks at a page as it is now, with every rule. No page has frames, so axe can run in the page itself, which is faster than to let it
 * look from outside.
 *
 * The rules about colours take most of the time of all rules. They look at each way to show text once: text, background, size,
 * weight and line of a text decide what they find, so a second text that has all of these in common, on this page or on another
 * one, has nothing new for them. All other rules look at every element of every page, but for the bar, the sidebar and the footer: those are
 * the same on many pages, and looked at where their text is new. They were half of the time of a page.
 *
 * @param known the ways to show text, and the frames, that need no second look
 * @returns one line per element that breaks a rule, and `known` with what this page has
 */
export async function lookAtPage(
  page: Page,
  known: readonly string[],
): Promise<{ violations: string[]; known: string[] }> {
  await loadAxe(page);
  const { violations, ways } = await page.evaluate(
    async ([tagNames, coloured, frame, seen]) => {
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

      // A frame that is known has nothing new, unless it shows some text in a new way: an entry that is the current one for the first time.
      const exclude = [...document.querySelectorAll(frame)].filter((part) => {
        const text = `${part.localName}: ${part.textContent}`;
        const isKnown = ways.has(text);
        ways.add(text);
        return isKnown && !fresh.some((element) => part.contains(element));
      });

      const { axe } = window as unknown as { axe: Axe };
      const mark = 'data-fresh-colours';
      for (const element of fresh) element.setAttribute(mark, '');
      // Without copies of the elements' HTML, which nobody reads.
      const rules = Object.entries(coloured).map(([id, selector]) => ({ id, selector: `${selector}[${mark}]` }));
      axe.configure({ noHtml: true, rules });
      const result = await axe.run(
        { include: [document], exclude },
        { runOnly: tagNames, resultTypes: ['violations'] },
      );
      for (const element of fresh) element.removeAttribute(mark);
      const violations = result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
      return { violations, ways: [...ways] };
    },
    [tags, colourRules, frameParts, known] as const,
  );
  return { violations: describeViolations(violations), known: ways };
}

/** @returns one line per element that breaks a rule */
function describeViolations(violations: readonly Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`),
  );
}
