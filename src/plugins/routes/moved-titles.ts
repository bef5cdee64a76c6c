import { withPlace } from '@capacitor-docs/shared/locate';
import { findWrongMoves } from '../../build/checks/check-moved-pages';
import { movedPages } from '../../config/moved-pages';
import { listTargets } from '../../lib/counterparts';
import type { DocsPage, DocsPages } from '../loaded-docs';

/** Stops the build when the map leads from or to a page that doesn't exist. A build of some versions does not check the others. */
export function checkMoves(pages: DocsPages): void {
  const [problem] = findWrongMoves(movedPages, pages);
  withPlace('src/config/page-moves.json', 'movedPages', () => {
    if (problem !== undefined) throw problem;
  });
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
