import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { groupChanges, indexChanges, listBadges, showSince } from '../../../src/packages/reference/diff';
import { findIntroduction } from '../../../src/packages/reference/diff/since';
import type { ApiChange, ApiDiff } from '../../../src/packages/reference/types';

function diffOf(...changes: ApiChange[]): ApiDiff {
  return { from: 'v3', to: 'v4', changes };
}

function change(kind: ApiChange['kind'], id: string, memberKind: ApiChange['memberKind'], page = 'camera'): ApiChange {
  return { kind, page, id, memberKind };
}

describe('indexChanges', () => {
  it('finds all changes of a member on its page', () => {
    const changed = change('changed', 'get', 'method');
    const deprecated = change('deprecated', 'get', 'method');
    const elsewhere = change('added', 'get', 'method', 'http');
    const index = indexChanges(diffOf(changed, elsewhere, deprecated));
    expect(index.get('camera')?.get('get')).toEqual([changed, deprecated]);
    expect(index.get('http')?.get('get')).toEqual([elsewhere]);
    expect(index.get('camera')?.get('set')).toBeUndefined();
  });
});

describe('listBadges', () => {
  const badges = (id: string, ...changes: ApiChange[]) =>
    listBadges(indexChanges(diffOf(...changes)), 'v4', 'camera', id);

  it('says what happened', () => {
    expect(badges('get', change('added', 'get', 'method'))).toEqual([{ kind: 'new', version: 'v4' }]);
    expect(badges('get', change('changed', 'get', 'method'), change('deprecated', 'get', 'method'))).toEqual([
      { kind: 'changed', version: 'v4' },
      { kind: 'deprecated', version: 'v4' },
    ]);
    expect(badges('get', change('moved', 'get', 'method'), change('removed', 'get', 'method'))).toEqual([]);
    expect(badges('set', change('added', 'get', 'method'))).toEqual([]);
  });

  it('leaves out what is part of something new', () => {
    const type = [change('added', 'Photo', 'type'), change('added', 'Photo.path', 'property')];
    expect(badges('Photo.path', ...type)).toEqual([]);
    expect(badges('Photo', ...type)).toHaveLength(1);
    const plugin = [change('added', 'Camera', 'plugin'), change('added', 'get', 'method')];
    expect(badges('get', ...plugin)).toEqual([]);
    expect(badges('Camera', ...plugin)).toHaveLength(1);
    expect(badges('Photo.path', change('added', 'Photo.path', 'property'))).toHaveLength(1);
  });
});

describe('showSince', () => {
  const show = (
    since: string,
    version: VersionName,
    changes: Partial<Record<VersionName, ApiChange[]>>,
    page = 'camera',
  ) =>
    showSince({ id: 'get', since }, page, version, (of) =>
      of === 'v2' ? undefined : indexChanges({ from: 'v2', to: of, changes: changes[of] ?? [] }),
    );
  const added = [change('added', 'get', 'method')];

  it('shows a release of the version that added the member', () => {
    expect(show('4.1.0', 'v4', { v4: added })).toBe('4.1.0');
    expect(show('4.1.0', 'v5', { v4: added })).toBe('4.1.0');
    expect(show('1.0.0', 'v3', { v3: added })).toBe('1.0.0');
  });

  it('hides a release older than the member', () => {
    expect(show('1.0.0', 'v5', { v5: added })).toBeUndefined();
    expect(show('4.0.0', 'v5', { v5: added })).toBeUndefined();
    expect(show('1.0.0', 'v5', { v4: added })).toBeUndefined();
  });

  it('hides a release newer than the member', () => {
    expect(show('4.2.0', 'v4', { v3: added })).toBeUndefined();
  });

  it('takes the first release of a package for what v2 had already', () => {
    expect(show('1.0.0', 'v4', {})).toBe('1.0.0');
  });

  it('follows a member to its earlier place', () => {
    const moved: ApiChange = { ...change('moved', 'get', 'method'), from: { page: 'storage', id: 'read' } };
    const changes = { v4: [moved], v3: [change('added', 'read', 'method', 'storage')] };
    expect(show('1.0.0', 'v4', changes)).toBe('1.0.0');
    expect(show('4.0.0', 'v4', changes)).toBe('4.0.0');
    expect(show('5.0.0', 'v4', changes)).toBeUndefined();
  });

  it('reads releases of the Capacitor configuration as those of Capacitor', () => {
    const keys = { v3: [change('added', 'get', 'config', 'config')] };
    expect(show('3.1.0', 'v3', keys, 'config')).toBe('3.1.0');
    expect(show('1.0.0', 'v3', keys, 'config')).toBeUndefined();
    expect(show('1.0.0', 'v3', {}, 'config')).toBe('1.0.0');
  });

  it('shows nothing that names no release', () => {
    expect(show('next', 'v4', { v4: added })).toBeUndefined();
  });
});

