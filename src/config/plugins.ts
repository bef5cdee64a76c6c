import type { PluginConfig } from '@docusaurus/types';
import { docsAds } from '../plugins/docs-ads';
import { foldedRoutes } from '../plugins/folded-routes';
import { movedPagesPlugin } from '../plugins/moved-pages';
import { notFoundPage } from '../plugins/not-found-page';
import { searchIndex } from '../plugins/search-index';

/** What the build adds around the pages. */
export const plugins: PluginConfig[] = [foldedRoutes, notFoundPage, movedPagesPlugin, docsAds, searchIndex];
