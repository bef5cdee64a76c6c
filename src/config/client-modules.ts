import { hasLayer } from '../plugins/light-client/layer';

/** Whether Docusaurus' own client runs in the browser: in `npm start`, and in builds without our layer. */
const isStock = process.env.NODE_ENV !== 'production' || !hasLayer(process.env);

/** Code that runs in the browser beside the pages, in this order. Modules that belong to a plugin are registered by it. */
export const clientModules: string[] = [
  './src/client/progress-bar.ts',
  ...(isStock ? ['./src/client/behaviors.ts'] : []),
  './src/client/tabs.ts',
  './src/client/page-tools.ts',
];
