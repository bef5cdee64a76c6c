import { describe, expect, it } from 'vitest';
import { diffReferences } from '../../../src/packages/reference/diff';
import { alias, configKey, diffPlugin, enumOf, iface, method, plugin, reference } from './models';

const place = { page: 'camera' } as const;

describe('added and removed', () => {
  it('tells a plugin with its members', () => {
    const toast = plugin('toast', { methods: [method('show', '() => void')] });
    const plugins = [plugin('camera')];
    const changes = diffReferences(reference('v3', plugins), reference('v4', [...plugins, toast])).changes;
    expect(changes).toEqual([
      { kind: 'added', page: 'toast', id: 'Toast', memberKind: 'plugin', after: '@capacitor/toast' },
      { kind: 'added', page: 'toast', id: 'show', memberKind: 'method', after: 'show() => void' },
    ]);
    const back = diffReferences(reference('v3', [...plugins, toast]), reference('v4', plugins)).changes;
    expect(back.map(({ kind, id, before }) => [kind, id, before])).toEqual([
      ['removed', 'Toast', '@capacitor/toast'],
      ['removed', 'show', 'show() => void'],
    ]);
  });

  it('tells listeners, types, properties, enum members and keys', () => {
    const older = { types: [iface('Options', ['a: string']), enumOf('Style', { Dark: 'DARK' })] };
    const newer = {
      methods: [method('addListener', "(eventName: 'pause', listener: () => void) => void")],
      types: [
        iface('Options', ['a: string', 'b?: number']),
        enumOf('Style', { Dark: 'DARK', Light: 'LIGHT' }),
        alias('Id', 'string'),
      ],
      config: [configKey('Camera.size', 'number')],
    };
    expect(diffPlugin(older, newer).map(({ kind, memberKind, id, after }) => [kind, memberKind, id, after])).toEqual([
      ['added', 'listener', 'addListener:pause', "addListener(eventName: 'pause', listener: () => void) => void"],
      ['added', 'property', 'Options.b', 'b?: number'],
      ['added', 'enum-member', 'Style.Light', "Light = 'LIGHT'"],
      ['added', 'type', 'Id', 'type Id = string'],
      ['added', 'config', 'Camera.size', 'size?: number'],
    ]);
    expect(diffPlugin(newer, older).every(({ kind }) => kind === 'removed')).toBe(true);
  });

  it('does not tell a member that went to a type which the interface extends', () => {
    const older = [iface('Base', ['a: string']), iface('Options', ['a: string', 'b: string'])];
    const newer = [iface('Base', ['a: string', 'b: string']), iface('Options', [], {}, ['Base'])];
    const told = (from: typeof older, to: typeof older) =>
      diffPlugin({ types: from }, { types: to }).map(({ kind, id }) => `${kind} ${id}`);
    expect(told(older, newer)).toEqual(['added Base.b']);
    expect(told(newer, older)).toEqual(['removed Base.b']);
  });

  it('compares the properties of a described object one by one, if both sides describe it', () => {
    const coords = (type: string) => `coords: { latitude: ${type}; }`;
    const nested = (type: string) => ({ types: [iface('Position', [coords(type), `coords.latitude: ${type}`])] });
    const flat = (type: string) => ({ types: [iface('Position', [coords(type)])] });
    expect(diffPlugin(nested('string'), nested('number')).map(({ id }) => id)).toEqual(['Position.coords.latitude']);
    expect(diffPlugin(flat('string'), nested('string'))).toEqual([]);
    expect(diffPlugin(flat('string'), nested('number')).map(({ id }) => id)).toEqual(['Position.coords']);
  });
});

