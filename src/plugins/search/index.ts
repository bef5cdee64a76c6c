import path from 'node:path';
import { indexFolder } from '@capacitor-docs/search';
import type { StartLink, StartLinks } from '@capacitor-docs/search/ui/start-links';
import type { LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';
import { makeIndex } from '../../build/search-index/make-index';
import { PageSplitter } from '../../build/search-index/split-build';
import { type OfferedPage, offeredInstead, oftenNeeded } from '../../config/search-start';
import type { VersionName } from '../../config/versions';
import { readDocs, readPages } from '../loaded-docs';

/**
 * Docusaurus plugin: writes the search index from the built pages into `search-index/` of the build, and provides the links that the search
 * offers before anything is typed (`@generated/search/default/links.json`). The development server has no built pages and serves the index of the
 * last build.
 */
export function search({ outDir: lastBuild, baseUrl }: LoadContext): PagePlugin {
  const cuts = openCache('search-pages');
  const shards = openCache('search-shards');
  let cutter = new PageSplitter(cuts.keep);
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const pages = readPages(readDocs(allContent));
      await actions.createData(
        'links.json',
        [...pages].map(([name, own]) => makeStartLinks(name, (key) => own.get(key))),
      );
    },
    configureWebpack(_config, isServer) {
      const directory = path.join(lastBuild, indexFolder);
      const served = { static: [{ directory, publicPath: `${baseUrl}${indexFolder}`, watch: false }] };
      return isServer ? {} : ({ devServer: served } as object);
    },
    pageSteps: {
      search: {
        page: (page) => cutter.add(page),
        end({ outDir }) {
          for (const [name, text] of makeIndex(cutter.pages, shards.keep))
            writeBuilt(path.join(outDir, indexFolder, name), text);
          // Later steps need the memory.
          cutter = new PageSplitter(cuts.keep);
          cuts.settle();
          shards.settle();
        },
      },
    },
  };
}

/** Finds a page of the version by its key: `/apis/camera`. */
type FindPage = (key: string) => { readonly path: string; readonly title: string } | undefined;

/** Makes the links that the search offers to readers of a version. */
export function makeStartLinks(version: VersionName, findPage: FindPage): StartLinks {
  const link = ({ page: target, label, ...rest }: OfferedPage): StartLink[] => {
    const [key = '', fragment] = target.split('#');
    const page = findPage(key);
    if (page === undefined) return [];
    const path = fragment === undefined ? page.path : `${page.path}#${fragment}`;
    return [{ ...rest, path, label: label ?? page.title }];
  };
  return { version, often: oftenNeeded.flatMap(link), instead: offeredInstead.flatMap(link) };
}
