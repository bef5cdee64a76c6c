import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { accessibilityRules } from '../../src/config/accessibility';
import { goDark, goLight } from './dark';

/** Tags of the rules to check: WCAG 2.0 to 2.2 at the levels A and AA, and what axe considers best practice beyond them. */
export const tags = accessibilityRules.map(({ tag }) => tag);

/** The API of axe, which `loadAxe` loads into a page. */
interface Axe {
  configure(spec: Spec): void;
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that some elements break, as axe reports it. */
interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly target: readonly unknown[]; readonly failureSummary?: string | undefined }>;
}

/** Loads axe into a page, once. It stays during client-side navigation, until the next document is loaded. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Selector of the parts around an article. */
const frameParts = 'nav.navbar, aside.theme-doc-sidebar-container, .theme-doc-toc-desktop, footer.theme-layout-footer';

/** What to check: everything, or only what another theme can change. */
export type Aspect = 'everything' | 'colors';

/** @returns one line per element of the current page that breaks a rule: the rule, the element and what is wrong with it */
export function findViolations(page: Page): Promise<string[]> {
  return lookAtPage(page, false, 'everything');
}

/**
 * Checks everything in the light theme, then the colors in the dark theme. The page stays dark.
 *
 * @param [only] `new` to check only what was not there when this document was last checked
 */
export async function findViolationsInBothThemes(page: Page, only?: 'new'): Promise<string[]> {
  const remembers = only === 'new';
  await goLight(page);
  const light = await lookAtPage(page, remembers, 'everything');
  await goDark(page);
  const dark = await lookAtPage(page, remembers, 'colors');
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}

/** Checks only what was on none of the pages that were checked before in this document. */
export function findNewViolations(page: Page, aspect: Aspect = 'everything'): Promise<string[]> {
  return lookAtPage(page, true, aspect);
}

/** The rules of axe-core 4.13.0 that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The rules that take most of the time, with a selector for each: the elements that it checks in axe-core 4.13.0, limited to new ones. */
const slowRules = {
  'color-contrast': '[data-new-colors]',
  'link-in-text-block': 'a[href][data-new-colors]',
  'target-size': ':not([data-known-target])',
};

/**
 * Checks a page in its current state, with every rule. No page has frames, so axe can run in the page itself, which is faster than running
 * it from outside.
 *
 * The rules about colors check each text style once. Their result depends on the color, background, size, weight and underline of a text, so
 * another text with the same style, on this page or on another one, would add nothing. In a sweep, the rule about target size checks every
 * small target, but only one large target of each kind. All other rules check every element of every page, except parts that were checked
 * before: bar, sidebar, contents and footer are the same on many pages, and so are most blocks of a page in its next version. Headings are
 * always checked, because of their order.
 *
 * @param remembers whether to skip what was checked before in this document
 * @param aspect which rules to check
 * @returns one line per element that breaks a rule
 */
async function lookAtPage(page: Page, remembers: boolean, aspect: Aspect): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([rules, slow, frame, isSweep]) => {
      // Scrollable elements get their name and their tab stop only after their size is known.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      // What fades in has its own colors only at the end.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(moving.map((animation) => animation.finished));
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

      // Headings stay in the page, because their order is checked.
      const headings = 'h1, h2, h3, h4, h5, h6';
      const listBlocks = (element: Element): Element[] =>
        [...element.children].flatMap((child) => {
          if (child.matches(headings)) return [];
          return child.querySelector(headings) === null ? [child] : listBlocks(child);
        });
      const outer = new Set<Element | null>();
      for (const one of fresh) for (let at: Element | null = one; at !== null; at = at.parentElement) outer.add(at);
      // A known part has nothing new, unless some of its text has a new style, such as an entry that is the current one for the first time.
      const isKnownPart = (part: Element, content: string): boolean => {
        const isKnown = known.has(content);
        known.add(content);
        return isKnown && !outer.has(part);
      };
      const listKnownParts = (): Element[] => [
        ...[...document.querySelectorAll(frame)].filter((part) =>
          isKnownPart(part, `${part.className}: ${part.textContent}`),
        ),
        // Without link targets, which differ from version to version and which no rule reads.
        ...[...document.querySelectorAll('.theme-doc-markdown')]
          .flatMap(listBlocks)
          .filter((block) => isKnownPart(block, block.outerHTML.replace(/ href="[^"]*"/g, ' href'))),
      ];
      // Removed from the page while axe runs, which is faster than passing hundreds of exclusions to it.
      const away = (isSweep ? listKnownParts() : []).map((part) => ({ part, place: document.createComment('') }));

      // Size in CSS pixels that always suffices (WCAG 2.2, 2.5.8).
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
        'data-new-colors': fresh,
        'data-known-target': isSweep ? targets.filter(isKnownTarget) : [],
      };
      const setMarks = (isOn: boolean): void => {
        for (const [mark, elements] of Object.entries(marks)) {
          for (const element of elements) element.toggleAttribute(mark, isOn);
        }
      };
      setMarks(true);
      for (const { part, place } of away) part.replaceWith(place);
      // The result needs no copies of the elements' HTML.
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
