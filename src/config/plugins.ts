import type { PluginConfig } from '@docusaurus/types';
import { docsAds } from '../plugins/docs-ads';
import { foldedRoutes } from '../plugins/folded-routes';
import { movedPagesPlugin } from '../plugins/moved-pages';
import { notFoundPage } from '../plugins/not-found-page';
import { redirects } from '../plugins/redirects';
import { searchIndex } from '../plugins/search-index';
import { storedTabs } from '../plugins/stored-tabs';

/** What the build adds around the pages. */
export const plugins: PluginConfig[] = [
  foldedRoutes,
  notFoundPage,
  movedPagesPlugin,
  redirects,
  docsAds,
  storedTabs,
  searchIndex,
];
