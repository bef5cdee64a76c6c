import { type Block, splitBlocks } from '../../build/page-changes/blocks';
import { comparePages, type Step } from '../../build/page-changes/compare';
import { leaveOutGenerated } from '../../build/page-changes/generated';
import { makeNeutral } from '../../build/page-changes/own-words';
import type { Neutral } from '../../build/page-changes/words';
import { movedPages } from '../../config/moved-pages';
import { basePath, docsVersions, type VersionName } from '../../config/versions';
import { listTargets } from '../../lib/counterparts';
import { readPins } from '../../reference/packages';
import type { DocPage } from './list-pages';

/** A page's text as the build has written it. */
export interface PageSource {
  readonly page: DocPage;
  /** Its Markdown. */
  readonly markdown: string;
  /** Ids of its headings below the title. */
  readonly headingIds: readonly string[];
}

/** The text of two versions of a page, cut into blocks, and the steps between them. */
export interface PairBlocks {
  readonly older: readonly Block[];
  readonly newer: readonly Block[];
  readonly steps: readonly Step[];
}

/** Compares two versions of a page, without the parts that are generated from the packages. */
export function comparePair(older: PageSource, newer: PageSource, neutralizerFor: NeutralizerFor): PairBlocks {
  const [before, after] = [older, newer].map(({ page, markdown, headingIds }) =>
    leaveOutGenerated(page.key, splitBlocks(markdown, headingIds)),
  ) as [Block[], Block[]];
  const steps = comparePages(
    { blocks: before, neutral: neutralizerFor(older.page.version, newer.page.version) },
    { blocks: after, neutral: neutralizerFor(newer.page.version) },
  );
  return { older: before, newer: after, steps };
}

/** Makes a function that removes a version's own words from a text. Links to pages that moved in the next version count as links to the new page. */
export type NeutralizerFor = (version: VersionName, next?: VersionName) => Neutral;

/** @param url of the site: `https://example.com` */
export function makeNeutralizer(url: string): NeutralizerFor {
  const known = new Map<string, Neutral>();
  return (name, next) => {
    const made = known.get(`${name} ${next}`) ?? makeFor(name, next, url);
    known.set(`${name} ${next}`, made);
    return made;
  };
}

function makeFor(name: VersionName, next: VersionName | undefined, url: string): Neutral {
  const prefixes = docsVersions.map(({ routePrefix }) => routePrefix).filter((prefix) => prefix !== '');
  const { routePrefix = '' } = docsVersions.find((version) => version.name === name) ?? {};
  const moved = movedPages.find(({ from, to }) => from === name && to === next)?.moved ?? {};
  return makeNeutral({
    name,
    root: (url + basePath + routePrefix).replace(/\/$/, ''),
    foreign: routePrefix === '' ? prefixes : [],
    packages: new Map(readPins(name).map((pin) => [pin.name, pin.version])),
    findMoved(key) {
      const target = moved[key];
      return target === undefined ? undefined : listTargets(target)[0];
    },
  });
}
