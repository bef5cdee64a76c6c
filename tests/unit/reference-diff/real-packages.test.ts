import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { badgesFor, groupChanges, loadDiff, sinceOf } from '../../../src/packages/reference/diff';
import { anchorOf, loadReference } from '../../../src/packages/reference/load-reference';
import type { ApiChange, ChangeKind, Described } from '../../../src/packages/reference/types';

const versions = ['v3', 'v4', 'v5'] as const;

function changesOf(version: VersionName): ApiChange[] {
  const diff = loadDiff(version);
  if (diff === undefined) {
    throw new Error(`${version} has no version before it.`);
  }
  return diff.changes;
}

/** Returns the kinds of changes to a member, in the order of the list: `['moved', 'changed']`. */
function kindsOf(version: VersionName, page: string, id: string): ChangeKind[] {
  return changesOf(version)
    .filter((change) => change.page === page && change.id === id)
    .map(({ kind }) => kind);
}

function beforeAndAfter(version: VersionName, page: string, id: string): string[] {
  const change = changesOf(version).find((one) => one.page === page && one.id === id && one.kind === 'changed');
  return [change?.before ?? '', change?.after ?? ''];
}

/** Lists everything with an id on the pages of a version, with its page. */
function listDescribed(version: VersionName): { page: string; member: Described }[] {
  const { plugins, config } = loadReference(version);
  const ofPlugins = plugins.flatMap(({ page, methods, types, config: keys }) => {
    const members = types.flatMap((type): Described[] => (type.kind === 'alias' ? [] : type.members));
    return [...methods, ...types, ...members, ...keys].map((member) => ({ page, member }));
  });
  return [...ofPlugins, ...config.map((member) => ({ page: 'config', member }))];
}

describe('ten differences that the upgrade guides tell', () => {
  it('camera lost preserveAspectRatio with v4', () => {
    expect(kindsOf('v4', 'camera', 'ImageOptions.preserveAspectRatio')).toEqual(['removed']);
  });

  it('filesystem returns more with v4', () => {
    const copy = (result: string) => `copy(options: CopyOptions) => Promise<${result}>`;
    expect(beforeAndAfter('v4', 'filesystem', 'copy')).toEqual([copy('void'), copy('CopyResult')]);
    expect(beforeAndAfter('v4', 'filesystem', 'ReaddirResult.files')).toEqual(['files: string[]', 'files: FileInfo[]']);
  });

  it('app.exitApp returns a promise, pause and resume are new with v4', () => {
    expect(beforeAndAfter('v4', 'app', 'exitApp')).toEqual(['exitApp() => never', 'exitApp() => Promise<void>']);
    expect(kindsOf('v4', 'app', 'addListener:pause')).toEqual(['added']);
    expect(kindsOf('v4', 'app', 'addListener:resume')).toEqual(['added']);
  });

  it.each(['push-notifications', 'local-notifications'])('%s deletes channels by id with v4', (page) => {
    expect(beforeAndAfter('v4', page, 'deleteChannel')[1]).toBe(
      'deleteChannel(args: { id: string; }) => Promise<void>',
    );
    expect(beforeAndAfter('v4', page, 'Channel.importance')).toEqual([
      'importance: Importance',
      'importance?: Importance',
    ]);
  });

  it('push notifications tell the error of a registration with v4', () => {
    const [before, after] = beforeAndAfter('v4', 'push-notifications', 'addListener:registrationError');
    expect(before).toContain('(error: any) => void');
    expect(after).toContain('(error: RegistrationError) => void');
  });

  it.each([
    ['dialog', 'AlertOptions'],
    ['dialog', 'PromptOptions'],
    ['dialog', 'ConfirmOptions'],
    ['action-sheet', 'ShowActionsOptions'],
  ])('%s: the title of %s is optional with v4', (page, type) => {
    expect(beforeAndAfter('v4', page, `${type}.title`)).toEqual(['title: string', 'title?: string']);
  });

  it('device has identifier instead of uuid with v5', () => {
    expect(kindsOf('v5', 'device', 'DeviceId.uuid')).toEqual(['removed']);
    for (const id of ['DeviceId.identifier', 'DeviceInfo.iOSVersion', 'DeviceInfo.androidSDKVersion']) {
      expect(kindsOf('v5', 'device', id)).toEqual(['added']);
    }
  });

  it('filesystem reads and writes blobs and downloads with v5', () => {
    for (const type of ['ReadFileResult', 'WriteFileOptions']) {
      expect(beforeAndAfter('v5', 'filesystem', `${type}.data`)).toEqual(['data: string', 'data: string | Blob']);
    }
    expect(kindsOf('v5', 'filesystem', 'downloadFile')).toEqual(['added']);
    expect(kindsOf('v5', 'filesystem', 'addListener:progress')).toEqual(['added']);
  });

  it('status bar deprecates sliding with v5, where a new comment about a default is no change', () => {
    expect(kindsOf('v5', 'status-bar', 'Animation.Slide')).toEqual(['deprecated']);
    expect(kindsOf('v5', 'status-bar', 'AnimationOptions.animation')).toEqual([]);
  });

  it('maps draw shapes with v5, their bounds are a class since v4', () => {
    const shapes = ['Polygons', 'Circles', 'Polylines'].flatMap((shape) => [`add${shape}`, `remove${shape}`]);
    const listeners = ['Polygon', 'Circle', 'Polyline'].map((shape) => `setOn${shape}ClickListener`);
    for (const id of [...shapes, ...listeners, 'fitBounds', 'enableTouch']) {
      expect([id, kindsOf('v5', 'google-maps', id)]).toEqual([id, ['added']]);
    }
    expect(beforeAndAfter('v4', 'google-maps', 'LatLngBounds')).toEqual([
      'interface LatLngBounds',
      'class LatLngBounds',
    ]);
  });
});

