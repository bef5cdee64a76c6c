import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plugin, Props } from '@docusaurus/types';
import type { FinishedPage } from './finished-page';

/** What Docusaurus tells plugins about a build that it has written. */
export type FinishedSite = Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig' | 'plugins'>;

/** What a plugin does with the finished pages. Promises are awaited. */
export interface PageStep {
  /** Runs before the pages of the pass. */
  begin?(site: FinishedSite): void | Promise<void>;
  /** Receives every HTML file of the build, one after the other, sorted by path. May change its `html`. */
  page?(page: FinishedPage, site: FinishedSite): void | Promise<void>;
  /** Runs after all pages of the pass are written. */
  end?(site: FinishedSite): void | Promise<void>;
}

/** A plugin with steps, by name. It has no `postBuild`, because Docusaurus runs those of all plugins at the same time. */
export interface StepPlugin<Name extends string, Content = unknown> extends Plugin<Content> {
  readonly pageSteps: Partial<Record<Name, PageStep>>;
}

/**
 * Runs steps on the pages of a build, in order.
 *
 * @param passes names of the steps
 * @param steps the steps by name
 * @param listPages opens the pages that the build has by now; called once in each pass
 * @throws when a name has no step, or a step has no place in the order
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
      // Only between turns, Node frees what native code has held, such as the bundler's memory.
      await nextTurn();
    }
    for (const step of own) await step.end?.(site);
  }
}

function checkOrder(order: readonly string[], names: readonly string[]): void {
  const lost = names.find((name) => !order.includes(name));
  if (lost !== undefined) throw new Error(`The step \`${lost}\` has no place in src/build/page-steps/index.ts.`);
  const missing = order.find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`No plugin has the step \`${missing}\` of src/build/page-steps/index.ts.`);
}

/**
 * Collects the steps of plugins.
 *
 * @throws when two steps have the same name
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
