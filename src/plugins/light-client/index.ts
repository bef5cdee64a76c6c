import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changeAliases, replaceCoreModules, splitStyles } from './bundle';
import { codeColoursCss } from './highlight/rehype-code';
import { readLevers } from './levers';
import { trimConfig } from './trim-config';

/** Docusaurus plugin: makes the first view light. The README beside it says what it replaces, why, and what that gave. */
export function lightClient({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const levers = readLevers(process.env);
  const folder = join(generatedFilesDir, 'light-client');
  const colours = join(folder, 'code-colours.css');
  const trimmed = join(folder, 'site-config.mjs');
  const themeClassic = findThemeClassic(siteDir);
  return {
    name: 'light-client',
    loadContent() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(colours, codeColoursCss);
      writeFileSync(trimmed, `export default ${JSON.stringify(trimConfig(siteConfig, levers.has('highlight')))};\n`);
    },
    getClientModules: () => [colours],
    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      changeAliases(config, isServer, { levers, siteConfig: trimmed, themeClassic });
      if (isServer) return {};
      return {
        ...(levers.has('styles') ? splitStyles() : {}),
        plugins: replaceCoreModules(currentBundler.instance, levers),
      };
    },
  };
}

/** theme-classic comes with the preset. */
function findThemeClassic(siteDir: string): string {
  const preset = createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/preset-classic');
  return dirname(createRequire(preset).resolve('@docusaurus/theme-classic'));
}
