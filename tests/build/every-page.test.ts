import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { findBannerProblems } from './banner';
import { findForms, listForeignHosts } from './head';
import { findPageProblems, findTitleProblems } from './page-checks';
import { type BuiltPage, fileOfRoute, isFoldedCopy, listPages, openPage } from './site';
import { findTocProblems } from './toc';
import { findVersionLinkProblems } from './version-links';

const pages = listPages();
const routes = new Set(pages.filter((page) => !isFoldedCopy(page.file)).map((page) => page.route));

/** The third-party notices belong to no version, although their address looks like one of the latest. */
const docsRoutes = new Set([...routes].filter((route) => route !== '/docs/third-party-notices'));

/** Pages with a form: the search page, the upgrade assistant, the filter of the matrix and the keyboard setting. */
const withForms = ['/docs/search', '/docs/upgrade', '/docs/compatibility', '/docs/accessibility'];

const titles = new Map<string, string>();
function readTitle(route: string): string {
  const title = titles.get(route) ?? openPage(fileOfRoute(route)).parse()('h1').text();
  titles.set(route, title);
  return title;
}

/** Returns the route that a page gives for itself. */
const ownRoute = ({ file, route }: BuiltPage): string => (isFoldedCopy(file) ? `${route}/index` : route);

const isOfVersions = ($: CheerioAPI, { file }: BuiltPage): boolean =>
  $('.theme-doc-markdown, article').length > 0 && file !== '404.html';

/** Rules for every page that is for readers, with the functions that find violations. */
const rules: Readonly<Record<string, ($: CheerioAPI, page: BuiltPage) => string[]>> = {
  'has one h1, a title, ids of its own, no leaked values and one warning at its start': findPageProblems,
  'has the name of the site at the end of its title': ($) => {
    const title = $('head > title').text();
    return /(?:^|\S \| )Capacitor Documentation$/.test(title) ? [] : [`is called ${title}`];
  },
  'has the banner of its version': ($, page) =>
    isOfVersions($, page) ? findBannerProblems($, ownRoute(page), routes, readTitle) : [],
  'says which links lead out of its version': ($, page) =>
    isOfVersions($, page) ? findVersionLinkProblems($, ownRoute(page), docsRoutes) : [],
  'lists its headings of the levels 2 and 3 in its table of contents, and no others': findTocProblems,
  'names no foreign host, as neither a hosted search nor a tag manager is configured': listForeignHosts,
  'is public and has no form but those that are known': ($, { route }) =>
    withForms.includes(route) ? [] : findForms($),
};

/** Rules for the debug pages of the site generator. */
const rulesOfDebugPages: typeof rules = { 'has a title': findTitleProblems, 'names no foreign host': listForeignHosts };

/** Problems by rule. All rules check a page together, because parsing it takes longer than checking it. */
const problems = new Map<string, string[]>();
let contents = 0;
for (const page of pages) {
  const $ = page.parse();
  if ($('.theme-doc-toc-desktop').length > 0) contents += 1;
  for (const [rule, find] of Object.entries(page.isDebugPage ? rulesOfDebugPages : rules)) {
    const found = find($, page).map((problem) => `${page.file} ${problem}`);
    problems.set(rule, [...(problems.get(rule) ?? []), ...found]);
  }
}

describe(`every page of ${pages.length}`, () => {
  it.each(Object.keys(rules))('%s', (rule) => {
    expect(problems.get(rule)).toEqual([]);
  });

  it.each(Object.keys(rulesOfDebugPages))('of the generator about itself %s', (rule) => {
    expect(problems.get(rule)).toEqual([]);
  });

  it('is looked at, of every kind', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(contents).toBeGreaterThan(100);
    expect(pages.some(({ isDebugPage }) => isDebugPage)).toBe(true);
  });
});
