import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice beyond them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at a page as it is now.
 *
 * @returns one line per element that breaks a rule: the rule, the element and what is wrong with it
 */
export async function findViolations(page: Page): Promise<string[]> {
  return describeViolations(new AxeBuilder({ page }).withTags(tags));
}

/** As `findViolations`, but with the rules about colours only, which is much faster. */
export async function findColourViolations(page: Page): Promise<string[]> {
  return describeViolations(new AxeBuilder({ page }).withRules(colourRules));
}

async function describeViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`),
  );
}
