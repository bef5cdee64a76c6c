import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { findWrongMoves } from '../../build/checks/moved-pages';
import { withPlace } from '../../build/errors/with-place';
import { movedPages } from '../../config/moved-pages';
import { docsVersions } from '../../config/versions';
import { listTargets, type MovedPagesData, toPageKey } from '../../lib/moved-pages';
import type { VersionPages } from '../../lib/suggest-pages';
import { listMovedSections } from '../../reference/diff/moved-sections';

/** Name under which components find the data. */
export const pluginName = 'moved-pages';

/**
 * Docusaurus plugin: gives the browser the titles of all pages that the map of moved pages leads to, so that the version dropdown can show
 * what a subject is called in other versions. Docusaurus itself only gives the browser addresses. The page for unknown paths finds all addresses
 * in `@generated/moved-pages/default/pages.json`, and the sections that have moved in `sections.json` beside it.
 */
export function movedPagesPlugin(): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = listTitledPages(docs?.loadedVersions ?? []);
      checkMoves(pages);
      actions.setGlobalData({ titles: collectTitles(pages) } satisfies MovedPagesData);
      await actions.createData('pages.json', listPages(docs?.loadedVersions ?? []));
      await actions.createData('sections.json', listMovedSections());
    },
  };
}

/** @returns all pages of all versions, with the keys that the map uses for them */
export function listTitledPages(versions: LoadedContent['loadedVersions']): TitledPage[] {
  return versions.flatMap((version) =>
    version.docs.map((doc) => ({
      version: version.versionName,
      key: toPageKey(doc.permalink, version.path),
      path: doc.permalink,
      title: doc.title,
    })),
  );
}

/** Stops the build when the map leads from or to a page that doesn't exist. A build of some versions does not check the others. */
function checkMoves(pages: readonly TitledPage[]): void {
  const keys = new Map(
    docsVersions.flatMap(({ name, docusaurusName }) => {
      const own = pages.filter(({ version }) => version === docusaurusName);
      return own.length === 0 ? [] : [[name, new Set(own.map(({ key }) => key))] as const];
    }),
  );
  const [problem] = findWrongMoves(movedPages, keys);
  withPlace('src/config/moved-pages.ts', 'movedPages', () => {
    if (problem !== undefined) throw problem;
  });
}

/** @returns addresses of all pages, by version, for suggestions to readers who open a page that doesn't exist */
function listPages(versions: LoadedContent['loadedVersions']): VersionPages[] {
  return docsVersions.flatMap(({ name, docusaurusName }) =>
    versions
      .filter(({ versionName }) => versionName === docusaurusName)
      .map((version) => ({ name, path: version.path, pages: version.docs.map(({ permalink }) => permalink).sort() })),
  );
}

export interface TitledPage {
  /** Docusaurus' name for the version. */
  version: string;
  key: string;
  path: string;
  title: string;
}

/** @returns titles of the pages that the map leads to, by address; sorted, so that builds are reproducible */
export function collectTitles(pages: readonly TitledPage[]): Record<string, string> {
  const targets = new Set(
    movedPages.flatMap(({ moved, nearest }) => Object.values({ ...moved, ...nearest }).flatMap(listTargets)),
  );
  const known = new Set<string>(docsVersions.map(({ docusaurusName }) => docusaurusName));
  return Object.fromEntries(
    pages
      .filter(({ version, key }) => known.has(version) && targets.has(key))
      .map(({ path, title }): [string, string] => [path, title])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
