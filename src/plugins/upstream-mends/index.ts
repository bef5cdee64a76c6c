import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type InlineScripts, ignoreParameters } from './inline-scripts';

/** What stands in for a module of Docusaurus: how imports end that ask for it, and the file beside this one. */
const standIns = [
  { pattern: /(?:^\.|core\/lib\/client)\/normalizeLocation$/, file: 'normalize-location.ts' },
  { pattern: /^\.{1,2}\/utils\/storageUtils$/, file: 'storage.ts' },
] as const;

/**
 * Docusaurus plugin: keeps what a link or a browser may bring from what Docusaurus 3.10.2 does with it. Each file beside this one says in its
 * first lines what is mended; `upstream.json` holds the hashes of the files of Docusaurus that they stand on.
 */
export function upstreamMends({ siteDir }: LoadContext): Plugin {
  const folder = join(siteDir, 'src/plugins/upstream-mends');
  ignoreParameters(loadInlineScripts(siteDir));
  return {
    name: 'upstream-mends',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: standIns.map(
          ({ pattern, file }) =>
            new NormalModuleReplacementPlugin(pattern, (resource: { request: string; context: string }) => {
              // What stands in may itself use what it stands in for.
              if (resource.context !== folder) resource.request = join(folder, file);
            }),
        ),
      };
    },
  };
}

/** theme-classic comes with the preset. */
function loadInlineScripts(siteDir: string): InlineScripts {
  const preset = createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/preset-classic');
  return createRequire(preset)('@docusaurus/theme-classic/lib/inlineScripts') as InlineScripts;
}
