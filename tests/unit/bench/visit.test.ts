import { describe, expect, it } from 'vitest';
import { referenceRoute } from '../../bench/budgets';
import type { SentSite } from '../../bench/server';
import { summarize } from '../../bench/visit';

/** Files whose sizes in bytes are given by their entries. */
const site: Pick<SentSite, 'find'> = {
  find: (path) => {
    if (path === referenceRoute) return { body: new Uint8Array(9000), headers: {}, inlineStyles: 3000 };
    const size = { '/docs/a.js': 1500, '/docs/b.mjs': 500, '/docs/a.css': 2000 }[path];
    return size === undefined ? undefined : { body: new Uint8Array(size), headers: {} };
  },
};

describe('summarize', () => {
  const record = {
    firstPaint: 600,
    largestPaint: 700,
    shift: 0.01,
    tasks: [{ start: 800, duration: 90 }],
    files: [
      { path: '/docs/a.css', start: 100 },
      { path: '/docs/a.js', start: 100 },
      { path: '/docs/a.js', start: 900 },
      { path: '/docs/b.mjs', start: 900 },
      { path: '/docs/missing.js', start: 900 },
      { path: '/docs/font.woff2', start: 900 },
    ],
  };

  it('weighs each script and style sheet once, with the styles in the page, and apart what was asked for before the first paint', () => {
    expect(summarize(record, site)).toMatchObject({ js: 2, jsBeforePaint: 1.5, css: 5 });
  });

  it('hands on times and sums up tasks', () => {
    const expected = { firstPaint: 600, largestPaint: 700, shift: 0.01, blockingTime: 40, longestTask: 90 };
    expect(summarize(record, site)).toMatchObject(expected);
  });
});
