import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { listRecorded, rootOf } from '../recorded-routes';
import { versionsSince } from '../versions';
import { fileOfRoute, hasBuiltFile } from './site';

/** Expands a route pattern of the specification: `{a,b}` stands for each of its names. */
function expandRoutes(pattern: string): string[] {
  const choice = /\{([^}]*)\}/.exec(pattern);
  if (choice === null) return [pattern];
  const [whole, names = ''] = choice;
  return names.split(',').flatMap((name) => expandRoutes(pattern.replace(whole, name)));
}

function findMissing(...patterns: string[]): string[] {
  return patterns.flatMap(expandRoutes).filter((route) => !hasBuiltFile(fileOfRoute(route)));
}

describe.each(versionsSince('v4'))('the routes of %s', (version) => {
  const root = rootOf(version);
  it.each([
    ['{android,ios,web}'],
    ['apis/{camera,geolocation,push-notifications,http,preferences}'],
    ['{cli,cli/hooks}'],
    ['cli/commands/{add,build,copy,init,list,open,run,sync,update}'],
    ['config'],
    ['cordova'],
    ['core-apis/{android,ios,web,data-types,saving-calls}'],
    ['getting-started/{environment-setup,faqs,templates,ui,with-ionic}'],
    ['guides/{deep-links,storage,security,ci-cd}'],
    ['{plugins,apis,plugins/community,plugins/creating-plugins,plugins/tutorial/introduction}'],
    ['updating/{1-1,2-0,3-0,4-0}'],
    ['vscode/{getting-started,debugging,monorepos}'],
    ['web/{progressive-web-apps,pwa-elements}'],
  ])('has %s', (pattern) => {
    expect(findMissing(root + pattern)).toEqual([]);
  });
});

/** Lists the recorded routes of a version, relative to its prefix. */
function listTails(version: VersionName): string[] {
  return listRecorded(version).map(({ route }) => route.slice(rootOf(version).length));
}

/** Lists the pages, by their ids in the original site, that one version has and the other does not. Their routes may have changed since. */
function listAdded(version: VersionName, other: VersionName): string[] {
  const ids = listRecorded(other).map(({ id }) => id);
  return listRecorded(version)
    .map(({ id }) => id)
    .filter((id) => !ids.includes(id))
    .sort();
}

/** Differences between the pages of two versions. */
const differences: readonly { version: VersionName; other: VersionName; added: string[]; missing?: string[] }[] = [
  { version: 'v5', other: 'v4', added: ['main/updating/5-0', 'main/updating/plugins/5-0'], missing: [] },
  { version: 'v3', other: 'v4', added: ['apis/storage', 'main/basics/index', 'main/basics/managing-platforms'] },
];

describe.each(differences.filter((pair) => [pair.version, pair.other].every((name) => versionNames.includes(name))))(
  '$version',
  ({ version, other, added, missing }) => {
    it('has a tree like its neighbor, and what was added', () => {
      expect(listAdded(version, other)).toEqual(added);
      if (missing !== undefined) expect(listAdded(other, version)).toEqual(missing);
      expect(findMissing(...listTails(version).map((tail) => rootOf(version) + tail))).toEqual([]);
    });
  },
);

describe.each(versionNames.filter((name) => name === 'v2'))('%s', (version) => {
  const root = rootOf(version);

  it('has index pages', () => {
    expect(findMissing(`${root}{android,ios,web,apis,cli,cordova,getting-started,basics}/index`)).toEqual([]);
  });

  it('has the commands of its time', () => {
    expect(findMissing(`${root}cli/{cap,create,plugin-generate,serve}`)).toEqual([]);
  });

  it('has the plugins that it came with', () => {
    const plugins = '{accessibility,background-task,modals,permissions,photos,storage}';
    expect(findMissing(`${root}apis/${plugins}`)).toEqual([]);
  });
});

describe('each version', () => {
  it.each([...versionNames])('has a landing page and a section of basics: %s', (version) => {
    const root = rootOf(version);
    expect(findMissing(root, `${root}basics/{configuring-your-app,using-plugins,utilities,workflow}`)).toEqual([]);
  });
});

describe('expandRoutes', () => {
  it('writes out every choice', () => {
    expect(expandRoutes('/docs/{a,b}/{c,d}')).toEqual(['/docs/a/c', '/docs/a/d', '/docs/b/c', '/docs/b/d']);
    expect(findMissing('/docs/{config,no-such-page}')).toEqual(['/docs/no-such-page']);
  });
});
