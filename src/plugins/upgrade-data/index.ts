import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { upgradeFile } from '@capacitor-docs/upgrade';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute } from '../../build/page-steps/finished-page';
import type { HtmlNode } from '../../build/page-text/html-tree';
import { knownVersions, majorOf, type VersionName } from '../../config/versions';
import { toPageKey } from '../../lib/counterparts';
import { readDocs, readVersions } from '../loaded-docs';
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
  let site = openSite(undefined, baseUrl);
  return {
    name: 'upgrade-data',
    allContentLoaded({ allContent }) {
      site = openSite(readDocs(allContent), baseUrl);
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
          const file = path.join(outDir, upgradeFile);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, JSON.stringify(makeUpgradeData(site)));
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

function openSite(docs: LoadedContent | undefined, baseUrl: string): OpenSite {
  const texts: OpenSite['texts'] = new Map();
  const pages = readVersions(docs).map(({ name, path: root, pages: addresses }) => ({
    name,
    byKey: new Map(addresses.map((address) => [toPageKey(address, root), address])),
  }));
  const titles = new Map(
    docs?.loadedVersions.flatMap((version) => version.docs.map(({ permalink, title }) => [permalink, title] as const)),
  );
  const find = (version: VersionName, key: string): string | undefined =>
    pages.find(({ name }) => name === version)?.byKey.get(key);
  const wanted = pages.flatMap(({ byKey }) => wantedKeys.flatMap((key) => byKey.get(key) ?? []));
  return {
    texts,
    wanted: new Map(wanted.map((address) => [fileOfRoute(address, baseUrl), address])),
    find: (version, page) => find(version, `/${page}`),
    titleOf: (address) => titles.get(address) ?? address,
    guideOf(to, findPlugin) {
      // The guide to a version without pages is in the next one that has pages.
      const url = [...knownVersions.slice(0, knownVersions.indexOf(to) + 1)]
        .reverse()
        .flatMap((version) => find(version, guidePage(to)) ?? [])[0];
      const nodes = url === undefined ? undefined : texts.get(url);
      return url === undefined || nodes === undefined ? undefined : { url, guide: readGuide(nodes, url, findPlugin) };
    },
    skippedOf(version) {
      const url = find(version, cordovaPage);
      const nodes = url === undefined ? undefined : texts.get(url);
      return url === undefined || nodes === undefined ? undefined : { url, skipped: readSkipped(nodes, url) };
    },
  };
}
