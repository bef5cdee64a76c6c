import { readFileSync } from 'node:fs';

/** Written by the benchmark: our sidebars and versions. */
const { sidebars, versions } = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));

const toItem = ({ label, link, collapsed, items }) =>
  items === undefined ? { text: label, link } : { text: label, collapsed, items: items.map(toItem) };

/** VitePress shows the sidebar with the longest matching path. */
const sidebar = Object.fromEntries(
  sidebars.flatMap(({ paths, entries }) => paths.map((path) => [path, entries.map(toItem)])),
);

export default {
  title: 'Capacitor Documentation',
  base: '/docs/',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    nav: [{ text: 'Version', items: versions.map(({ label, link }) => ({ text: label, link })) }],
    search: { provider: 'local' },
    sidebar,
  },
};
