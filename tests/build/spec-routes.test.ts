import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import recorded from '../fixtures/routes.json';
import { fileOfRoute, hasBuiltFile } from './site';

/** Routes as the specification writes them: `{a,b}` stands for each of its names. */
function expandRoutes(pattern: string): string[] {
  const choice = /\{([^}]*)\}/.exec(pattern);
  if (choice === null) return [pattern];
  const [whole, names = ''] = choice;
  return names.split(',').flatMap((name) => expandRoutes(pattern.replace(whole, name)));
}

function findMissing(...patterns: string[]): string[] {
  return patterns.flatMap(expandRoutes).filter((route) => !hasBuiltFile(fileOfRoute(route)));
}

describe('the latest version', () => {
  it.each([
    ['/docs/{android,ios,web}'],
    ['/docs/apis/{camera,geolocation,push-notifications,http,preferences}'],
    ['/docs/{cli,cli/hooks}'],
    ['/docs/cli/commands/{add,build,copy,init,list,open,run,sync,update}'],
    ['/docs/config'],
    ['/docs/cordova'],
    ['/docs/core-apis/{android,ios,web,data-types,saving-calls}'],
    ['/docs/getting-started/{environment-setup,faqs,templates,ui,with-ionic}'],
    ['/docs/guides/{deep-links,storage,security,ci-cd}'],
    ['/docs/{plugins,apis,plugins/community,plugins/creating-plugins,plugins/tutorial/introduction}'],
    ['/docs/updating/{1-1,2-0,3-0,4-0}'],
    ['/docs/vscode/{getting-started,debugging,monorepos}'],
    ['/docs/web/{progressive-web-apps,pwa-elements}'],
  ])('has %s', (pattern) => {
    expect(findMissing(pattern)).toEqual([]);
  });
});

/** Recorded routes of a version, below its own prefix. */
function listTails(version: VersionName): string[] {
  const prefix = recorded[version][0]?.route ?? '';
  return recorded[version].map(({ route }) => route.slice(prefix.length));
}

/** Routes, below the prefix of their version, that one version has and another has not. */
function listAdded(version: VersionName, other: VersionName): string[] {
  const tails = listTails(other);
  return listTails(version)
    .filter((tail) => !tails.includes(tail))
    .sort();
}

describe('the unreleased version', () => {
  it('has the tree of the latest and what is new in 5.0', () => {
    expect(listAdded('v5', 'v4')).toEqual(['updating/5-0', 'updating/plugins/5-0']);
    expect(listAdded('v4', 'v5')).toEqual([]);
    expect(findMissing(...listTails('v5').map((tail) => `/docs/next/${tail}`))).toEqual([]);
  });
});

describe('v3', () => {
  it('has a tree like the latest', () => {
    expect(listAdded('v3', 'v4')).toEqual(['apis/storage', 'main/basics/index', 'main/basics/managing-platforms']);
    expect(findMissing(...listTails('v3').map((tail) => `/docs/v3/${tail}`))).toEqual([]);
  });
});

describe('v2', () => {
  it('has index pages', () => {
    expect(findMissing('/docs/v2/{android,ios,web,apis,cli,cordova,getting-started,basics}/index')).toEqual([]);
  });

  it('has the commands of its time', () => {
    expect(findMissing('/docs/v2/cli/{cap,create,plugin-generate,serve}')).toEqual([]);
  });

  it('has the plugins that it came with', () => {
    expect(findMissing('/docs/v2/apis/{accessibility,background-task,modals,permissions,photos,storage}')).toEqual([]);
  });
});

describe('each version', () => {
  it.each([...versionNames])('has a landing page and a section of basics: %s', (version) => {
    const prefix = recorded[version][0]?.route ?? '?';
    expect(findMissing(prefix, `${prefix}basics/{configuring-your-app,using-plugins,utilities,workflow}`)).toEqual([]);
  });
});

describe('expandRoutes', () => {
  it('writes out every choice', () => {
    expect(expandRoutes('/docs/{a,b}/{c,d}')).toEqual(['/docs/a/c', '/docs/a/d', '/docs/b/c', '/docs/b/d']);
    expect(findMissing('/docs/{config,no-such-page}')).toEqual(['/docs/no-such-page']);
  });
});
