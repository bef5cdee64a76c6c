import type { Plugin, Props } from '@docusaurus/types';
import type { FinishedPage } from './finished-page';

/** What Docusaurus tells plugins of a build that it has written. */
export type FinishedSite = Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig' | 'plugins'>;

/** What a plugin does with the finished pages. Whatever waits is waited for. */
export interface PageStep {
  /** Comes before the pages of the pass. */
  begin?(site: FinishedSite): void | Promise<void>;
  /** Gets every HTML file of the build, one after the other, sorted by path. Its `html` may be changed. */
  page?(page: FinishedPage, site: FinishedSite): void | Promise<void>;
  /** Comes when all pages of the pass are written. */
  end?(site: FinishedSite): void | Promise<void>;
}

/** A plugin that has steps, by their names. It has no `postBuild`: Docusaurus runs those of all plugins at the same time. */
export interface StepPlugin<Name extends string, Content = unknown> extends Plugin<Content> {
  readonly pageSteps: Partial<Record<Name, PageStep>>;
}

/**
 * Runs steps over the pages of a build in their order.
 *
 * @param passes names of the steps
 * @param steps those steps
 * @param listPages opens the pages that a build has when the pages of a pass are due
 * @throws when a name has no step, or a step no place in the order
 */
export async function runPasses(
  passes: readonly (readonly string[])[],
  steps: ReadonlyMap<string, PageStep>,
  site: FinishedSite,
  listPages: () => Iterable<FinishedPage>,
): Promise<void> {
  checkOrder(passes.flat(), [...steps.keys()]);
  for (const names of passes) {
    const own = names.flatMap((name) => steps.get(name) ?? []);
    for (const step of own) await step.begin?.(site);
    for (const page of listPages()) {
      for (const step of own) await step.page?.(page, site);
      page.save();
    }
    for (const step of own) await step.end?.(site);
  }
}

function checkOrder(order: readonly string[], names: readonly string[]): void {
  const lost = names.find((name) => !order.includes(name));
  if (lost !== undefined) throw new Error(`The step \`${lost}\` has no place in src/build/page-steps/passes.ts.`);
  const missing = order.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new Error(`No plugin has the step \`${missing}\` of src/build/page-steps/passes.ts.`);
}

/**
 * Collects the steps of plugins.
 *
 * @throws when two have one name
 */
export function collectSteps(plugins: readonly object[]): Map<string, PageStep> {
  const steps = new Map<string, PageStep>();
  for (const plugin of plugins) {
    for (const [name, step] of Object.entries((plugin as Partial<StepPlugin<string>>).pageSteps ?? {})) {
      if (step === undefined) continue;
      if (steps.has(name)) throw new Error(`Two plugins have a step \`${name}\`.`);
      steps.set(name, step);
    }
  }
  return steps;
}
