/** Answers the questions that the process of the checks receives. */

import { createChecker, type Finding, importSidebars } from '@capacitor-docs/docs-checks';
import { projectRoot } from '@capacitor-docs/shared';

/** What to check: the pages that somebody is working on. */
export interface Question {
  /** Address of the page that is open in the browser. */
  readonly route: string | undefined;
  /** Files that have changed, relative to the root of the project. */
  readonly changed: readonly string[];
}

export type Answer = { readonly findings: readonly Finding[] } | { readonly failure: string };

const checker = createChecker();

/**
 * Checks the page that is open, and pages that have changed.
 *
 * @throws when the checks themselves fail
 */
export async function answer({ route, changed }: Question): Promise<readonly Finding[]> {
  const routes = route === undefined ? [] : [route];
  const { findings } = await checker.checkWriting(routes, changed, await importSidebars(projectRoot));
  return findings;
}
