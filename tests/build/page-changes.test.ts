import { describe, expect, it } from 'vitest';
import { movedPages } from '../../src/config/moved-pages';
import { site as siteValues } from '../../src/config/site';
import { basePath, docsVersions, type VersionName } from '../../src/config/versions';
import { toPageKey } from '../../src/lib/counterparts';
import { toMarkdownAddress } from '../../src/lib/markdown-address';
import { changesPath, listPairs } from '../../src/lib/page-pairs';
import type { DocsPage, DocsPages } from '../../src/plugins/loaded-docs';
import type { Block } from '../../src/plugins/page-changes/blocks';
import type { Step } from '../../src/plugins/page-changes/compare';
import { comparePair, makeNeutralizer } from '../../src/plugins/page-changes/compare-pair';
import { listPages as listSources } from '../../src/remark/pages';
import { fileOfRoute, hasBuiltFile, openPage, readBuiltFile } from './site';

const pages: DocsPages = new Map(
  docsVersions.map(({ name, routePrefix }) => [
    name,
    new Map(
      listSources(name).map(({ route, file, frontMatter }): [string, DocsPage] => {
        const key = toPageKey(route, basePath + routePrefix);
        return [key, { version: name, key, path: route, file, title: String(frontMatter.title) }];
      }),
    ),
  ]),
);
const pairs = listPairs(movedPages, pages);
const neutralizerFor = makeNeutralizer(siteValues.url);

function findPage(version: VersionName, key: string): DocsPage {
  const page = pages.get(version)?.get(key);
  if (page === undefined) throw new Error(`${version} has no ${key}.`);
  return page;
}

function read(page: DocsPage) {
  const markdown = readBuiltFile(toMarkdownAddress(page.path, basePath).slice(basePath.length));
  const html = readBuiltFile(fileOfRoute(page.path));
  const text = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  const headingIds = [...text.matchAll(/<h[2-6]\b[^>]*?\sid="?([^"\s>]+)/g)].map(([, id = '']) => id);
  return { page, markdown, headingIds };
}

/** Applies the steps to the older page, which must contain each block that they remove or keep, in this order. */
function apply(older: readonly Block[], steps: readonly Step[]): string[] {
  const left = [...older];
  const made = steps.flatMap((step): string[] => {
    if (step.kind === 'added') return [step.to.text];
    expect(left.shift()?.text).toBe(step.from.text);
    return step.kind === 'removed' ? [] : [step.kind === 'same' ? step.from.text : step.to.text];
  });
  expect(left).toEqual([]);
  return made;
}

/** Removes all numbers and addresses, which differ between versions. The rule is deliberately not the one that the comparison uses. */
function withoutNumbers(text: string): string {
  return text
    .replace(/^(\d+[.)]|-) /, '')
    .replace(/https:\/\/capacitorjs\.com\/docs[^\s)]*/g, 'address')
    .replace(/v?\d[\d.]*/g, '#');
}

