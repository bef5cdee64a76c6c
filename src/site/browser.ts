/** The entry of the browser's bundle: the layer, and what of the site's own pages browsers need. */
// What comes first says which layer of styles wins, and a theme wins against Infima, as in Docusaurus' own client.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { startLayer } from '../browser/main';
import { inReact } from '../browser/page-islands';

startLayer({
  search: inReact(() => import(/* webpackChunkName: "search-page" */ '../search/interface/page/content')),
  offline: inReact(() => import(/* webpackChunkName: "offline-page" */ '../offline/page/content')),
  upgrade: inReact(() => import(/* webpackChunkName: "upgrade-page" */ '../upgrade/page/content')),
  lists: () => import(/* webpackChunkName: "lists" */ '../lists').then(({ start }) => start),
});

/**
 * What the server draws pages with. Browsers get HTML and need of it the styles alone, so the bundler is told of it here, and the
 * build removes the scripts (`src/plugins/light-client`).
 */
const listDrawn = (): Promise<unknown>[] => [
  import(/* webpackChunkName: "drawn-by-server" */ './drawn-by-server'),
  // Pages with styles of their own: the name is `p/` and the path of the page.
  import(/* webpackChunkName: "p/search" */ '@theme/SearchPage'),
  import(/* webpackChunkName: "p/offline" */ '@site/src/pages/offline'),
  import(/* webpackChunkName: "p/changes" */ '@site/src/pages/changes'),
  import(/* webpackChunkName: "p/upgrade" */ '@site/src/pages/upgrade'),
  import(/* webpackChunkName: "p/accessibility" */ '@site/src/pages/accessibility'),
  // Styles of an island that several pages have: the name is `island/` and that of the island. Every page with it names them.
  import(/* webpackChunkName: "island/lists" */ '../lists/styles.css'),
  import(/* webpackChunkName: "island/lists" */ '@site/src/pages/compatibility'),
];

// Never true. Rspack 2 leaves out what nobody calls, with its styles; it does not see through this, and the minifier removes it.
if (''.length > 0) void listDrawn();
