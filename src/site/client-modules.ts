import { hasLayer } from '../plugins/light-client/layer';

/** Whether Docusaurus' own client runs in the browser: in `npm start`, and in builds without our layer. */
const isStock = process.env.NODE_ENV !== 'production' || !hasLayer(process.env);

/** Modules that run in the browser on every page, in this order. Plugins register their own modules. */
export const clientModules: string[] = [
  './src/browser/client-modules/progress-bar.ts',
  ...(isStock ? ['./src/browser/client-modules/behaviors.ts', './src/lists/styles.css'] : []),
  './src/browser/client-modules/tabs.ts',
  './src/page-tools/client-module.ts',
  './src/search/client-module.ts',
];
