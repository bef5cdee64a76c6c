import path from 'node:path';
import {
  archiveFileOf,
  compileWorker,
  formatVersion,
  indexFile,
  listFileOf,
  listVersionFiles,
  makeArchive,
  type OfflineIndex,
  offlineFolder,
  readBuild,
  type VersionSummary,
} from '@capacitor-docs/offline';
import type { CurrentBundler, LoadContext, PluginRouteConfig, RouteConfig } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';

/** Plugins whose pages belong to no version. */
const sharedPlugins = new Set(['docusaurus-plugin-content-pages', 'docusaurus-theme-search-algolia']);

/**
 * Docusaurus plugin: writes the files for offline reading: the service worker, the list of each version's files, and each version as an
 * archive.
 */
export function offline({ siteDir, siteConfig }: LoadContext): PagePlugin {
  const archives = openCache('archives');
  let bundler: CurrentBundler | undefined;
  return {
    name: 'offline',
    getClientModules: () => [path.join(siteDir, 'src/packages/offline/client-module.ts')],
    configureWebpack(_config, _isServer, { currentBundler }) {
      bundler = currentBundler;
      return {};
    },
    pageSteps: {
      offline: {
        async end({ outDir, routes }) {
          if (bundler === undefined)
            throw new Error('The service worker can’t be compiled: Docusaurus named no bundler.');
          await compileWorker(bundler, outDir);
          const sharedRoutes = listSharedRoutes(routes);
          const files = readBuild(outDir);
          const write = (name: string, content: string | Uint8Array) =>
            writeBuilt(path.join(outDir, offlineFolder, name), content);
          const versions = listVersionFiles({ files, sharedRoutes }).map((list): VersionSummary => {
            const { content, pages } = makeArchive(list.name, files, sharedRoutes, siteConfig.url, archives.keep);
            write(listFileOf(list.name), JSON.stringify(list));
            write(archiveFileOf(list.name), content);
            return {
              name: list.name,
              revision: list.revision,
              pages,
              bytes: list.files.reduce((sum, [, bytes]) => sum + bytes, 0),
              archiveBytes: content.length,
            };
          });
          write(indexFile, JSON.stringify({ v: formatVersion, versions } satisfies OfflineIndex));
          archives.settle();
        },
      },
    },
  };
}

function listSharedRoutes(routes: readonly RouteConfig[]): Set<string> {
  // The outermost routes name their plugin, but only the type of routes that plugins create says so.
  const outermost = routes as readonly Partial<PluginRouteConfig>[];
  return new Set(
    outermost.flatMap(({ plugin, path: route = '' }) =>
      sharedPlugins.has(plugin?.name ?? '') ? [route.replace(/\/$/, '')] : [],
    ),
  );
}
