/**
 * Limits on the size of a page: the budgets that the build tests enforce, and the goals behind them. The benchmark uses the same
 * goals. Lower a budget as soon as the site is lighter. Raising one needs a reason in the commit.
 */
export interface Budget {
  /** The measured size, as named in the message of a failed test. */
  readonly what: string;
  readonly unit: 'kB' | 'names';
  /** Limit above which the tests fail. */
  readonly budget: number;
  /** Target that the site should reach. */
  readonly goal: number;
}

/** Page that represents the reference pages. Its first view is measured. */
export const referenceRoute = '/docs/apis/camera';

/** Target of the link that the benchmark taps. The text of the reference page links to it. */
export const tapRoute = '/docs/apis/filesystem';

/** Brotli quality for all measured sizes, which hosts that compress each file only once can afford. One kB is 1000 bytes. */
export const brotliQuality = 9;

export const budgets = {
  js: {
    what: 'scripts that the reference page loads before anybody touches it',
    unit: 'kB',
    // 0.5 of it is that what moves on a page is a custom element, so that one mechanism starts it everywhere. 0.35 loads the fonts. 0.15
    // opens the tab that a link, or what the browser found, is in.
    budget: 15.4,
    goal: 14.5,
  },
  jsBeforePaint: { what: 'scripts that its HTML asks for before the first paint', unit: 'kB', budget: 0, goal: 0 },
  // 2.5 of it are the styles of the reference, 0.25 those of the list of changes, which guides lack, and 0.05 the button that runs a sample. The goal is what it has to come down to.
  css: { what: 'styles of the reference page, in the page and in sheets', unit: 'kB', budget: 12, goal: 12 },
  // 1.2 of it is the initial search field, because scripts would load too late for the first keystrokes. 0.25 is the page's menu and its corrections.
  // 1.1 is the content of the mobile sidebar and the collapsed lists of the sidebar, which 84 kB of scripts rendered before. 1.5 is the shapes of v5's Google
  // Maps, whose page is measured before its release. 1 is the messages of its methods, and 0.03 is the tab that an address selects, which is shown
  // before the first paint. 0.13 is the search keys that are left to the browser and the system, and the last query of the page. 0.16 restores
  // collapsed categories before the first paint, and 0.07 names tabs and their panels. 0.06
  // tells tabs in tabs apart.
  html: { what: 'HTML of the largest reference page, without styles', unit: 'kB', budget: 26.1, goal: 20 },
  otherPages: { what: 'other pages that those scripts name', unit: 'names', budget: 30, goal: 0 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Maximum that one more version, or 100 more pages, may add to the scripts of a first view, in kB. Only the benchmark measures it. */
export const growthGoal = 0.2;
