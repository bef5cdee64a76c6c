import {
  DocsPreferredVersionContextProvider,
  useActivePlugin,
  useDocsData,
  useLayoutDoc,
} from '@docusaurus/plugin-content-docs/client';
import { useColorMode } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const context = vi.hoisted((): { globalData: object; siteConfig: object } => ({ globalData: {}, siteConfig: {} }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => context }));

const latest = {
  name: 'v4',
  label: 'v4',
  isLast: true,
  path: '/docs/',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/', sidebar: 'docs' },
    { id: 'config', path: '/docs/config', sidebar: 'docs' },
  ],
  draftIds: [],
  sidebars: {},
};
const docsData = { 'docusaurus-plugin-content-docs': { default: { path: '/docs/', versions: [latest] } } };

/** Runs a hook of the theme on a page with the given path, and returns its result. */
function runOnPage(use: () => unknown, path = '/docs/'): unknown {
  let result: unknown;
  function Page(): null {
    result = use();
    return null;
  }
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: path },
      createElement(DocsPreferredVersionContextProvider, null, createElement(Page)),
    ),
  );
  return result;
}

beforeEach(() => {
  context.globalData = docsData;
  context.siteConfig = { themeConfig: { docs: { versionPersistence: 'localStorage' } } };
});

describe('docs data that is missing', () => {
  it('is an error that names the plugin without global data', () => {
    expect(() => runOnPage(() => usePluginData('ads', 'default', { failfast: true }))).toThrow(
      'Docusaurus plugin global data not found for "ads" plugin with id "default".',
    );
    context.globalData = {};
    // The provider of the preferred version works without docs, but a feature that needs them does not.
    expect(() => runOnPage(() => useDocsData('default'))).toThrow('this plugin does not seem to be enabled');
  });

  it('is an error when no docs plugin has the path', () => {
    const use = () => useActivePlugin({ failfast: true });
    expect(runOnPage(use, '/docs/config')).toMatchObject({ pluginId: 'default' });
    expect(() => runOnPage(use, '/elsewhere')).toThrow(
      /Can't find active docs plugin for "\/elsewhere" pathname.*Existing docs plugin paths are: \/docs\//s,
    );
  });
});

describe('a navbar item of a doc', () => {
  it('finds the doc', () => {
    expect(runOnPage(() => useLayoutDoc('config', 'default'))).toEqual(latest.docs[1]);
  });

  it('with an unknown id is an error that lists the ids', () => {
    expect(() => runOnPage(() => useLayoutDoc('configuration', 'default'))).toThrow(
      'Couldn\'t find any doc with id "configuration" in version "v4".\nAvailable doc ids are:\n- index\n- config',
    );
  });
});

describe('the theme context', () => {
  it('outside of the layout is an error that names the provider', () => {
    expect(() => runOnPage(() => useColorMode())).toThrow(/useColorMode is called outside the <ColorModeProvider>/);
  });
});
