import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { movedPages } from '../../src/config/moved-pages';
import { site } from '../../src/config/site';
import { basePath, docsVersions } from '../../src/config/versions';
import { findCanonical } from '../../src/lib/canonical';
import { versionOfUrl } from '../../src/lib/version-of-url';
import { listPages as listSources } from '../../src/remark/pages';
import { rootOf } from '../recorded-routes';
import { versionsBetween } from '../versions';
import { findDataProblems, type PageHead, readPageHead } from './page-head';
import { findPngProblems } from './png';
import { type BuiltPage, buildFolder, isFoldedCopy, listPages, readBuiltFile } from './site';

const versions = docsVersions.map(({ name, routePrefix }) => ({
  name,
  path: basePath + routePrefix,
  pages: listSources(name).map(({ route }) => route),
}));
const docsRoutes = new Set(versions.flatMap(({ pages }) => pages));

interface ReadPage {
  page: BuiltPage;
  /** In the form that the sitemap uses. */
  route: string;
  version: string | undefined;
  head: PageHead;
}

/** All pages except copies of others, read only once. */
const pages: ReadPage[] = listPages()
  .filter(({ file }) => !isFoldedCopy(file))
  .map((page) => {
    // Only the head is parsed. Bodies are ten times as long and contain nothing relevant.
    const own = readPageHead(load(readBuiltFile(page.file).replace(/<\/head>[\s\S]*/, '</head>')));
    const address = own.properties['og:url']?.[0] ?? '';
    const route = address.slice(site.url.length);
    return { page, route, version: docsRoutes.has(route) ? versionOfUrl(route)?.name : undefined, head: own };
  });
/** Whether a page compares two versions of a page. Search engines do not index it, so it has no structured data. */
const isComparison = ({ route }: ReadPage) => route.startsWith(`${basePath}changes/`);
const isInternal = ({ page }: ReadPage) => page.isDebugPage || page.file === '404.html';

const unreleased = docsVersions.filter(({ state }) => state === 'unreleased').map(({ name }) => name);

