import type { DocusaurusConfig } from '@docusaurus/types';

/** Parts of the site's configuration that only a build reads. The debug page about the configuration shows them, so it shows less. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'clientModules', 'ssrTemplate', 'markdown', 'staticDirectories'];

/** What of the site is built in a way that browsers need to know less. */
export interface TrimOptions {
  /** The code of pages is coloured by the build, so browsers need no colours for it. */
  readonly isColoured: boolean;
  /** The footer stays as the server made it, and the bar until its code is loaded, which brings what it shows. */
  readonly hasLateLayout: boolean;
}

/**
 * Takes from the site's configuration what only a build needs. The theme reads the rest in the browser.
 */
export function trimConfig(config: DocusaurusConfig, { isColoured, hasLateLayout }: TrimOptions): object {
  const kept = Object.entries(config).filter(([name]) => !partsOfBuild.includes(name));
  const { prism, footer, navbar, ...theme } = config.themeConfig as { prism?: object; footer?: object; navbar: object };
  // Whether there are any items is asked from the start.
  const layout = hasLateLayout ? { navbar: { ...navbar, items: [{}] } } : { navbar, footer };
  return { ...Object.fromEntries(kept), themeConfig: { ...theme, ...layout, prism: isColoured ? {} : prism } };
}
