import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { accessibilityRules } from '../../src/config/accessibility';

/** The rules to keep: WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice beyond them. */
export const tags = accessibilityRules.map(({ tag }) => tag);

/** The program that `loadAxe` brings into a page. */
export interface Axe {
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
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/**
 * Looks at a page as it is now, with every rule. No page has frames, so axe can run in the page itself, which is faster than
 * to let it look from outside.
 *
 * @returns one line per element that breaks a rule: the rule, the element and what is wrong with it
 */
export async function findViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async (tagNames) => {
    const { axe } = window as unknown as { axe: Axe };
    const result = await axe.run(document, { runOnly: tagNames, resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, tags);
  return describeViolations(violations);
}

/** @returns one line per element that breaks a rule */
export function describeViolations(violations: readonly Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`),
  );
}