describe('the canonical address', () => {
  it('is one a page: the successor of an old page in the latest version, else the page itself', () => {
    const wrong = pages.flatMap(({ page, route, head }) => {
      const wanted = site.url + findCanonical(route, versions, movedPages);
      return head.canonical.join() === wanted ? [] : [`${page.file}: ${head.canonical.join()} and not ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each<readonly [route: string, canonical: string]>([
    ['/docs/v3/apis/storage', '/docs/apis/preferences'],
    ['/docs/v3/', '/docs/'],
    ...unreleased.map((name) => [`${rootOf(name)}apis/camera`, `${rootOf(name)}apis/camera`] as const),
    ...versionsBetween('v2', 'v2').flatMap((name) => [
      [`${rootOf(name)}android/index`, '/docs/android'] as const,
      [`${rootOf(name)}apis/modals`, `${rootOf(name)}apis/modals`] as const,
    ]),
  ])('of %s is %s', (route, canonical) => {
    expect(pages.find((entry) => entry.route === route)?.head.canonical).toEqual([site.url + canonical]);
  });

  it('leads to a page that may be indexed, so that no page stands behind one that is left out', () => {
    const indexed = new Set(pages.filter(({ head }) => head.isIndexed).map(({ route }) => site.url + route));
    const lost = pages.filter(({ head }) => head.isIndexed && !indexed.has(head.canonical[0] ?? ''));
    expect(lost.map(({ page }) => page.file)).toEqual([]);
  });

  it('comes without translations, since there are none', () => {
    expect(pages.flatMap(({ page, head }) => (head.alternates.length > 0 ? [page.file] : []))).toEqual([]);
  });
});

describe('search engines', () => {
  it('are kept from the unreleased version, the search, comparisons, debug pages and the page for unknown paths, and from no other', () => {
    const hidden = (entry: ReadPage) =>
      isInternal(entry) ||
      entry.route === `${basePath}search` ||
      // The list of comparisons may be indexed.
      (isComparison(entry) && entry.route !== `${basePath}changes/`) ||
      unreleased.some((name) => entry.route.startsWith(rootOf(name)));
    expect(pages.filter((entry) => hidden(entry) === entry.head.isIndexed).map(({ page }) => page.file)).toEqual([]);
  });

  it('find in the sitemap exactly the pages that may be indexed and are canonical', () => {
    const sitemap = [...readBuiltFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    const wanted = pages
      .filter(({ route, head }) => head.isIndexed && head.canonical[0] === site.url + route)
      .map(({ route }) => site.url + route);
    expect(sitemap.length).toBeGreaterThan(100);
    expect(sitemap.sort()).toEqual(wanted.sort());
  });

  it('are led to the sitemap by robots.txt, and may read every page, or they would not see what it says', () => {
    const lines = readBuiltFile('robots.txt').trim().split(/\n+/);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.url}${basePath}sitemap.xml`]);
  });
});

describe('structured data', () => {
  it('describes every page once, in terms of schema.org, with its version and its trail', () => {
    const problems = pages
      .filter((entry) => !isInternal(entry) && !isComparison(entry))
      .flatMap(({ page, route, version, head }) =>
        findDataProblems(head, route, version).map((problem) => `${page.file} ${problem}`),
      );
    expect(problems).toEqual([]);
  });

  it('is checked: what is missing, double, dated or of another version is found', () => {
    const check = (...graph: object[]) => {
      const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
      return findDataProblems(readPageHead(load(html)), '/docs/a', 'v4').join('\n');
    };
    const url = `${site.url}/docs/a`;
    const trail = { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'A', item: url }] };
    const article = {
      '@type': 'TechArticle',
      headline: 'A',
      url,
      description: 'A.',
      inLanguage: 'en',
      isPartOf: {},
      image: 'a.png',
      version: 'v4',
      about: {},
    };
    expect(check(trail, article)).toBe('');
    expect(check(trail, article, article)).toContain('TechArticle twice');
    expect(check(trail, { ...article, image: '' })).toContain('without image');
    expect(check(trail, { ...article, version: 'v3' })).toContain('of v3, not v4');
    expect(check(trail, { ...article, dateModified: 'today' })).toContain('has a date');
    expect(check(article)).toContain('has no trail');
    expect(check({ ...trail, itemListElement: [] }, article)).toContain('ends at undefined');
    expect(check(trail, article, { '@type': 'Recipe' })).toContain('Recipe, which is not expected');
    expect(findDataProblems(readPageHead(load('')), '/docs/a', 'v4')).toEqual(['has 0 blocks of structured data']);
  });
});

describe('the social card', () => {
  const cards = new Map<string, string[]>();

  it('is told on every page with size, kind and words, and is the same for all networks', () => {
    const wrong = pages
      .filter((entry) => !isInternal(entry))
      .filter(({ head: { properties }, route }) => {
        const [image = ''] = properties['og:image'] ?? [];
        const alt = properties['og:image:alt']?.[0] ?? '';
        cards.set(image, [...(cards.get(image) ?? []), route]);
        const said = [
          'og:image',
          'og:image:width',
          'og:image:height',
          'og:image:type',
          'twitter:image',
          'twitter:card',
        ].map((name) => properties[name]?.join());
        const expected = [image, '1200', '630', 'image/png', image, 'summary_large_image'];
        return said.join() !== expected.join() || alt === '' || properties['twitter:image:alt']?.join() !== alt;
      });
    expect(wrong.map(({ page }) => page.file)).toEqual([]);
    expect(cards.size).toBeGreaterThan(400);
  });

  it('is a picture of that size of at most 60 kB, with the version in its name', () => {
    const problems = [...cards].flatMap(([image, routes]) => {
      const file = image.slice(`${site.url}${basePath}`.length);
      const names = new Set(routes.map((route) => (docsRoutes.has(route) ? versionOfUrl(route)?.name : 'site')));
      const isNamed = [...names].every((name) => file.startsWith(`assets/social/${name}-`));
      return [...(isNamed ? [] : [`${file} is of ${routes.join()}`]), ...findPngProblems(buildFolder, file, 60_000)];
    });
    expect(problems).toEqual([]);
  });
});
