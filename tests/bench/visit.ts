import type { Browser, Page } from '@playwright/test';
import { blockingTime, longestTask, quietWindow } from './blocking-time';
import { referenceRoute, tapRoute } from './budgets';
import { BenchError } from './errors';
import { phone, slowDown } from './profile';
import { kilobytes, type SentSite, styleKilobytes } from './server';
import { installTapWatch, timeTap } from './tap';
import { finishRecord, type PageRecord, watchPage } from './watch-page';

/** The figures of one visit. Times in milliseconds, sizes in kB. */
export interface VisitFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly longestTask: number;
  readonly shift: number;
  readonly js: number;
  readonly jsBeforePaint: number;
  readonly css: number;
  readonly tap: number;
}

/** Heading of the page that the tap opens. */
const tapHeading = 'Filesystem';

/** How long the page is watched for layout shifts after loading, in milliseconds. */
const shiftQuiet = 2000;

/**
 * Visits the reference page once as a first-time visitor on a slow phone, then taps a link in its text.
 *
 * @param origin of the site, such as `http://starlight.localhost:1234`
 */
export async function visit(browser: Browser, origin: string, site: SentSite): Promise<VisitFigures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await installTapWatch(page);
    const record = await openReference(page, origin, quietWindow);
    const tap = await timeTap(page, session, tapRoute, tapHeading);
    return { ...summarize(record, site), tap };
  } finally {
    await context.close();
  }
}

/**
 * Opens the reference page with a stored state.
 *
 * @returns layout shift of the page without any interaction
 */
export async function visitWith(
  browser: Browser,
  origin: string,
  stored: Readonly<Record<string, string>>,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    const { shift } = await openReference(page, origin, shiftQuiet);
    return shift;
  } finally {
    await context.close();
  }
}

/**
 * Opens the reference page and waits until it is quiet.
 *
 * @param quiet how long the page must be quiet, in milliseconds
 * @throws when the site does not have the page
 */
export async function openReference(page: Page, origin: string, quiet: number): Promise<PageRecord> {
  await page.addInitScript(watchPage);
  const response = await page.goto(origin + referenceRoute, { waitUntil: 'load', timeout: 60_000 });
  if (response?.status() !== 200)
    throw new BenchError(`${origin + referenceRoute} responded with ${response?.status()}.`);
  return page.evaluate(finishRecord, quiet);
}

/**
 * Summarizes the record of a page.
 *
 * @param site provides the sizes of its files
 */
export function summarize(record: PageRecord, site: Pick<SentSite, 'find'>): Omit<VisitFigures, 'tap'> {
  const { files, firstPaint, tasks } = record;
  return {
    firstPaint,
    largestPaint: record.largestPaint,
    blockingTime: blockingTime(tasks, firstPaint),
    longestTask: longestTask(tasks),
    shift: record.shift,
    js: weigh(files, site, /\.m?js$/),
    jsBeforePaint: weigh(
      files.filter(({ start }) => start < firstPaint),
      site,
      /\.m?js$/,
    ),
    css: weigh(files, site, /\.css$/) + weighInlineStyles(site),
  };
}

function weighInlineStyles(site: Pick<SentSite, 'find'>): number {
  const page = site.find(referenceRoute);
  return page === undefined ? 0 : styleKilobytes(page);
}

/** Returns the total size of the files whose path matches, each counted once. */
function weigh(files: PageRecord['files'], site: Pick<SentSite, 'find'>, pattern: RegExp): number {
  const paths = new Set(files.map(({ path }) => path).filter((path) => pattern.test(path)));
  return [...paths].reduce((sum, path) => {
    const file = site.find(path);
    return file === undefined ? sum : sum + kilobytes(file);
  }, 0);
}
