/** Code that runs in the browser beside the pages, in this order. Modules that belong to a plugin are registered by it. */
export const clientModules: string[] = [
  './src/client/progress-bar.ts',
  './src/client/failed-loads.ts',
  './src/client/missing-anchor.ts',
  './src/client/tabs.ts',
  './src/client/page-tools.ts',
];
