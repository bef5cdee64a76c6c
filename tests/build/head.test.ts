import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { basePath, docsVersions } from '../../src/config/versions';
import { findForms, listForeignHosts } from './head';
import { fileOfRoute, openPage } from './site';

describe('the head of a page', () => {
  it('has a title with the delimiter and the name of the site', () => {
    const $ = openPage(fileOfRoute('/docs/apis/camera')).parse();
    expect($('head > title').text()).toMatch(/^\S.* \| Capacitor Documentation$/);
  });

  it('says that the page is English and written from left to right', () => {
    for (const route of docsVersions.map((version) => basePath + version.routePrefix)) {
      const $ = openPage(fileOfRoute(route)).parse();
      expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual(['en', 'ltr']);
    }
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
