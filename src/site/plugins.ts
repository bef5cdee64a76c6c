import type { PluginConfig } from '@docusaurus/types';
import { pageSteps } from '../build/page-steps';
import { buildPhases } from '../plugins/build-phases';
import { compatibility } from '../plugins/compatibility';
import { docsAds } from '../plugins/docs-ads';
import { editsFirst } from '../plugins/edits-first';
import { feed } from '../plugins/feed';
import { foldedRoutes } from '../plugins/folded-routes';
import { hosting } from '../plugins/hosting';
import { islands } from '../plugins/islands';
import { lazyPages } from '../plugins/lazy-pages';
import { lightClient } from '../plugins/light-client';
import { liveChecks } from '../plugins/live-checks';
import { markdownPages } from '../plugins/markdown-pages';
import { movedPagesPlugin } from '../plugins/moved-pages';
import { newAnnouncement } from '../plugins/new-announcement';
import { noScript } from '../plugins/no-script';
import { notFoundPage } from '../plugins/not-found-page';
import { offline } from '../plugins/offline';
import { pageChanges } from '../plugins/page-changes';
import { pageHead } from '../plugins/page-head';
import { pageTools } from '../plugins/page-tools';
import { portableOutput } from '../plugins/portable-output';
import { quickBuild } from '../plugins/quick-build';
import { redirects } from '../plugins/redirects';
import { referenceData } from '../plugins/reference-data';
import { searchField } from '../plugins/search-field';
import { searchIndex } from '../plugins/search-index';
import { searchStart } from '../plugins/search-start';
import { securityContactFile } from '../plugins/security-contact';
import { shippedPackages } from '../plugins/shipped-packages';
import { storedTabs } from '../plugins/stored-tabs';
import { upgradeData } from '../plugins/upgrade-data';
import { docs, isWriting } from './docs';

/** Plugins, for everything that the build adds to the pages. */
export const plugins: PluginConfig[] = [
  buildPhases,
  // The first replaces the docs plugin of the preset.
  ...(isWriting ? ([[editsFirst, docs], liveChecks] as PluginConfig[]) : []),
  pageHead,
  foldedRoutes,
  notFoundPage,
  movedPagesPlugin,
  redirects,
  docsAds,
  pageTools,
  lightClient,
  islands,
  lazyPages,
  quickBuild,
  storedTabs,
  searchField,
  searchStart,
  newAnnouncement,
  feed,
  securityContactFile,
  portableOutput,
  shippedPackages,
  noScript,
  searchIndex,
  markdownPages,
  pageChanges,
  referenceData,
  upgradeData,
  compatibility,
  offline,
  hosting,
  // Runs the plugins' steps on the finished pages, in an order of its own.
  pageSteps,
];
