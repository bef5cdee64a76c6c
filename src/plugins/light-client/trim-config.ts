import type { DocusaurusConfig } from '@docusaurus/types';

/** Parts of the site's configuration that only a build reads. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'clientModules', 'ssrTemplate', 'markdown', 'staticDirectories'];

/** Parts of the theme's configuration that are already in the pages as HTML. */
const drawnParts = ['prism', 'navbar', 'footer'];

/** Removes everything from the site's configuration that only a build needs. The search and islands read the rest in the browser. */
export function trimConfig(config: DocusaurusConfig): object {
  return { ...leaveOut(config, partsOfBuild), themeConfig: leaveOut(config.themeConfig, drawnParts) };
}

function leaveOut(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
