import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { axeFile, colourRules, describeViolations, tags } from './axe';
import { openPage } from './fixtures';

const axeSource = readFileSync(axeFile, 'utf8');

/** The program that `axeSource` brings into a page. */
interface Axe {
  run(context: Document | { include: Element[] }, options: RunOptions): Promise<AxeResults>;
}

/**
 * Opens pages one after the other and looks at each with every rule, once it has come to life.
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
  for (const path of paths) {
    await openPage(page, path);
    const looks = await lookAtPage(page, known);
    known = looks.known;
    found.push(...looks.violations.map((violation) => `${path}: ${violation}`));
  }
  return found;
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
  await page.evaluate(axeSource);
  const { violations, ways } = await page.evaluate(
    async ([tagNames, colourNames, seen]) => {
      // What scrolls gets its name and its place in the order of the keyboard when its size is known.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const ways = new Set(seen);

      const describeGround = (element: Element | null): string => {
        if (element === null) return '';
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
        const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
        return (isPlain ? '' : `${own}/`) + describeGround(element.parentElement);
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
      const off = Object.fromEntries(colourNames.map((name) => [name, { enabled: false }]));
      const results = [await axe.run(document, { runOnly: tagNames, rules: off, resultTypes: ['violations'] })];
      if (fresh.length > 0) {
        const options: RunOptions = { runOnly: { type: 'rule', values: colourNames }, resultTypes: ['violations'] };
        results.push(await axe.run({ include: fresh }, options));
      }
      const violations = results.flatMap((result) =>
        result.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
        })),
      );
      return { violations, ways: [...ways] };
    },
    [tags, colourRules, known] as const,
  );
  return { violations: describeViolations(violations), known: ways };
}
