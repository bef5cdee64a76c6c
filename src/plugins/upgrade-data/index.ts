import path from 'node:path';
import { upgradeFile } from '@capacitor-docs/upgrade';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute, writeBuilt } from '../../build/page-steps/finished-page';
import type { HtmlNode } from '../../build/page-text/html-tree';
import { knownVersions, majorOf, type VersionName } from '../../config/versions';
import { type DocsPage, type DocsPages, readDocs, readPages } from '../loaded-docs';
import { makeUpgradeData, type SitePages } from './make-upgrade-data';
import { readGuide, readSkipped } from './read-guide';

/** Page about Cordova plugins, by its key in a version. */
const cordovaPage = '/plugins/cordova';

/** @returns key of the upgrade guide to a version */
function guidePage(to: VersionName): string {
  return `/updating/${majorOf(to)}-0`;
}

const wantedKeys: readonly string[] = [cordovaPage, ...knownVersions.map(guidePage)];

/**
 * Docusaurus plugin: writes the data of the upgrade assistant, from the packages and from the finished pages of the upgrade guides, so that the
 * assistant agrees with them. The development server has no finished pages and serves the file of the last build.
 */
export function upgradeData({ outDir: lastBuild, siteConfig: { baseUrl } }: LoadContext): PagePlugin {
  const folder = path.dirname(upgradeFile);
  let site = openSite(new Map(), baseUrl);
  return {
    name: 'upgrade-data',
    allContentLoaded({ allContent }) {
      site = openSite(readPages(readDocs(allContent)), baseUrl);
    },
    configureWebpack(_config, isServer) {
      const directory = path.join(lastBuild, folder);
      // The folder has the built page as well, which the server would show in place of its own.
      const staticOptions = { index: false, redirect: false };
      const served = { static: [{ directory, publicPath: baseUrl + folder, watch: false, staticOptions }] };
      return isServer ? {} : ({ devServer: served } as object);
    },
    pageSteps: {
      upgrade: {
        page({ file, text }) {
          const address = site.wanted.get(file);
          if (address !== undefined && text !== undefined) site.texts.set(address, text.nodes);
        },
        end({ outDir }) {
          writeBuilt(path.join(outDir, upgradeFile), JSON.stringify(makeUpgradeData(site)));
          // Later steps need the memory.
          site.texts.clear();
        },
      },
    },
  };
}

interface OpenSite extends SitePages {
  /** Addresses of the pages that are read, by their files. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Texts of those pages, by their addresses. */
  readonly texts: Map<string, readonly HtmlNode[]>;
}

function openSite(pages: DocsPages, baseUrl: string): OpenSite {
  const texts: OpenSite['texts'] = new Map();
  const find = (version: VersionName, key: string) => pages.get(version)?.get(key);
  const read = (page: DocsPage | undefined) => {
    const nodes = page && texts.get(page.path);
    return nodes && { url: page.path, nodes };
  };
  const wanted = [...pages.values()].flatMap((own) => wantedKeys.flatMap((key) => own.get(key)?.path ?? []));
  return {
    texts,
    wanted: new Map(wanted.map((address) => [fileOfRoute(address, baseUrl), address])),
    find: (version, page) => find(version, `/${page}`),
    guideOf(to, findPlugin) {
      // The guide to a version without pages is in the next one that has pages.
      const near = [...knownVersions.slice(0, knownVersions.indexOf(to) + 1)].reverse();
      const found = read(near.flatMap((version) => find(version, guidePage(to)) ?? [])[0]);
      return found && { url: found.url, guide: readGuide(found.nodes, found.url, findPlugin) };
    },
    skippedOf(version) {
      const found = read(find(version, cordovaPage));
      return found && { url: found.url, skipped: readSkipped(found.nodes, found.url) };
    },
  };
}
