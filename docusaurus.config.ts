import type { Config } from '@docusaurus/types';
// Comes first, because the other modules rely on there being a latest version.
import './src/site/check-versions';
import { clientModules } from './src/site/client-modules';
import { siteOptions } from './src/site/options';
import { plugins } from './src/site/plugins';
import { presets } from './src/site/presets';
import { themeConfig } from './src/site/theme';

const config: Config = { ...siteOptions, presets, plugins, clientModules, themeConfig };

export default config;
