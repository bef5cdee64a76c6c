import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { listPages } from '../../src/remark/pages';
import { measurePresses, type PressFigures } from './first-press';
import type { Figures, SiteName } from './goals';
import { findLargestReference } from './largest-page';
import { say } from './progress';
import { createBenchServer, htmlKilobytes, type SentSite } from './server';
import { median, quantile } from './statistics';
import { storedStates } from './stored-states';
import { type VisitFigures, visit, visitWith } from './visit';

export type Sites = Readonly<Record<SiteName, SentSite>>;

/** Results of visiting all sites in turn. */
export interface VisitResults {
  readonly figures: Figures;
  /** Every visit, by site. */
  readonly visits: Readonly<Record<SiteName, readonly VisitFigures[]>>;
  /** Layout shift of our page, by stored state. */
  readonly shifts: Readonly<Record<string, number>>;
  /** The page whose HTML was measured. */
  readonly largest: string;
}

const siteNames: readonly SiteName[] = ['ours', 'starlight', 'vitepress'];

/**
 * Visits the sites in turn, so that other load on the machine affects all of them alike. The first visit to each is not counted, because
 * the server compresses the files during it.
 *
 * @param rounds counted visits to each
 */
export async function compareVisits(browser: Browser, sites: Sites, rounds: number): Promise<VisitResults> {
  const server = createBenchServer(sites);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const originOf = (name: SiteName) => `http://${name}.localhost:${port}`;
  const visits: Record<SiteName, VisitFigures[]> = { ours: [], starlight: [], vitepress: [] };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      say(round === 0 ? 'Visiting each site once, uncounted.' : `Round ${round} of ${rounds}.`);
      for (const name of siteNames) {
        const figures = await visit(browser, originOf(name), sites[name]);
        if (round > 0) visits[name].push(figures);
      }
    }
    say('Visiting our site with what readers may have stored.');
    const shifts: Record<string, number> = {};
    for (const [state, stored] of Object.entries(storedStates)) {
      shifts[state] = await visitWith(browser, originOf('ours'), stored);
    }
    say('Pressing what a reader may press first.');
    const presses = await measurePresses(browser, originOf('ours'), rounds);
    return { ...combine(visits, shifts, presses, sites), visits, shifts };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function combine(visits: VisitResults['visits'], shifts: VisitResults['shifts'], presses: PressFigures, sites: Sites) {
  const pages = listPages();
  const { route: largest } = findLargestReference(pages, sites.ours);
  const summary = (name: SiteName) => ({ ...summarizeVisits(visits[name]), html: weighPage(sites[name], largest) });
  const ours = { ...summary('ours'), ...presses, storedShift: Math.max(...Object.values(shifts)) };
  return { figures: { ours, starlight: summary('starlight'), vitepress: summary('vitepress') }, largest };
}

/** @returns size of a page's HTML without its styles, in kB */
function weighPage(site: SentSite, route: string): number {
  const page = site.find(route);
  return page === undefined ? Number.NaN : htmlKilobytes(page);
}

/** Returns the medians over all visits, except for the longest task (75th percentile) and layout shifts (worst value). */
export function summarizeVisits(visits: readonly VisitFigures[]): VisitFigures {
  const of = (name: keyof VisitFigures) => visits.map((figures) => figures[name]);
  return {
    firstPaint: median(of('firstPaint')),
    largestPaint: median(of('largestPaint')),
    blockingTime: median(of('blockingTime')),
    longestTask: quantile(of('longestTask'), 0.75),
    shift: Math.max(...of('shift')),
    js: median(of('js')),
    jsBeforePaint: median(of('jsBeforePaint')),
    css: median(of('css')),
    tap: median(of('tap')),
  };
}