describe('groupChanges', () => {
  it('sorts plugins by title, the configuration last, and changes by kind', () => {
    const groups = groupChanges(
      diffOf(
        change('added', 'show', 'method', 'toast'),
        change('added', 'appId', 'config', 'config'),
        change('added', 'a', 'method', 'local-notifications'),
        change('deprecated', 'b', 'method', 'local-notifications'),
        change('changed', 'c', 'method', 'local-notifications'),
        change('removed', 'd', 'method', 'local-notifications'),
        { ...change('moved', 'e', 'method', 'local-notifications'), from: { page: 'local-notifications', id: 'f' } },
      ),
    );
    expect(groups.map(({ page, title }) => [page, title])).toEqual([
      ['local-notifications', 'Local Notifications'],
      ['toast', 'Toast'],
      ['config', 'Capacitor configuration'],
    ]);
    expect(groups[0]?.changes.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  const told = (...changes: ApiChange[]) =>
    groupChanges(diffOf(...changes)).flatMap((group) => group.changes.map(({ id }) => id));

  it('does not list members of what was added or removed', () => {
    expect(told(change('added', 'Photo', 'type'), change('added', 'Photo.path', 'property'))).toEqual(['Photo']);
    expect(told(change('removed', 'Camera', 'plugin'), change('removed', 'get', 'method'))).toEqual(['Camera']);
    expect(told(change('added', 'Photo.path', 'property'))).toEqual(['Photo.path']);
    expect(told(change('added', 'Photo', 'type'), change('changed', 'Photo.path', 'property'))).toEqual([
      'Photo.path',
      'Photo',
    ]);
  });

  it('does not list members that went along with their plugin or type under the same name', () => {
    const moved = (id: string, from: string, memberKind: ApiChange['memberKind']): ApiChange => ({
      ...change('moved', id, memberKind),
      from: { page: 'old', id: from },
    });
    expect(
      told(moved('Camera', 'Old', 'plugin'), moved('get', 'get', 'method'), moved('read', 'load', 'method')),
    ).toEqual(['Camera', 'read']);
    expect(
      told(moved('New', 'Old', 'type'), moved('New.a', 'Old.a', 'property'), moved('New.c', 'Old.b', 'property')),
    ).toEqual(['New', 'New.c']);
  });

  it('lists what moved into a new plugin', () => {
    const moved: ApiChange = { ...change('moved', 'get', 'method'), from: { page: 'app', id: 'get' } };
    expect(told(change('added', 'Camera', 'plugin'), moved)).toEqual(['get', 'Camera']);
  });

  it('lists the keys of a group instead of the group, and keys of a plugin once', () => {
    expect(
      told(change('added', 'server', 'config', 'config'), change('added', 'server.url', 'config', 'config')),
    ).toEqual(['server.url']);
    expect(
      told(change('added', 'Camera.size', 'config'), change('added', 'plugins.Camera.size', 'config', 'config')),
    ).toEqual(['Camera.size']);
  });
});

describe('findIntroduction', () => {
  const find = (version: VersionName, changes: Partial<Record<VersionName, ApiChange[]>>) =>
    findIntroduction('get', 'camera', version, (of) =>
      of === 'v2' ? undefined : indexChanges({ from: 'v2', to: of, changes: changes[of] ?? [] }),
    );
  const added = [change('added', 'get', 'method')];

  it('names the version that added a member, also on pages of later ones', () => {
    expect(find('v5', { v4: added })).toBe('v4');
    expect(find('v4', { v4: added })).toBe('v4');
    expect(find('v4', { v3: added })).toBe('v3');
  });

  it('names none for what the oldest version has, under this name or another', () => {
    expect(find('v5', {})).toBeUndefined();
    expect(find('v2', {})).toBeUndefined();
    const moved: ApiChange = { ...change('moved', 'get', 'method'), from: { page: 'storage', id: 'read' } };
    expect(find('v5', { v4: [moved] })).toBeUndefined();
    expect(find('v5', { v4: [moved], v3: [change('added', 'read', 'method', 'storage')] })).toBe('v3');
  });
});
