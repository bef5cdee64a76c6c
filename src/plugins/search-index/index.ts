import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import type { PagePlugin } from '../../build/page-steps';
import { PageCutter } from '../../build/search-index/cut-build';
import { makeIndex } from '../../build/search-index/make-index';
import { indexFolder } from '../../search/engine/index-files';

/**
 * Docusaurus plugin: writes the search index from the built pages into `search-index/` of the build. The development server
 * has no such pages and serves the index of the last build.
 */
export function searchIndex({ outDir: lastBuild, baseUrl }: LoadContext): PagePlugin {
  const cuts = openCache('search-pages');
  const shards = openCache('search-shards');
  let cutter = new PageCutter(cuts.keep);
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const directory = path.join(lastBuild, indexFolder);
      const served = { static: [{ directory, publicPath: `${baseUrl}${indexFolder}`, watch: false }] };
      return isServer ? {} : ({ devServer: served } as object);
    },
    pageSteps: {
      search: {
        page: (page) => cutter.add(page),
        end({ outDir }) {
          const folder = path.join(outDir, indexFolder);
          mkdirSync(folder, { recursive: true });
          for (const [name, text] of makeIndex(cutter.pages, shards.keep)) writeFileSync(path.join(folder, name), text);
          // Later steps need the memory.
          cutter = new PageCutter(cuts.keep);
          cuts.settle();
          shards.settle();
        },
      },
    },
  };
}
