import type { Config } from '@docusaurus/types';
import { clientModules } from './src/site/client-modules';
import { siteOptions } from './src/site/options';
import { plugins } from './src/site/plugins';
import { presets } from './src/site/presets';
import { themeConfig } from './src/site/theme';

const config: Config = { ...siteOptions, presets, plugins, clientModules, themeConfig };

export default config;