describe('what changed between two versions of a page', () => {
  it('is told of every page that both have, those with another address included', () => {
    expect(pairs.length).toBeGreaterThan(350);
    const missing = pairs.map((pair) => fileOfRoute(changesPath(pair))).filter((file) => !hasBuiltFile(file));
    expect(missing).toEqual([]);
    const moved = movedPages
      .filter(
        ({ from, to }) =>
          docsVersions.findIndex(({ name }) => name === from) > docsVersions.findIndex(({ name }) => name === to),
      )
      .flatMap(({ from, to, moved: targets }) => Object.keys(targets).map((key) => ({ from, to, key })));
    const told = (key: string, from: string) => pairs.some((pair) => pair.from === from && pair.older.includes(key));
    expect(moved.length).toBeGreaterThan(20);
    expect(moved.filter(({ from, key }) => pages.get(from)?.has(key) && !told(key, from))).toEqual([]);
  });

  it('makes the newer page of the older one, for all pairs', () => {
    let changed = 0;
    for (const pair of pairs) {
      const { older, newer, steps } = comparePair(
        read(findPage(pair.from, pair.older[0])),
        read(findPage(pair.to, pair.newer)),
        neutralizerFor,
      );
      expect(apply(older, steps).map(withoutNumbers), changesPath(pair)).toEqual(
        newer.map(({ text }) => withoutNumbers(text)),
      );
      changed += steps.filter(({ kind }) => kind !== 'same').length;
    }
    expect(changed).toBeGreaterThan(1000);
  });

  it('shows every word that was added or removed', () => {
    for (const pair of pairs.filter((_, index) => index % 7 === 0)) {
      const { steps } = comparePair(
        read(findPage(pair.from, pair.older[0])),
        read(findPage(pair.to, pair.newer)),
        neutralizerFor,
      );
      const shown = openPage(fileOfRoute(changesPath(pair)))
        .parse()('article')
        .text()
        .replace(/\s+/g, '');
      const words = (block: Block) =>
        [...block.text.replace(/\]\([^)]*\)|^ *`{3}.*$/gm, '').matchAll(/[A-Za-z]{4,}/g)].map(([word]) => word);
      const missing = steps.flatMap((step) => {
        if (step.kind === 'same') return [];
        const blocks = [...('from' in step ? [step.from] : []), ...('to' in step ? [step.to] : [])];
        const seen = blocks.filter(({ kind, level }) => kind !== 'code' && kind !== 'row' && level !== 1);
        return seen.flatMap(words).filter((word) => !shown.includes(word));
      });
      expect(missing, changesPath(pair)).toEqual([]);
    }
  });
});

describe('the page of a comparison', () => {
  const file = fileOfRoute('/docs/changes/v3-v4/apis/camera');
  const camera = findPage('v4', '/apis/camera');

  it('says what is new in the API in words, and links to it', () => {
    const $ = openPage(file).parse();
    const line = $('li[data-api="added"]').filter((_, item) => $(item).text().includes('pickLimitedLibraryPhotos:'));
    expect(line.text()).toContain('Added method pickLimitedLibraryPhotos: pickLimitedLibraryPhotos() =>');
    expect(line.find('a').attr('href')).toBe(`${camera.path}#picklimitedlibraryphotos`);
    // The page says this in words and does not show it as a difference in text.
    expect($('article').text()).not.toContain('New in v4');
  });

  it('counts what it has, and leads to each part and to the page', () => {
    const $ = openPage(file).parse();
    const sum = $('[data-bar] li .tag')
      .toArray()
      .reduce((all, count) => all + Number($(count).text()), 0);
    expect(sum).toBe($('.changes > li').length);
    const parts = $('article > nav a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(parts).toEqual(
      $('article h2')
        .toArray()
        .map((heading) => `#${$(heading).attr('id')}`),
    );
    expect($(`a.button[href="${camera.path}"]`).text()).toBe('Read Camera in v4');
  });

  it('is in no index, no list and no sitemap, and names itself', () => {
    const $ = openPage(file).parse();
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"]').attr('href')).toMatch(/\/docs\/changes\/v3-v4\/apis\/camera$/);
    expect($('h1')).toHaveLength(1);
    for (const list of ['sitemap.xml', 'llms.txt', 'llms/v4/llms.txt', 'offline/v4.json'].filter(hasBuiltFile))
      expect(readBuiltFile(list), list).not.toContain('changes/v3-v4');
  });

  it('is linked from both pages, the banner and the list of API changes', () => {
    const links = (route: string) =>
      openPage(fileOfRoute(route))
        .parse()('a[href="/docs/changes/v3-v4/apis/camera"]')
        .toArray()
        .map(({ parent }) => (parent as { name?: string } | null)?.name);
    // In the sheet, and below the changes of the plugin.
    expect(links(camera.path)).toEqual(['span', 'p']);
    // This link is in the banner. The oldest version also has it in its sheet.
    expect(links(findPage('v3', '/apis/camera').path)).toContain('span');
    expect(links(findPage('v4', '/api-changes').path)).toHaveLength(1);
  });

  it('leads only to what there is', () => {
    const broken = pairs.flatMap((pair) => {
      const $ = openPage(fileOfRoute(changesPath(pair))).parse();
      const hrefs = $('article a[href^="/docs/"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      return hrefs
        .filter((href) => {
          const path = href.replace(/[?#].*$/, '');
          return !hasBuiltFile(fileOfRoute(path)) && !hasBuiltFile(path.slice(basePath.length));
        })
        .map((href) => `${changesPath(pair)}: ${href}`);
    });
    expect(broken).toEqual([]);
  });
});

it('the line with the versions is small, and without scripts', () => {
  const sizes = [...pages.values()]
    .flatMap((ofVersion) => [...ofVersion.values()])
    .map(({ path }) => {
      const html = readBuiltFile(fileOfRoute(path));
      const start = html.indexOf('aria-label="Versions of this page"');
      expect(start, path).toBeGreaterThan(0);
      return html.slice(html.lastIndexOf('<nav', start), html.indexOf('</nav>', start) + 6).length;
    });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
});
