import type { ThemeConfig } from '@docusaurus/preset-classic';
import { feedFile } from './changes';
import { basePath, docsVersions } from './versions';

type Footer = NonNullable<ThemeConfig['footer']>;

/** The links below every page. */
export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        { label: 'Introduction', to: '/' },
        { label: 'Plugins', to: '/apis' },
        { label: 'CLI', to: '/cli' },
        { label: 'Configuration', to: '/config' },
      ],
    },
    {
      title: 'Tools',
      items: [
        { label: 'Upgrade assistant', to: '/upgrade' },
        { label: 'Compatibility', to: '/compatibility' },
        { label: 'Versions', to: '/versions' },
        { label: 'What changed', to: '/changes' },
        { label: 'Read offline', to: '/offline' },
      ],
    },
    {
      title: 'Versions',
      items: [
        ...docsVersions.map(({ name, routePrefix, state }) => ({
          label: state === 'unmaintained' ? name : `${name} (${state})`,
          to: `/${routePrefix}`,
        })),
      ],
    },
    {
      title: 'Project',
      items: [
        { label: 'Source code', href: 'https://github.com/ionic-team/capacitor' },
        { label: 'Releases', href: 'https://github.com/ionic-team/capacitor/releases' },
        // A file, not a page: `pathname:` makes the router ignore it.
        { label: 'Changes feed', to: `pathname://${basePath}${feedFile}`, target: '_self' },
        { label: 'Markdown and JSON', to: '/data' },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Third-party notices', to: '/third-party-notices' },
      ],
    },
  ],
  logo: { alt: 'Capacitor Docs', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', href: '/', width: 200, height: 24 },
  copyright: 'Capacitor is open source under the MIT license, and so is this documentation.',
};
