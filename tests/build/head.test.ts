import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/config/site';
import { basePath, docsVersions } from '../../src/config/versions';
import { fileOfRoute, listPages, openPage } from './site';

/** Hosts that the head of a page makes a browser talk to. */
function listForeignHosts($: CheerioAPI): string[] {
  const addresses = $(
    'link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="stylesheet"], link[rel~="preload"]',
  )
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .concat(
      $('script[src], iframe[src]')
        .toArray()
        .map((element) => $(element).attr('src') ?? ''),
    );
  return addresses
    .filter((address) => /^(?:https?:)?\/\//.test(address))
    .map((address) => new URL(address, site.url).host);
}

/**
 * @returns one line per thing in a page that a visitor could send to the site; searching is all that there is
 */
function findForms($: CheerioAPI): string[] {
  return $('form, input, textarea, select')
    .toArray()
    .filter((element) => $(element).closest('[role="search"], .DocSearch').length === 0)
    .filter((element) => $(element).attr('type') !== 'checkbox' || $(element).attr('disabled') === undefined)
    .map((element) => `has a ${element.tagName}`);
}

describe('the head of a page', () => {
  it('has a title with the delimiter and the name of the site', () => {
    const $ = openPage(fileOfRoute('/docs/apis/camera')).parse();
    expect($('head > title').text()).toMatch(/^\S.* \| Capacitor Documentation$/);
    for (const page of listPages().filter(({ isDebugPage }) => !isDebugPage)) {
      expect(page.parse()('head > title').text(), page.file).toMatch(/(?:^|\S \| )Capacitor Documentation$/);
    }
  });

  it('says that the page is English and written from left to right', () => {
    for (const route of docsVersions.map((version) => basePath + version.routePrefix)) {
      const $ = openPage(fileOfRoute(route)).parse();
      expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual(['en', 'ltr']);
    }
  });
});

describe('every page', () => {
  it('names no foreign host, as neither a hosted search nor a tag manager is configured', () => {
    const found = listPages().flatMap((page) => listForeignHosts(page.parse()).map((host) => `${page.file} ${host}`));
    expect(found).toEqual([]);
  });

  it('is public and has no form but the search, the upgrade assistant, the filter of the matrix and the setting of keys', () => {
    const forms = ['/docs/search', '/docs/upgrade', '/docs/compatibility', '/docs/accessibility'];
    const found = listPages()
      .filter((page) => !page.isDebugPage && !forms.includes(page.route))
      .flatMap((page) => findForms(page.parse()).map((problem) => `${page.file} ${problem}`));
    expect(found).toEqual([]);
  });
});

describe('listForeignHosts', () => {
  it('finds hints and scripts of other hosts', () => {
    const html =
      '<link rel="preconnect" href="https://x-dsn.algolia.net"><link rel="stylesheet" href="/a.css"><script src="//gtm.example/a.js"></script>';
    expect(listForeignHosts(load(html))).toEqual(['x-dsn.algolia.net', 'gtm.example']);
  });
});

describe('findForms', () => {
  it('finds inputs outside of the search, but no boxes of a task list', () => {
    const html = '<form role="search"><input></form><input type="checkbox" disabled><form><input></form>';
    expect(findForms(load(html))).toEqual(['has a form', 'has a input']);
  });
});
