/**
 * Files of browser tests that don't run on phones: what they test is the build, the service, the network or what is found, not the screen.
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
  'without-layer',
] as const;
