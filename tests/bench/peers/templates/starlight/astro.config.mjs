import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

/** Written by the benchmark: our sidebars. */
const { sidebars } = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));

const toItem = ({ label, link, collapsed, items }) =>
  items === undefined ? { label, link } : { label, collapsed, items: items.map(toItem) };

export default defineConfig({
  site: 'https://capacitorjs.com',
  base: '/docs',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Capacitor Documentation',
      // One group for each of our sidebars. route-data.mjs keeps only the one that a page belongs to.
      sidebar: sidebars.map(({ label, entries }) => ({ label, items: entries.map(toItem) })),
      routeMiddleware: './route-data.mjs',
    }),
  ],
});