describe('what moved', () => {
  it('storage became preferences with all it had', () => {
    const moved = changesOf('v4').filter(({ page }) => page === 'preferences');
    expect(moved.every(({ kind, from }) => kind === 'moved' && from?.page === 'storage')).toBe(true);
    expect(moved.filter(({ memberKind }) => memberKind === 'method')).toHaveLength(8);
    expect(changesOf('v4').filter(({ page }) => page === 'storage')).toEqual([]);
  });

  it.each([
    ['modals', 'showActions', 'action-sheet', 'showActions'],
    ['modals', 'alert', 'dialog', 'alert'],
    ['app', 'openUrl', 'app-launcher', 'openUrl'],
    ['accessibility', 'isScreenReaderEnabled', 'screen-reader', 'isEnabled'],
    ['camera', 'CameraOptions.quality', 'camera', 'ImageOptions.quality'],
    ['filesystem', 'FilesystemDirectory.Cache', 'filesystem', 'Directory.Cache'],
    ['haptics', 'HapticsNotificationType.SUCCESS', 'haptics', 'NotificationType.Success'],
  ])('%s %s became %s %s with v3 and is the same', (fromPage, fromId, page, id) => {
    const changes = changesOf('v3').filter((change) => change.page === page && change.id === id);
    expect(changes.map(({ kind, from }) => [kind, from])).toEqual([['moved', { page: fromPage, id: fromId }]]);
  });

  it('the same methods with named instead of inline types did not change', () => {
    for (const id of ['get', 'set', 'remove', 'keys']) {
      expect(kindsOf('v3', 'storage', id)).toEqual([]);
    }
  });
});

