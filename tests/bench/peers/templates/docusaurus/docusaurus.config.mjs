/** What `create-docusaurus` writes, without its examples, and with the faster bundler. */
export default {
  title: 'Capacitor Documentation',
  url: 'https://capacitorjs.com',
  baseUrl: '/docs/',
  // Pictures have the addresses of the published site.
  onBrokenLinks: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false }]],
};
