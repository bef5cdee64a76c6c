import { readPins } from '@capacitor-docs/reference';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { docsVersions } from '../../config/versions';

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
  return docsVersions.flatMap(({ name, docusaurusName, state }) => {
    const loaded = docs?.loadedVersions.find(({ versionName }) => versionName === docusaurusName);
    const release = readPins(name).find((pin) => pin.name === '@capacitor/core')?.version;
    if (loaded === undefined || release === undefined) return [];
    return listVersionPages(loaded, { name, state: states[state], release });
  });
}

function listVersionPages(loaded: LoadedVersion, version: PageVersion): HeadPage[] {
  const pathOf = (docId: string) => loaded.docs.find(({ id }) => id === docId)?.permalink;
  const isStart = (path: string) => path.replace(/\/$/, '') === loaded.path.replace(/\/$/, '');
  const start = loaded.docs.find(({ permalink }) => isStart(permalink));
  return loaded.docs.map(({ id, permalink, title, description }): HeadPage => {
    const steps = findTrail(loaded.sidebars, id);
    const above = steps.flatMap(({ label, docId }): Crumb[] => {
      const path = docId === undefined ? undefined : pathOf(docId);
      return path === undefined ? [] : [{ name: label, path }];
    });
    const root = start === undefined ? [] : [{ name: `Capacitor ${version.name}`, path: start.permalink }];
    const trail = isStart(permalink) ? root : [...root, ...above, { name: title, path: permalink }];
    return { path: permalink, title, description, section: steps.at(-1)?.label ?? noSection, trail, version };
  });
}

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** A category above a page. */
interface Step {
  readonly label: string;
  /** Id of the page that the category's own label links to, if any. */
  readonly docId: string | undefined;
}

/**
 * Finds the categories above a page, the outermost first.
 *
 * @param docId the page: `apis/camera`
 * @returns empty for pages at the top of their sidebar, and for pages in no sidebar
 */
export function findTrail(sidebars: Sidebars, docId: string): readonly Step[] {
  for (const items of Object.values(sidebars)) {
    const steps = findSteps(items, docId);
    if (steps !== undefined) return steps;
  }
  return [];
}

function findSteps(items: readonly SidebarItem[], docId: string): Step[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === docId) return [];
    if (item.type !== 'category') continue;
    const own = item.link?.type === 'doc' ? item.link.id : undefined;
    if (own === docId) return [];
    const below = findSteps(item.items, docId);
    if (below !== undefined) return [{ label: item.label, docId: own }, ...below];
  }
  return undefined;
}
