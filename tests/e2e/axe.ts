import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { accessibilityRules } from '../../src/config/accessibility';
import { goDark, goLight } from './dark';

/** The rules to keep: WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice beyond them. */
export const tags = accessibilityRules.map(({ tag }) => tag);

/** The program that `loadAxe` brings into a page. */
interface Axe {
  configure(spec: Spec): void;
  run(context: Document, options: RunOptions): Promise<AxeResults>;
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
const frameParts = 'nav.navbar, aside.theme-doc-sidebar-container, .theme-doc-toc-desktop, footer.theme-layout-footer';

/** What to look at: everything, or only what another theme can change. */
export type Aspect = 'everything' | 'colors';

/** @returns one line per element of the page, as it is now, that breaks a rule: the rule, the element and what is wrong with it */
export function findViolations(page: Page): Promise<string[]> {
  return lookAtPage(page, false, 'everything');
}

/**
 * The same in the light theme, and of colors in the dark one, in which the page stays.
 *
 * @param [only] `new` for what was not there when this document was last looked at so
 */
export async function findViolationsInBothThemes(page: Page, only?: 'new'): Promise<string[]> {
  const remembers = only === 'new';
  await goLight(page);
  const light = await lookAtPage(page, remembers, 'everything');
  await goDark(page);
  const dark = await lookAtPage(page, remembers, 'colors');
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}

/** The same of what was on no page that was looked at before in this document. */
export function findNewViolations(page: Page, aspect: Aspect = 'everything'): Promise<string[]> {
  return lookAtPage(page, true, aspect);
}

/** The rules of axe-core 4.13.0 that read colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The rules that take most of the time, with what each needs to look at: the elements that it has in axe-core 4.13.0, as far as they are new. */
const slowRules = {
  'color-contrast': '[data-new-colours]',
  'link-in-text-block': 'a[href][data-new-colours]',
  'target-size': ':not([data-known-target])',
};

/**
 * Looks at a page as it is now, with every rule. No page has frames, so axe can run in the page itself, which is faster than to let it
 * look from outside.
 *
 * The rules about colours look at each way to show text once: text, background, size, weight and line of a text decide what they find,
 * so a second text that has all of these in common, on this page or on another one, has nothing new for them. The rule about the size of
 * what can be pressed looks in a sweep at everything small, and at one of what is large and of one kind. All other rules look at every element of
 * every page, but for the parts that were there before: bar, sidebar, contents and footer are the same on many pages, and so are most
 * blocks of a page in its next version. Headings are always looked at, for their order.
 *
 * @param remembers whether what was looked at before in this document needs no second look
 * @param aspect which rules
 * @returns one line per element that breaks a rule
 */
async function lookAtPage(page: Page, remembers: boolean, aspect: Aspect): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([rules, slow, frame, isSweep]) => {
      // What scrolls gets its name and its place in the order of the keyboard when its size is known.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const store = window as unknown as { axe: Axe; knownToTest?: Set<string> };
      const known = (isSweep ? store.knownToTest : undefined) ?? new Set<string>();
      store.knownToTest = known;
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
        if (known.has(way)) return false;
        known.add(way);
        return true;
      });

      // They stay, for their order.
      const headings = 'h1, h2, h3, h4, h5, h6';
      const listBlocks = (element: Element): Element[] =>
        [...element.children].flatMap((child) => {
          if (child.matches(headings)) return [];
          return child.querySelector(headings) === null ? [child] : listBlocks(child);
        });
      const outer = new Set<Element | null>();
      for (const one of fresh) for (let at: Element | null = one; at !== null; at = at.parentElement) outer.add(at);
      // A part that is known has nothing new, unless it shows some text in a new way: an entry that is the current one for the first time.
      const isKnownPart = (part: Element, content: string): boolean => {
        const isKnown = known.has(content);
        known.add(content);
        return isKnown && !outer.has(part);
      };
      const listKnownParts = (): Element[] => [
        ...[...document.querySelectorAll(frame)].filter((part) =>
          isKnownPart(part, `${part.className}: ${part.textContent}`),
        ),
        // No rule reads where links lead to, which differs from version to version.
        ...[...document.querySelectorAll('.theme-doc-markdown')]
          .flatMap(listBlocks)
          .filter((block) => isKnownPart(block, block.outerHTML.replace(/ href="[^"]*"/g, ' href'))),
      ];
      // Taken out while axe looks, which is faster than to tell it of hundreds of exceptions.
      const away = (isSweep ? listKnownParts() : []).map((part) => ({ part, place: document.createComment('') }));

      // Large enough in any case (WCAG 2.2, 2.5.8).
      const enough = 24;
      const isKnownTarget = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        const kind = `${element.localName}.${element.className} in ${element.parentElement?.className}`;
        const isKnown = known.has(kind);
        known.add(kind);
        return isKnown && width >= enough && height >= enough;
      };
      const targets = [...document.querySelectorAll('a, button, input, select, summary, [tabindex], [role]')];
      const marks: Record<string, Element[]> = {
        'data-new-colours': fresh,
        'data-known-target': isSweep ? targets.filter(isKnownTarget) : [],
      };
      const setMarks = (isOn: boolean): void => {
        for (const [mark, elements] of Object.entries(marks)) {
          for (const element of elements) element.toggleAttribute(mark, isOn);
        }
      };
      setMarks(true);
      for (const { part, place } of away) part.replaceWith(place);
      // Without copies of the elements' HTML, which nobody reads.
      store.axe.configure({ noHtml: true, rules: Object.entries(slow).map(([id, selector]) => ({ id, selector })) });
      const result = await store.axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
      for (const { part, place } of away) place.replaceWith(part);
      setMarks(false);
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    [aspect === 'colors' ? colorRules : tags, slowRules, frameParts, remembers] as const,
  );
  return describeViolations(violations);
}

/** @returns one line per element that breaks a rule */
function describeViolations(violations: readonly Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`),
  );
}
