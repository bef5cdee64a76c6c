/**
 * Browser test files that don't run on phones: they test the build, the service, the network, keys or search results,
 * or set the size of the window themselves.
 * In other files, tests tagged `@any-size` don't run on phones either.
 * `tests/unit/tools/desktop-only.test.ts` checks that nothing in them is for phones.
 */
export const desktopOnly = [
  'article',
  'code-block',
  'compatibility',
  'deploy',
  'dropdowns',
  'every-version',
  'failure-sweep',
  'failures',
  'head',
  'hostile-addresses',
  'islands',
  'key-help',
  'look',
  'navbar-items',
  'offline',
  'pages',
  'portions',
  'print',
  'quiet',
  'reflow',
  'search-advice',
  'search-answers',
  'search-failures',
  'search-hosted',
  'search-keys',
  'search-quality',
  'search-results',
  'search-versions',
  'two-pages',
  'without-layer',
] as const;
