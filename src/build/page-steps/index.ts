import type { Plugin } from '@docusaurus/types';
import { listPaths } from '../files/file-paths';
import { sendPhase } from '../phases';
import { FinishedPage } from './finished-page';
import { passes, type StepName } from './passes';
import { collectSteps, runPasses, type StepPlugin } from './run-passes';

/** A plugin of the site that works on the finished pages. */
export type PagePlugin<Content = unknown> = StepPlugin<StepName, Content>;

/**
 * Docusaurus plugin: runs the steps of other plugins on the finished pages, in the order of `passes.ts`. Docusaurus itself would run all plugins at
 * the same time after the pages are written.
 */
export function pageSteps(): Plugin {
  return {
    name: 'page-steps',
    postBuild(site) {
      sendPhase('finishing');
      return runPasses(passes, collectSteps(site.plugins), site, () => openPages(site.outDir));
    },
  };
}

/** Opens the pages of a build one after the other, so that they are not all in memory at once. */
function* openPages(outDir: string): Generator<FinishedPage> {
  for (const file of listPaths(outDir)) if (file.endsWith('.html')) yield new FinishedPage(outDir, file);
}
