import type { DocusaurusConfig } from '@docusaurus/types';

/** Parts of the site's configuration that only a build reads. The debug page about the configuration shows them, so it shows less. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'clientModules', 'ssrTemplate', 'markdown', 'staticDirectories'];

/**
 * Takes from the site's configuration what only a build needs. The theme reads the rest in the browser.
 *
 * @param isColoured the code of pages is coloured by the build, so the browser needs no colours for it
 */
export function trimConfig(config: DocusaurusConfig, isColoured: boolean): object {
  const kept = Object.entries(config).filter(([name]) => !partsOfBuild.includes(name));
  const { prism, ...theme } = config.themeConfig as { prism?: object };
  return { ...Object.fromEntries(kept), themeConfig: { ...theme, prism: isColoured ? {} : prism } };
}