describe('changed', () => {
  it('says how a signature was written before and after', () => {
    expect(
      diffPlugin({ methods: [method('exit', '() => never')] }, { methods: [method('exit', '() => Promise<void>')] }),
    ).toEqual([
      {
        ...place,
        kind: 'changed',
        id: 'exit',
        memberKind: 'method',
        before: 'exit() => never',
        after: 'exit() => Promise<void>',
      },
    ]);
  });

  it('does not count defaults, which only comments state', () => {
    const channel = (value: string) => ({ types: [iface('Channel', ['size?: number'], { size: { default: value } })] });
    expect(diffPlugin(channel('0'), channel('500'))).toEqual([]);
  });

  it('tells the value of an enum member and the form of a type', () => {
    const asClass = { ...iface('Bounds', ['x: number']), kind: 'class' } as ReturnType<typeof iface>;
    const changes = diffPlugin(
      { types: [enumOf('Style', { Dark: 'dark' }), iface('Bounds', ['x: number'])] },
      { types: [enumOf('Style', { Dark: 'DARK' }), asClass] },
    );
    expect(changes.map(({ kind, id, before, after }) => [kind, id, before, after])).toEqual([
      ['changed', 'Style.Dark', "Dark = 'dark'", "Dark = 'DARK'"],
      ['changed', 'Bounds', 'interface Bounds', 'class Bounds'],
    ]);
  });

  it('leaves comments alone', () => {
    const options = iface('Options', ['a: string'], { a: { since: '1.0.0' } });
    const described = { ...method('get', '() => void'), description: 'Reads it.', returnsDescription: 'Nothing.' };
    const older = { methods: [method('get', '() => void')], types: [iface('Options', ['a: string'])] };
    expect(diffPlugin(older, { methods: [described], types: [options] })).toEqual([]);
  });
});

describe('deprecated', () => {
  const style = (...deprecated: string[]) => ({
    types: [
      enumOf('Animation', { Slide: 'SLIDE' }, Object.fromEntries(deprecated.map((name) => [name, { deprecated: '' }]))),
    ],
  });

  it('tells what became deprecated, once', () => {
    expect(diffPlugin(style(), style('Slide')).map(({ kind, id }) => [kind, id])).toEqual([
      ['deprecated', 'Animation.Slide'],
    ]);
    expect(diffPlugin(style('Slide'), style('Slide'))).toEqual([]);
    expect(diffPlugin(style('Slide'), style())).toEqual([]);
  });

  it('tells only that something is new when it was deprecated from the start', () => {
    expect(
      diffPlugin({}, { methods: [method('old', '() => void', { deprecated: 'Use new.' })] }).map(({ kind }) => kind),
    ).toEqual(['added']);
  });
});

