import { listPaths } from '@capacitor-docs/shared';
import type { Plugin } from '@docusaurus/types';
import { sendPhase } from '../phases';
import { FinishedPage } from './finished-page';
import { releaseBundle } from './release-bundle';
import { collectSteps, runPasses, type StepPlugin } from './run-passes';

/**
 * The steps on the finished pages, in order. In each pass, all steps begin, then each page goes through all of them, then all of them end, always
 * one after the other. A step therefore sees the results of the steps before it, and none of those after it. The position of a step matters:
 * say why.
 */
export const passes = [
  [
    // Pages are complete only after this step.
    'articles',
    'islands',
    // Before all steps that read or copy pages: they take out what is not for them.
    'run',
    'samples',
    // Before the copies, so that they have its tags too.
    'head',
    // Writes redirect pages at addresses that must not have a page yet.
    'moved-pages',
    'copies',
    // They read the text of a page, which is parsed once for them.
    'markdown',
    'search',
    // Compares the Markdown that was written before, and adds pages for the steps after it.
    'changes',
  ],
  [
    // Only now is it known which pages of two versions say the same.
    'same-pages',
    'data',
    // Reads the data that was written before.
    'explain',
    // Reads the texts of the upgrade guides.
    'upgrade',
    'feed',
    'security-contact',
    'notices',
    'no-script',
    // After all steps that write a style sheet or change classes of pages.
    'used-names',
  ],
  [
    // The name of the style sheet depends on all pages, so they change once more.
    'styles',
    // After all steps that change or add pages: it lists the pages, and reads them once they are written.
    'offline',
    // Writes documents that are no pages, once all steps have seen the pages.
    'frames',
    // Last of the steps that read pages: the policy is for the pages as they are published.
    'policy',
    // Keeps the results of this build for the next one.
    'cache',
  ],
] as const;

/** Name of a step. */
type StepName = (typeof passes)[number][number];

/** A plugin of the site that works on the finished pages. */
export type PagePlugin<Content = unknown> = StepPlugin<StepName, Content>;

/**
 * Docusaurus plugin: runs the steps of other plugins on the finished pages, in the order of `passes`. Docusaurus itself would run all plugins at
 * the same time after the pages are written.
 */
export function pageSteps(): Plugin {
  return {
    name: 'page-steps',
    postBuild(site) {
      sendPhase('finishing');
      releaseBundle(site.outDir, site.routesBuildMetadata);
      return runPasses(passes, collectSteps(site.plugins), site, () => openPages(site.outDir));
    },
  };
}

/** Opens the pages of a build one after the other, so that they are not all in memory at once. */
function* openPages(outDir: string): Generator<FinishedPage> {
  for (const file of listPaths(outDir)) if (file.endsWith('.html')) yield new FinishedPage(outDir, file);
}
