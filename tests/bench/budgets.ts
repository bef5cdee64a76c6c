/**
 * What a page may weigh: the budgets that the build tests hold the site to, and the goals behind them. The benchmark judges by the
 * same goals. Lower a budget as soon as the site is lighter; raising one needs a reason in the commit.
 */
export interface Budget {
  /** What is weighed, as the message of a failed test names it. */
  readonly what: string;
  readonly unit: 'kB' | 'names';
  /** What fails the tests when it is exceeded. */
  readonly budget: number;
  /** Where we want to be. */
  readonly goal: number;
}

/** Page that stands for the reference pages: its first view is what is weighed. */
export const referenceRoute = '/docs/apis/camera';

/** Page that the link of the benchmark's tap leads to; the reference page links to it in its text. */
export const tapRoute = '/docs/apis/filesystem';

/** Quality of the Brotli compression for all weights: what hosts that compress once can afford. One kB is 1000 bytes. */
export const brotliQuality = 9;

export const budgets = {
  js: { what: 'scripts that the reference page loads before anybody touches it', unit: 'kB', budget: 15.2, goal: 14.5 },
  jsBeforePaint: { what: 'scripts that its HTML asks for before the first paint', unit: 'kB', budget: 0, goal: 0 },
  css: { what: 'style sheets of the reference page', unit: 'kB', budget: 11.5, goal: 11.5 },
  // 1.2 of it is the field that a search begins in: scripts would come too late for the first keys. 0.25 are the page's menu and its corrections, 1.1 is what
  // the drawer shows and the folded lists of the sidebar, which scripts of 84 kB made before. 1.5 are the shapes of v5's Google Maps, whose page is weighed
  // before its release. 0.1 are the messages with which its methods reject, 0.03 the tab that an address asks for, which is shown before the first paint.
  html: { what: 'HTML of the largest reference page', unit: 'kB', budget: 24.95, goal: 20 },
  otherPages: { what: 'other pages that those scripts name', unit: 'names', budget: 30, goal: 0 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Most that one more version, or 100 more pages, may add to the scripts of a first view, in kB. Only the benchmark measures it. */
export const growthGoal = 0.2;
