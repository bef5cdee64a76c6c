import { type Browser, chromium } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsVersions, latestVersion } from '../../src/config/versions';
import { listPages as listSources } from '../../src/remark/pages';
import { type BudgetName, budgets, referenceRoute } from '../bench/budgets';
import { findLargestReference } from '../bench/largest-page';
import { launchOptions } from '../bench/launch';
import { kilobytes, SentSite } from '../bench/server';
import { type FirstView, weighFirstView } from '../bench/weigh-first-view';
import { getBrowser } from '../runner/browser';
import { buildFolder, fileOfRoute, openPage, readBuiltFile } from './site';

/** Lists the paths of the scripts that the HTML itself loads or preloads. */
function listNamedScripts($: CheerioAPI): string[] {
  const named = $('script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]').toArray();
  return [...new Set(named.map((element) => $(element).attr('src') ?? $(element).attr('href') ?? ''))];
}

/**
 * Finds routes in scripts, which make the scripts grow with the site.
 *
 * @param text of the scripts that a page loads
 * @param routes of the other pages
 * @returns the routes that the text contains, with or without the base path
 */
function findNamedRoutes(text: string, routes: readonly string[]): string[] {
  const strings = new Set(text.match(/(?<=["'`])[\w./-]{2,200}(?=["'`])/g) ?? []);
  return routes.filter((route) => {
    const path = route.replace(/\/$/, '');
    return [path, `${path}/`, path.replace('/docs/', '')].some((form) => form !== '/docs' && strings.has(form));
  });
}

/** The latest version and the next release. Releasing it moves the same pages to other addresses, so it can't exceed a budget. */
const currentVersions = [latestVersion, docsVersions.filter(({ state }) => state === 'unreleased').at(-1)].flatMap(
  (version) => version?.name ?? [],
);

describe('a page is as light as its budget', () => {
  const site = new SentSite(buildFolder);
  const sources = listSources();
  let browser: Browser;
  let firstView: FirstView;

  beforeAll(async () => {
    readBuiltFile('index.html');
    const executablePath = await getBrowser();
    if (executablePath === null) throw new Error('No browser: install Chromium or Chrome, or set CHROME_PATH to one.');
    browser = await chromium.launch({ ...launchOptions, executablePath });
    firstView = await weighFirstView(browser, buildFolder);
  });

  afterAll(() => browser?.close());

  /** Measures the value for each budget. */
  const weighings: Readonly<Record<BudgetName, () => number>> = {
    js: () => firstView.js,
    jsBeforePaint: () => {
      const files = listNamedScripts(openPage(fileOfRoute(referenceRoute)).parse()).map((path) => site.find(path));
      return files.reduce((sum, file) => sum + (file === undefined ? 0 : kilobytes(file)), 0);
    },
    css: () => firstView.css,
    html: () => findLargestReference(sources, site, currentVersions).kilobytes,
    otherPages: () => {
      const text = firstView.scripts.map((path) => readBuiltFile(path.replace('/docs/', ''))).join('\n');
      const others = sources.map(({ route }) => route).filter((route) => route !== referenceRoute);
      return findNamedRoutes(text, others).length;
    },
  };

  it.each(Object.keys(weighings) as BudgetName[])('%s', (name) => {
    const { what, unit, budget } = budgets[name];
    expect(weighings[name](), `${what}, in ${unit}; see tests/bench/budgets.ts`).toBeLessThanOrEqual(budget);
  });

  it('and loads something', () => {
    expect(firstView.scripts.length).toBeGreaterThan(0);
    expect(firstView.js).toBeGreaterThan(10);
    expect(firstView.css).toBeGreaterThan(1);
  });
});

describe('listNamedScripts', () => {
  it('finds scripts and early hints for them, but no inline ones', () => {
    const html =
      '<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js"><script src="/a.js" defer></script><script>1</script><link rel="preload" as="font" href="/c.woff2">';
    expect(listNamedScripts(load(html))).toEqual(['/a.js', '/b.js']);
  });
});

describe('findNamedRoutes', () => {
  it('finds whole strings only, with and without the base path', () => {
    const text = 'x("/docs/apis/app");y=\'guides/ads\';z="/docs/cli/";w="/docs/apis/camera-preview"';
    const routes = ['/docs/apis/app', '/docs/guides/ads', '/docs/cli', '/docs/apis/camera', '/docs/'];
    expect(findNamedRoutes(text, routes)).toEqual(['/docs/apis/app', '/docs/guides/ads', '/docs/cli']);
  });
});