describe('moved', () => {
  const noMoves = { from: 'v3', to: 'v4', plugins: [], members: [], config: [], gone: [] } as const;

  it('follows a plugin to its new page', () => {
    const members = { methods: [method('get', '() => Result')], types: [iface('Result', ['value: string'])] };
    const moves = { ...noMoves, plugins: [{ from: 'storage', to: ['preferences'] }] };
    const [older, newer] = [
      reference('v3', [plugin('storage', members)]),
      reference('v4', [plugin('preferences', members)]),
    ];
    const { changes } = diffReferences(older, newer, [], moves);
    expect(changes.map(({ kind, page, id, from }) => [kind, page, id, from?.page, from?.id])).toEqual([
      ['moved', 'preferences', 'Preferences', 'storage', 'Storage'],
      ['moved', 'preferences', 'get', 'storage', 'get'],
      ['moved', 'preferences', 'Result', 'storage', 'Result'],
      ['moved', 'preferences', 'Result.value', 'storage', 'Result.value'],
    ]);
    const unknown = diffReferences(older, newer, [], noMoves).changes.map(({ kind }) => kind);
    expect(unknown).toEqual(['added', 'added', 'added', 'added', 'removed', 'removed', 'removed', 'removed']);
  });

  it('follows a single member, and tells separately what else changed about it', () => {
    const moves = {
      ...noMoves,
      members: [{ from: { page: 'app', id: 'canOpen' }, to: { page: 'launcher', id: 'canOpenUrl' } }],
    };
    const older = reference('v3', [plugin('app', { methods: [method('canOpen', '() => void')] })]);
    const newer = reference('v4', [
      plugin('app'),
      plugin('launcher', { methods: [method('canOpenUrl', '() => boolean')] }),
    ]);
    const { changes } = diffReferences(older, newer, [], moves);
    expect(changes.filter(({ memberKind }) => memberKind === 'method')).toEqual([
      { kind: 'moved', page: 'launcher', id: 'canOpenUrl', memberKind: 'method', from: { page: 'app', id: 'canOpen' } },
      {
        kind: 'changed',
        page: 'launcher',
        id: 'canOpenUrl',
        memberKind: 'method',
        before: 'canOpen() => void',
        after: 'canOpenUrl() => boolean',
      },
    ]);
  });

  it('does not take a renamed event for a changed signature', () => {
    const listener = (event: string) => method('addListener', `(eventName: '${event}', listener: () => void) => void`);
    const to = { page: 'camera', id: 'addListener:stateChange' };
    const moves = { ...noMoves, members: [{ from: { page: 'camera', id: 'addListener:change' }, to }] };
    const of = (version: 'v3' | 'v4', event: string) =>
      reference(version, [plugin('camera', { methods: [listener(event)] })]);
    const { changes } = diffReferences(of('v3', 'change'), of('v4', 'stateChange'), [], moves);
    expect(changes.map(({ kind, id }) => [kind, id])).toEqual([['moved', 'addListener:stateChange']]);
  });

  it('follows renamed types and compares their members one by one', () => {
    const older = {
      methods: [method('get', '() => Promise<CameraPhoto>')],
      types: [iface('CameraPhoto', ['path: string', 'exif: string'])],
    };
    const newer = {
      methods: [method('get', '() => Promise<Photo>')],
      types: [iface('Photo', ['path?: string', 'saved: boolean'])],
    };
    const renames = [{ page: 'camera', oldName: 'CameraPhoto', newName: 'Photo' }];
    const { changes } = diffReferences(
      reference('v3', [plugin('camera', older)]),
      reference('v4', [plugin('camera', newer)]),
      renames,
    );
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'moved Photo',
      'moved Photo.path',
      'changed Photo.path',
      'added Photo.saved',
      'removed CameraPhoto.exif',
    ]);
  });

  it('tells nothing new of an old name that stays beside the new one', () => {
    const renames = [{ page: 'camera', oldName: 'Old', newName: 'New' }];
    const { changes } = diffReferences(
      reference('v3', [plugin('camera', { types: [iface('Old', ['a: string'])] })]),
      reference('v4', [
        plugin('camera', { types: [iface('New', ['a: number']), alias('Old', 'New', { deprecated: 'Use New.' })] }),
      ]),
      renames,
    );
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'moved New',
      'moved New.a',
      'changed New.a',
      'deprecated Old',
    ]);
  });

  it('knows an enum member by its value', () => {
    const changes = diffPlugin(
      { types: [enumOf('Type', { ERROR: 'ERROR' })] },
      { types: [enumOf('Type', { Error: 'ERROR', Info: 'INFO' })] },
    );
    expect(changes.map(({ kind, id, from }) => [kind, id, from?.id])).toEqual([
      ['moved', 'Type.Error', 'Type.ERROR'],
      ['added', 'Type.Info', undefined],
    ]);
  });
});

describe('configuration', () => {
  const compare = (from: 'v2' | 'v3', older: ReturnType<typeof configKey>[], newer: ReturnType<typeof configKey>[]) => {
    const versions = { v2: 'v3', v3: 'v4' } as const;
    return diffReferences(reference(from, [], older), reference(versions[from], [], newer)).changes;
  };

  it('lists the keys of the Capacitor configuration on a page of their own', () => {
    const changes = compare(
      'v3',
      [configKey('appId', 'string')],
      [configKey('appId', 'number'), configKey('server.url', 'string')],
    );
    expect(changes).toEqual([
      {
        kind: 'changed',
        page: 'config',
        id: 'appId',
        memberKind: 'config',
        before: 'appId?: string',
        after: 'appId?: number',
      },
      { kind: 'added', page: 'config', id: 'server.url', memberKind: 'config', after: 'url?: string' },
    ]);
  });

  it('says nothing when one side lists no keys', () => {
    expect(compare('v3', [], [configKey('appId', 'string')])).toEqual([]);
  });

  it('compares only names with v2, which publishes no types for them', () => {
    const older = [configKey('appId', 'string', { default: 'a' }), configKey('npmClient', 'string')];
    const changes = compare('v2', older, [configKey('appId', 'number')]);
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['removed npmClient']);
  });

  it('says nothing about keys of plugins after v2, which publishes none', () => {
    const newer = plugin('camera', { config: [configKey('Camera.size', 'number')] });
    expect(diffReferences(reference('v2', [plugin('camera')]), reference('v3', [newer])).changes).toEqual([]);
    expect(diffPlugin({}, newer).map(({ id }) => id)).toEqual(['Camera.size']);
  });
});
