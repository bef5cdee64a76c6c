import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accessibilityRules } from '../../src/config/accessibility.mjs';

/** The rules to keep: WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice beyond them. */
export const tags = accessibilityRules.map(({ tag }) => tag);

/** The rules among them whose outcome depends on colours, with the elements that each looks at in axe-core 4.13.0. */
export const colourRules = { 'color-contrast': '*', 'link-in-text-block': 'a[href]' };

const { resolve } = createRequire(import.meta.url);

/** File of axe-core, in the version that `@axe-core/playwright` brings. */
export const axeFile = createRequire(resolve('@axe-core/playwright')).resolve('axe-core');

/** One rule that some elements break, as axe tells it. */
interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly target: readonly unknown[]; readonly failureSummary?: string | undefined }>;
}

/**
 * Looks at a page as it is now.
 *
 * @returns one line per element that breaks a rule: the rule, the element and what is wrong with it
 */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return describeViolations(violations);
}

/** As `findViolations`, but with the rules about colours only, which is much faster. */
export async function findColourViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(Object.keys(colourRules)).analyze();
  return describeViolations(violations);
}

/** @returns one line per element that breaks a rule */
export function describeViolations(violations: readonly Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`),
  );
}
