import { loadSiteConfig } from '@docusaurus/core/lib/server/config';
import type * as Preset from '@docusaurus/preset-classic';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

/** The configuration of the site as Docusaurus loads it, with all defaults filled in. */
export const { siteConfig } = await loadSiteConfig({ siteDir: projectRoot });

/** Its options of the classic theme, as they are written. */
export const themeConfig = siteConfig.themeConfig as Preset.ThemeConfig;

/** Its options of the classic preset. */
export const [, presetOptions] = siteConfig.presets[0] as [string, Preset.Options];
