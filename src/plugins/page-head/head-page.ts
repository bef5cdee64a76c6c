import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { listPlaces, pairVersions, releaseOf, type SidebarCategory, type SidebarPlace } from '../loaded-docs';

/** The data of a page for the tags in its head that the theme does not write. */
export interface HeadPage {
  /** Address below the host: `/docs/apis/camera`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The category that the page is in. */
  readonly section: string;
  /** The breadcrumbs from the version's start page to the page itself; empty for pages outside of the versions. */
  readonly trail: readonly Crumb[];
  readonly version: PageVersion | undefined;
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface PageVersion {
  /** `v4` */
  readonly name: string;
  /** State of the version, in words. */
  readonly state: string;
  /** The release of Capacitor that the pages describe. */
  readonly release: string;
}

const states = {
  unreleased: 'unreleased',
  latest: 'latest release',
  unmaintained: 'no longer maintained',
};

/** Section of pages that are in no category. */
export const noSection = 'Documentation';

/** @returns every page of every version */
export function listDocsPages(docs: LoadedContent | undefined): HeadPage[] {
  return pairVersions(docs).flatMap(({ version: { name, state }, loaded }) =>
    listVersionPages(loaded, { name, state: states[state], release: releaseOf(name) }),
  );
}

function listVersionPages(loaded: LoadedVersion, version: PageVersion): HeadPage[] {
  const pathOf = (docId: string) => loaded.docs.find(({ id }) => id === docId)?.permalink;
  const isStart = (path: string) => path.replace(/\/$/, '') === loaded.path.replace(/\/$/, '');
  const places = listPlaces(loaded.sidebars);
  const start = loaded.docs.find(({ permalink }) => isStart(permalink));
  return loaded.docs.map(({ id, permalink, title, description }): HeadPage => {
    const steps = findTrail(places, id);
    const above = steps.flatMap(({ label, docId }): Crumb[] => {
      const path = docId === undefined ? undefined : pathOf(docId);
      return path === undefined ? [] : [{ name: label, path }];
    });
    const root = start === undefined ? [] : [{ name: `Capacitor ${version.name}`, path: start.permalink }];
    const trail = isStart(permalink) ? root : [...root, ...above, { name: title, path: permalink }];
    return { path: permalink, title, description, section: steps.at(-1)?.label ?? noSection, trail, version };
  });
}

/**
 * Finds the categories above a page, the outermost first, without the one that leads to it.
 *
 * @param docId the page: `apis/camera`
 * @returns empty for pages at the top of their sidebar, and for pages in no sidebar
 */
export function findTrail(places: readonly SidebarPlace[], docId: string): readonly SidebarCategory[] {
  const place = places.find(({ docId: placed, isRef }) => placed === docId && !isRef);
  return place?.categories.filter((category) => category.docId !== docId) ?? [];
}
