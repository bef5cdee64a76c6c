import { readPins } from '@capacitor-docs/reference';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { movedPages } from '../config/moved-pages';
import { type DocsVersion, docsVersions, type VersionName } from '../config/versions';
import { listTargets, toPageKey } from '../lib/counterparts';
import type { VersionPages } from '../lib/suggest-pages';

/** @returns what the docs plugin has read; undefined without the plugin */
export function readAllDocs(allContent: AllContent): LoadedContent | undefined {
  return allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
}

/** @returns the same without pages that are `unlisted`, for everything that lists pages or leads to them */
export function readDocs(allContent: AllContent): LoadedContent | undefined {
  return dropUnlisted(readAllDocs(allContent));
}

/** Leaves out the pages that only their addresses lead to. */
export function dropUnlisted(docs: LoadedContent | undefined): LoadedContent | undefined {
  if (docs === undefined) return undefined;
  const isListed = ({ unlisted }: { unlisted: boolean }): boolean => !unlisted;
  return {
    loadedVersions: docs.loadedVersions.map((version) => ({ ...version, docs: version.docs.filter(isListed) })),
  };
}

/** @returns addresses and files of the pages that nothing may name: drafts, and pages that only their addresses lead to */
export function listHidden(docs: LoadedContent | undefined): string[] {
  return (docs?.loadedVersions ?? [])
    .flatMap(({ docs: pages, drafts }) => [...drafts, ...pages.filter(({ unlisted }) => unlisted)])
    .flatMap(({ permalink, source }) => [permalink, source]);
}

/** @returns the versions that the site knows, newest first, with what the docs plugin has read of them; a build may lack some */
export function pairVersions(
  docs: LoadedContent | undefined,
): { readonly version: DocsVersion; readonly loaded: LoadedVersion }[] {
  return docsVersions.flatMap((version) => {
    const loaded = docs?.loadedVersions.find(({ versionName }) => versionName === version.docusaurusName);
    return loaded === undefined ? [] : [{ version, loaded }];
  });
}

/** @returns the release of Capacitor that the pages of a version describe: `4.8.2` */
export function releaseOf(version: VersionName): string {
  return readPins(version).find(({ name }) => name === '@capacitor/core')?.version ?? '';
}

/** @returns the pages of the versions, with the addresses that they have in this build */
export function readVersions(docs: LoadedContent | undefined): VersionPages[] {
  return pairVersions(docs).map(({ version, loaded }) => ({
    name: version.name,
    path: loaded.path,
    pages: loaded.docs.map(({ permalink }) => permalink),
  }));
}

/** A page of a version. */
export interface DocsPage {
  readonly version: VersionName;
  /** Its key in its version and in the map of moved pages; see `toPageKey`. */
  readonly key: string;
  /** Its address below the host: `/docs/apis/camera`. */
  readonly path: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  readonly title: string;
}

/** The pages of the versions, by version and key. */
export type DocsPages = ReadonlyMap<VersionName, ReadonlyMap<string, DocsPage>>;

/** @returns the pages of all versions */
export function readPages(docs: LoadedContent | undefined): DocsPages {
  return new Map(
    pairVersions(docs).map(({ version: { name }, loaded }) => {
      const pages = loaded.docs.map(({ permalink, source, title }): [string, DocsPage] => {
        const key = toPageKey(permalink, loaded.path);
        return [key, { version: name, key, path: permalink, file: source.replace('@site/', ''), title }];
      });
      return [name, new Map(pages)];
    }),
  );
}

/** @returns the pages of all versions, one after the other */
export function listPages(pages: DocsPages): DocsPage[] {
  return [...pages.values()].flatMap((ofVersion) => [...ofVersion.values()]);
}

/** @returns titles of the pages that the map leads to, by address; sorted, so that builds are reproducible */
export function collectTitles(pages: readonly DocsPage[]): Record<string, string> {
  const targets = new Set(
    movedPages.flatMap(({ moved, nearest }) => Object.values({ ...moved, ...nearest }).flatMap(listTargets)),
  );
  return Object.fromEntries(
    pages
      .filter(({ key }) => targets.has(key))
      .map(({ path, title }): [string, string] => [path, title])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

type Sidebars = LoadedVersion['sidebars'];

/** A place of a page in a sidebar. */
export interface SidebarPlace {
  readonly docId: string;
  /** Whether it only leads to the page, which has its own place elsewhere. */
  readonly isRef: boolean;
  /** The categories above it, the outermost first. A page that a category leads to is in the category. */
  readonly categories: readonly SidebarCategory[];
}

export interface SidebarCategory {
  readonly label: string;
  /** Id of the page that the category's own label links to, if any. */
  readonly docId: string | undefined;
}

/** @returns the places of pages in all sidebars of a version, from top to bottom */
export function listPlaces(sidebars: Sidebars): SidebarPlace[] {
  const walk = (items: Sidebars[string], categories: readonly SidebarCategory[]): SidebarPlace[] =>
    items.flatMap((item) => {
      if (item.type === 'doc' || item.type === 'ref')
        return [{ docId: item.id, isRef: item.type === 'ref', categories }];
      if (item.type !== 'category') return [];
      const docId = item.link?.type === 'doc' ? item.link.id : undefined;
      const below = [...categories, { label: item.label, docId }];
      const own = docId === undefined ? [] : [{ docId, isRef: false, categories: below }];
      return [...own, ...walk(item.items, below)];
    });
  return Object.values(sidebars).flatMap((items) => walk(items, []));
}
