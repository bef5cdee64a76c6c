import type { Config } from '@docusaurus/types';
import { clientModules } from './src/config/client-modules';
import { plugins } from './src/config/plugins';
import { presets } from './src/config/presets';
import { site } from './src/config/site';
import { themeConfig } from './src/config/theme';

const config: Config = { ...site, presets, plugins, clientModules, themeConfig };

export default config;
