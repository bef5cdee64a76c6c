import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { docsVersions } from '../config/versions';
import { toPageKey } from '../lib/counterparts';
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

/** @returns the pages of the versions that the site knows, with the addresses that they have in this build */
export function readVersions(docs: LoadedContent | undefined): VersionPages[] {
  return docsVersions.flatMap(({ name, docusaurusName }) => {
    const version = docs?.loadedVersions.find(({ versionName }) => versionName === docusaurusName);
    if (version === undefined) return [];
    return [{ name, path: version.path, pages: version.docs.map(({ permalink }) => permalink) }];
  });
}

export interface TitledPage {
  /** Docusaurus' name for the version. */
  version: string;
  /** Its key in the map of moved pages. */
  key: string;
  path: string;
  title: string;
}

/** @returns all pages of all versions, with the keys that the map of moved pages uses for them */
export function listTitledPages(docs: LoadedContent | undefined): TitledPage[] {
  return (docs?.loadedVersions ?? []).flatMap((version) =>
    version.docs.map((doc) => ({
      version: version.versionName,
      key: toPageKey(doc.permalink, version.path),
      path: doc.permalink,
      title: doc.title,
    })),
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
