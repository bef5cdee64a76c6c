/**
 * The steps over the finished pages, in their order. In each pass all steps begin, then each page goes through all of them, then all of them end,
 * always one after the other, so a step sees what those in front of it have done, and nothing of those behind it. Where a step stands matters:
 * say why.
 */
export const passes = [
  [
    // Pages are whole only then.
    'articles',
    'islands',
    // Before the copies, which have its tags too.
    'head',
    // They lead on from addresses that must be free of pages.
    'moved-pages',
    'copies',
    'not-found',
    // Both read the text of a page, which is parsed once for them.
    'markdown',
    'search',
    // Compares what has been written as Markdown, and adds pages for the steps behind.
    'changes',
  ],
  [
    // Only now it is known which pages of two versions say the same.
    'same-pages',
    'data',
    // Reads the texts of the upgrade guides.
    'upgrade',
    'feed',
    'security-contact',
    'notices',
    'no-script',
    // Behind all that writes a style sheet or changes classes of pages.
    'used-names',
  ],
  [
    // The name of the style sheet follows from all pages, so they change once more.
    'styles',
    // Behind all that change or add pages: it lists them, and reads them when they are written.
    'offline',
    // Last of those that read pages: the policy is for the pages as they are published.
    'policy',
    // What this build has made is good for the next.
    'cache',
  ],
] as const;

/** Name of a step. */
export type StepName = (typeof passes)[number][number];
