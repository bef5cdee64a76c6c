/** Entry of the browser bundle: the browser layer, and the parts of the site's own pages that run in browsers. */
// This import comes first because it sets the order of the cascade layers: the theme wins over Infima, as in Docusaurus' own client.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { startLayer } from '../../browser/main';
import { elements } from './elements';

startLayer({
  ...elements,
  // Docusaurus' own client hydrates whole pages, islands included, and renders the page for unknown addresses for each of them.
  later: {
    ...elements.later,
    'not-found-suggestions': () => import(/* webpackChunkName: "not-found" */ '../../theme/NotFound/Content/element'),
    'doc-island': () => import(/* webpackChunkName: "islands" */ '../../browser/islands/element'),
  },
});

/**
 * Lists the components that the server renders pages with. Browsers get HTML and need only the styles of these components, so the bundler
 * learns about them here, and the build removes their scripts (`removeScripts` in `index.ts`).
 */
const listDrawn = (): Promise<unknown>[] => [
  import(/* webpackChunkName: "drawn-by-server" */ './drawn-by-server'),
  // Pages with their own styles: the name is `p/` plus the path of the page.
  import(/* webpackChunkName: "p/search" */ '@theme/SearchPage'),
  import(/* webpackChunkName: "p/offline" */ '@site/src/pages/offline'),
  import(/* webpackChunkName: "p/changes" */ '@site/src/pages/changes'),
  import(/* webpackChunkName: "p/upgrade" */ '@site/src/pages/upgrade'),
  import(/* webpackChunkName: "p/versions" */ '@site/src/pages/versions/styles.css'),
  import(/* webpackChunkName: "p/compatibility" */ '@site/src/pages/compatibility'),
  // Styles that all pages with an element share: the name is `e/` plus its tag.
  import(/* webpackChunkName: "e/api-changes-filter" */ '../../lists/styles.css'),
  import(/* webpackChunkName: "e/not-found-suggestions" */ '@theme/NotFound/Content'),
  import(/* webpackChunkName: "e/plugin-filter" */ '../../lists/styles.css'),
  import(/* webpackChunkName: "e/scrollable-table" */ '../../theme/MDXComponents/Table/wide.css'),
  import(/* webpackChunkName: "e/tool-page" */ '../../components/ToolPage/styles.css'),
  import(/* webpackChunkName: "e/tool-page" */ '../../css/segments.css'),
  // Styles that are written into the pages with such a part (`styles/place-styles.ts`): the name is `c/` plus that of the part. They are few, because
  // each name is part of the script that every page loads.
  import(/* webpackChunkName: "c/reference" */ '../../css/reference.css'),
  import(/* webpackChunkName: "c/admonitions" */ '../../css/admonitions.css'),
  import(/* webpackChunkName: "c/guide" */ '../../css/steps.css'),
  import(/* webpackChunkName: "c/few" */ '../../css/marked-code.css'),
  import(/* webpackChunkName: "c/guide" */ '../../theme/MDXComponents/Picture/styles.module.css'),
  import(/* webpackChunkName: "c/changes" */ '../../lists/changes.css'),
  import(/* webpackChunkName: "c/few" */ '../../css/few.css'),
  import(/* webpackChunkName: "c/few" */ '../../theme/Details/styles.module.css'),
];

// Never true. Rspack 2 drops functions that nobody calls, with their styles. It can't evaluate this condition, and the minifier removes it.
if (''.length > 0) void listDrawn();
