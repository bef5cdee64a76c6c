import { withPlace } from '@capacitor-docs/shared/locate';
import { findWrongMoves } from '../../build/checks/check-moved-pages';
import { movedPages } from '../../config/moved-pages';
import { docsVersions } from '../../config/versions';
import { listTargets } from '../../lib/counterparts';
import type { TitledPage } from '../loaded-docs';

/** Stops the build when the map leads from or to a page that doesn't exist. A build of some versions does not check the others. */
export function checkMoves(pages: readonly TitledPage[]): void {
  const keys = new Map(
    docsVersions.flatMap(({ name, docusaurusName }) => {
      const own = pages.filter(({ version }) => version === docusaurusName);
      return own.length === 0 ? [] : [[name, new Set(own.map(({ key }) => key))] as const];
    }),
  );
  const [problem] = findWrongMoves(movedPages, keys);
  withPlace('src/config/page-moves.json', 'movedPages', () => {
    if (problem !== undefined) throw problem;
  });
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
