import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { readFontFiles } from './font-files';

const name = 'fonts';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Docusaurus plugin: publishes the files of the fonts, which a script in the head loads (`src/plugins/inline-scripts/load-fonts.js`). They are no part of the
 * style sheet, because the browser would then load them before it draws the page.
 */
export function fonts(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, { currentBundler }) {
      const { sources } = currentBundler.instance;
      const emit = (compiler: Compiler): void => {
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          for (const { path, content } of readFontFiles()) compilation.emitAsset(path, new sources.RawSource(content));
        });
      };
      return isServer ? {} : { plugins: [{ apply: emit }] };
    },
  };
}
