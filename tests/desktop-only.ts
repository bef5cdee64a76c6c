/**
 * Files of browser tests that don't run on phones: what they test is the build, the service, the network or what is found, not the screen.
 * In other files, tests that are tagged `@any-size` don't run there either.
 * `tests/unit/tools/desktop-only.test.ts` sees that nothing in them is for phones.
 */
export const desktopOnly = [
  'article',
  'deploy',
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