describe('the whole of a difference', () => {
  /** Counts for the pinned packages. When you raise a pin, check the new list and update the numbers here. */
  it.each([
    ['v3', { added: 306, removed: 91, changed: 58, deprecated: 10, moved: 312 }],
    ['v4', { added: 140, removed: 2, changed: 17, moved: 25 }],
    ['v5', { added: 85, removed: 5, changed: 2, deprecated: 2, moved: 11 }],
  ] as const)('%s: as many changes of each kind as counted', (version, expected) => {
    const counts: Partial<Record<ChangeKind, number>> = {};
    for (const { kind } of changesOf(version)) {
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts).toEqual(expected);
  });

  it('there is none for the oldest version', () => {
    expect(loadDiff('v2')).toBeUndefined();
    expect(badgesFor('v2', 'camera', 'getPhoto')).toEqual([]);
  });

  it('is computed once', () => {
    expect(loadDiff('v4')).toBe(loadDiff('v4'));
  });

  it.each(versions)('%s: what it names is on the pages of the version', (version) => {
    const { plugins, config } = loadReference(version);
    const keys = new Set(config.map(({ id }) => id));
    for (const { kind, memberKind, page, id } of changesOf(version)) {
      if (kind === 'removed' || memberKind === 'plugin') {
        continue;
      }
      const model = plugins.find((plugin) => plugin.page === page);
      expect(model === undefined ? keys.has(id) : anchorOf(id, model) !== '', `${page} ${id}`).toBe(true);
    }
  });

  it.each(versions)('%s: nothing is told twice', (version) => {
    const keys = changesOf(version).map(({ kind, page, id }) => `${kind} ${page} ${id}`);
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('types of another package never count as added', () => {
    const added = changesOf('v5').filter(({ kind, page }) => kind === 'added' && page === 'filesystem');
    expect(added.filter(({ id }) => /^(Http|PluginListenerHandle|PermissionState)/.test(id))).toEqual([]);
  });
});

describe('what the pages show', () => {
  it('badges say what is new, changed and deprecated', () => {
    expect(badgesFor('v4', 'app', 'addListener:pause')).toEqual([{ kind: 'new', version: 'v4' }]);
    expect(badgesFor('v4', 'filesystem', 'copy')).toEqual([{ kind: 'changed', version: 'v4' }]);
    expect(badgesFor('v5', 'status-bar', 'Animation.Slide')).toEqual([{ kind: 'deprecated', version: 'v5' }]);
    expect(badgesFor('v5', 'filesystem', 'copy')).toEqual([]);
    expect(badgesFor('v4', 'config', 'android.buildOptions.keystorePath')).toEqual([{ kind: 'new', version: 'v4' }]);
    expect(badgesFor('v4', 'http', 'CapacitorHttp')).toEqual([{ kind: 'new', version: 'v4' }]);
    expect(badgesFor('v4', 'http', 'get')).toEqual([]);
  });

  it.each([
    ['v3', ['config plugins.LiveUpdates 4.2.0']],
    ['v4', ['google-maps Marker.iconUrl 4.2.0', 'config plugins.LiveUpdates 4.2.0']],
    [
      'v5',
      [
        'google-maps Marker.iconUrl 4.2.0',
        'config android.minHuaweiWebViewVersion 4.6.4',
        'config plugins.LiveUpdates 4.2.0',
      ],
    ],
  ] as const)('%s: only releases that the packages themselves contradict are left out', (version, expected) => {
    const hidden = listDescribed(version)
      .filter(({ page, member }) => member.since !== undefined && sinceOf(member, page, version) === undefined)
      .map(({ page, member }) => `${page} ${member.id} ${member.since}`);
    expect(hidden).toEqual(expected);
  });

  it('where a package names another release than the first that has the member, the pages name that one', () => {
    const since = (page: string, id: string, tag: string) => sinceOf({ id, since: tag }, page, 'v5');
    expect(since('device', 'DeviceId.identifier', '1.0.0')).toBe('5.0.0');
    expect(since('local-notifications', 'DeliveredNotifications.notifications', '1.0.0')).toBe('4.0.1');
    expect(since('camera', 'getPhoto', '1.0.0')).toBe('1.0.0');
  });

  it.each(versions)('%s: groups carry the titles of the pages, in their order', (version) => {
    const diff = loadDiff(version);
    const groups = diff === undefined ? [] : groupChanges(diff);
    const titles = new Map(loadReference(version).plugins.map(({ page, title }) => [page, title]));
    const ofPlugins = groups.filter(({ page }) => page !== 'config');
    for (const { page, title } of ofPlugins.filter((group) => titles.has(group.page))) {
      expect(title).toBe(titles.get(page));
    }
    expect(ofPlugins.map(({ title }) => title)).toEqual(ofPlugins.map(({ title }) => title).sort());
    expect(groups.at(-1)?.page).toBe('config');
  });

  it('new plugins take one line', () => {
    const diff = loadDiff('v4');
    const http = diff && groupChanges(diff).find(({ page }) => page === 'http');
    expect(http?.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['added CapacitorHttp']);
  });
});
