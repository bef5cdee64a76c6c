/**
 * Browser test files that don't run on phones: they test the build, the service, the network or search results, not the screen.
 * In other files, tests tagged `@any-size` don't run on phones either.
 * `tests/unit/tools/desktop-only.test.ts` checks that nothing in them is for phones.
 */
export const desktopOnly = [
  'article',
  'deploy',
  'failure-sweep',
  'failures',
  'head',
  'hostile-addresses',
  'islands',
  'offline',
  'pages',
  'portions',
  'print',
  'quiet',
  'search-advice',
  'search-answers',
  'search-failures',
  'search-history',
  'search-hosted',
  'search-quality',
  'search-results',
  'search-versions',
  'two-pages',
  'without-layer',
] as const;
