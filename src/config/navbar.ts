import type { ThemeConfig } from '@docusaurus/preset-classic';
import { japaneseSite } from './japanese-site';
import { basePath } from './versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const external = { target: '_blank', rel: 'noopener noreferrer' };

/** Addresses of the pages that belong to no version: the tools. */
const toolPages =
  '(?:upgrade|versions|offline|compatibility|changes|search|data|accessibility|third-party-notices)(?:/|$)';

/** The top bar. Items are on the right unless they set `position`. */
export const navbar: Navbar = {
  hideOnScroll: true,
  logo: { alt: 'Capacitor Docs', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', href: '/', width: 200, height: 24 },
  items: [
    {
      type: 'docsVersionDropdown',
      position: 'left',
      dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }],
    },
    { type: 'doc', docId: 'index', label: 'Docs', position: 'left' },
    { type: 'doc', docId: 'apis/index', label: 'Plugins', position: 'left' },
    { type: 'doc', docId: 'cli/index', label: 'CLI', position: 'left' },
    { label: 'Tools', to: '/upgrade', activeBaseRegex: `^${basePath}${toolPages}`, position: 'left' },
    { type: 'search' },
    {
      type: 'dropdown',
      label: 'Community',
      items: [
        { label: 'Forum', href: 'https://forum.ionicframework.com/c/capacitor/28', ...external },
        { label: 'Discussions', href: 'https://github.com/ionic-team/capacitor/discussions', ...external },
        { label: 'Community plugins', href: 'https://github.com/capacitor-community', ...external },
      ],
    },
    {
      type: 'dropdown',
      label: 'Support',
      items: [
        { label: 'Report a bug', href: 'https://github.com/ionic-team/capacitor/issues', ...external },
        { label: 'Report a plugin bug', href: 'https://github.com/ionic-team/capacitor-plugins/issues', ...external },
        { label: 'Enterprise support', href: 'https://ionic.io/contact/sales', ...external },
      ],
    },
    { type: 'custom-separator' },
    {
      type: 'custom-iconLink',
      alt: 'Capacitor on X',
      href: 'https://twitter.com/capacitorjs',
      src: 'img/icons/x.svg',
      target: '_blank',
      width: 18,
      height: 18,
    },
    {
      type: 'custom-iconLink',
      alt: 'Capacitor on GitHub',
      href: 'https://github.com/ionic-team/capacitor',
      src: 'img/icons/github.svg',
      target: '_blank',
      width: 20,
      height: 20,
    },
    {
      type: 'custom-iconLink',
      alt: 'Chat on Discord',
      href: 'https://ionic.link/discord',
      src: 'img/icons/discord.svg',
      target: '_blank',
      width: 20,
      height: 20,
    },
    {
      type: 'localeDropdown',
      dropdownItemsAfter: [{ to: japaneseSite.front, label: '日本語', ...external }],
    },
    { type: 'custom-cta', text: 'Start an app', href: `${basePath}getting-started` },
  ],
};
