import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { extractPlugins } from '../../../src/packages/reference/api';
import type { MethodModel, PluginModel, TypeModel, TypeText } from '../../../src/packages/reference/types';
import { expectedCounts } from './expected-counts';

const pluginsByVersion = new Map(versionNames.map((version) => [version, extractPlugins(version)]));

function pluginsOf(version: VersionName): PluginModel[] {
  return pluginsByVersion.get(version) ?? [];
}

function pluginOf(version: VersionName, page: string): PluginModel {
  const plugin = pluginsOf(version).find((candidate) => candidate.page === page);
  if (plugin === undefined) {
    throw new Error(`${version} has no page ${page}`);
  }
  return plugin;
}

function methodOf(version: VersionName, page: string, id: string): MethodModel | undefined {
  return pluginOf(version, page).methods.find((method) => method.id === id);
}

function typeOf(version: VersionName, page: string, id: string): TypeModel | undefined {
  return pluginOf(version, page).types.find((type) => type.id === id);
}

function membersOf(type: TypeModel | undefined): { id: string; name: string }[] {
  return type === undefined || type.kind === 'alias' ? [] : type.members;
}

function memberOf(version: VersionName, page: string, id: string) {
  return membersOf(typeOf(version, page, id.split('.')[0] ?? '')).find((member) => member.id === id);
}

function namesOf(type: TypeModel | undefined): string[] {
  return membersOf(type).map(({ name }) => name);
}

/** Lists the targets of all type links in a value. A link without a page points to the same page. */
function listLinks(value: unknown): { page?: string; id: string }[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if ('text' in value && 'links' in value) {
    const { links, externalLinks = {} } = value as TypeText;
    return [...Object.values(links).map((id) => ({ id })), ...Object.values(externalLinks)];
  }
  return Object.values(value).flatMap(listLinks);
}

describe.each(versionNames)('the plugins of %s', (version) => {
  it('have the pages and numbers of members that the packages declare', () => {
    const counts = pluginsOf(version).map(({ page, methods, types, config }) => {
      const count = (...kinds: TypeModel['kind'][]) => types.filter(({ kind }) => kinds.includes(kind)).length;
      const listeners = methods.filter(({ kind }) => kind === 'listener').length;
      return [
        page,
        [
          methods.length - listeners,
          listeners,
          count('interface', 'class'),
          count('enum'),
          count('alias'),
          config.length,
        ],
      ];
    });
    expect(Object.fromEntries(counts)).toEqual(expectedCounts[version]);
  });

  it('are sorted by page', () => {
    const pages = pluginsOf(version).map(({ page }) => page);
    expect(pages).toEqual([...pages].sort());
  });

  it('give every member of a page an id of its own', () => {
    for (const { methods, types, config } of pluginsOf(version)) {
      const ids = [...methods, ...types, ...types.flatMap(membersOf), ...config].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('link only to types that are on the page they name', () => {
    const targets = pluginsOf(version).flatMap((plugin) =>
      listLinks(plugin).map((link) => ({ page: plugin.page, ...link })),
    );
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter(({ page, id }) => typeOf(version, page, id) === undefined)).toEqual([]);
  });

  it('print types on one line and without comments', () => {
    for (const text of JSON.stringify(pluginsOf(version)).matchAll(/"(?:text|signature|type)":"((?:[^"\\]|\\.)*)"/g)) {
      expect(text[1]).not.toMatch(/\\n|\/\*|\/\/|\*\//);
    }
  });
});

describe('the pages', () => {
  it('of v2 are the members of the plugin registry without WebView', () => {
    expect(pluginsOf('v2').map(({ page }) => page)).toEqual([
      'accessibility',
      'app',
      'background-task',
      'browser',
      'camera',
      'clipboard',
      'device',
      'filesystem',
      'geolocation',
      'haptics',
      'keyboard',
      'local-notifications',
      'modals',
      'motion',
      'network',
      'permissions',
      'photos',
      'push-notifications',
      'share',
      'splash-screen',
      'status-bar',
      'storage',
      'toast',
    ]);
    expect(pluginOf('v2', 'background-task')).toMatchObject({ exportName: 'BackgroundTask', title: 'Background Task' });
  });

  it('are named after the packages from v3 on', () => {
    expect(pluginOf('v5', 'google-maps')).toMatchObject({
      title: 'Google Maps',
      package: '@capacitor/google-maps',
      packageVersion: '5.4.1',
      license: 'MIT',
      sourceFile: 'dist/typings/map.d.ts',
      exportName: 'GoogleMap',
    });
    expect(pluginOf('v4', 'http')).toMatchObject({
      title: 'Http',
      package: '@capacitor/core',
      exportName: 'CapacitorHttp',
    });
  });

  it('of cookies and http begin with v4', () => {
    const inCore = (version: VersionName) =>
      pluginsOf(version).filter((plugin) => plugin.package === '@capacitor/core');
    expect(inCore('v3')).toEqual([]);
    expect(inCore('v4').map(({ page }) => page)).toEqual(['cookies', 'http']);
  });
});

describe('methods', () => {
  it('carry signature, parameters, result and tags', () => {
    expect(methodOf('v5', 'camera', 'getPhoto')).toMatchObject({
      kind: 'method',
      signature: 'getPhoto(options: ImageOptions) => Promise<Photo>',
      parameters: [
        { name: 'options', optional: false, type: { text: 'ImageOptions', links: { ImageOptions: 'ImageOptions' } } },
      ],
      returns: { text: 'Promise<Photo>', links: { Photo: 'Photo' } },
      since: '1.0.0',
      descriptionSource: 'package',
      platforms: { ios: true, android: true, web: true },
    });
  });

  it('tell optional parameters and texts of @param and @returns', () => {
    const method = methodOf('v5', 'google-maps', 'enableClustering');
    expect(method?.parameters).toMatchObject([{ name: 'minClusterSize', optional: true }]);
    expect(method?.parameters[0]?.description).toMatch(/^The minimum number/);
    expect(methodOf('v2', 'filesystem', 'stat')?.returnsDescription).not.toBe('');
    expect(methodOf('v5', 'google-maps', 'destroy')?.returnsDescription).toBe('');
  });

  it('of listeners are told apart by their event', () => {
    const listeners = pluginOf('v5', 'app').methods.filter(({ kind }) => kind === 'listener');
    expect(listeners.map(({ id, event }) => [id, event])).toEqual([
      ['addListener:appStateChange', 'appStateChange'],
      ['addListener:pause', 'pause'],
      ['addListener:resume', 'resume'],
      ['addListener:appUrlOpen', 'appUrlOpen'],
      ['addListener:appRestoredResult', 'appRestoredResult'],
      ['addListener:backButton', 'backButton'],
    ]);
    expect(methodOf('v5', 'app', 'removeAllListeners')?.kind).toBe('method');
  });

  it('of Google Maps are what an app calls: the static factory and the public methods of the map', () => {
    const methods = pluginOf('v5', 'google-maps').methods;
    expect(methods[0]?.signature).toMatch(/^static create\(options: CreateMapArgs, callback\?: MapListenerCallback</);
    expect(methods.map(({ name }) => name)).toContain('removeAllMapListeners');
    expect(methods.map(({ name }) => name)).not.toContain('generateCallback');
  });

  it('take a missing comment from the other declaration of the same method', () => {
    expect(methodOf('v5', 'http', 'get')?.description).not.toBe('');
    expect(methodOf('v5', 'google-maps', 'getMapType')?.description).not.toBe('');
    expect(methodOf('v5', 'cookies', 'getCookies')).toMatchObject({ description: '' });
    expect(methodOf('v5', 'cookies', 'getCookies')).not.toHaveProperty('descriptionSource');
  });
});

describe('types', () => {
  it('are found by symbol: the name of another declaration elsewhere does not matter', () => {
    expect(namesOf(typeOf('v5', 'google-maps', 'Point'))).toEqual(['x', 'y']);
    expect(namesOf(typeOf('v5', 'google-maps', 'Polygon'))).toContain('strokeColor');
    expect(namesOf(typeOf('v5', 'google-maps', 'Polygon'))).not.toContain('coordinates');
    const positions = pluginOf('v5', 'geolocation').types.filter(({ name }) => name === 'Position');
    expect(positions.map(({ kind }) => kind)).toEqual(['interface']);
    expect(typeOf('v5', 'local-notifications', 'Date')).toBeUndefined();
  });

  it('of core are no part of a page, those of another plugin are links to its page', () => {
    const filesystem = pluginOf('v5', 'filesystem');
    expect(filesystem.types.filter(({ name }) => /^Http|PluginListenerHandle|PermissionState/.test(name))).toEqual([]);
    expect(typeOf('v5', 'filesystem', 'DownloadFileOptions')).toMatchObject({
      extends: [
        { text: 'HttpOptions', links: {}, externalLinks: { HttpOptions: { page: 'http', id: 'HttpOptions' } } },
      ],
    });
    expect(namesOf(typeOf('v5', 'http', 'HttpOptions'))).toContain('connectTimeout');
  });

  it('keep the names of aliases and the members of classes', () => {
    expect(typeOf('v5', 'filesystem', 'RenameOptions')).toMatchObject({
      kind: 'alias',
      type: { text: 'CopyOptions', links: { CopyOptions: 'CopyOptions' } },
    });
    expect(typeOf('v5', 'google-maps', 'MapListenerCallback')?.name).toBe('MapListenerCallback<T>');
    expect(typeOf('v5', 'google-maps', 'LatLngBounds')).toMatchObject({ kind: 'class' });
    expect(memberOf('v5', 'google-maps', 'LatLngBounds.contains')).toMatchObject({
      isMethod: true,
      type: { text: '(point: LatLng) => Promise<boolean>', links: { LatLng: 'LatLng' } },
    });
  });

  it('carry values, defaults and deprecations', () => {
    expect(memberOf('v5', 'camera', 'CameraSource.Photos')).toMatchObject({ value: "'PHOTOS'" });
    expect(memberOf('v5', 'camera', 'ImageOptions.saveToGallery')).toMatchObject({ default: 'false', optional: true });
    expect(memberOf('v5', 'status-bar', 'Animation.Slide')).toHaveProperty('deprecated');
    expect(memberOf('v4', 'status-bar', 'Animation.Slide')).not.toHaveProperty('deprecated');
  });

  it('of v2 take the default from the last line of the comment', () => {
    const member = memberOf('v2', 'camera', 'CameraOptions.correctOrientation');
    expect(member).toMatchObject({ default: 'true' });
    expect(member).toHaveProperty('description', expect.not.stringMatching(/default/i));
  });

  it('list the described members of an object that stands inside a property', () => {
    expect(memberOf('v5', 'geolocation', 'Position.coords.latitude')).toMatchObject({ name: 'coords.latitude' });
    expect(namesOf(typeOf('v5', 'google-maps', 'Marker'))).not.toContain('tintColor.r');
    expect(namesOf(typeOf('v5', 'http', 'HttpHeaders'))).toEqual(['[key: string]']);
  });
});

describe('configuration keys', () => {
  it('come from what the package adds to the configuration of the CLI', () => {
    const key = pluginOf('v5', 'splash-screen').config.find(({ name }) => name === 'launchShowDuration');
    expect(key).toMatchObject({
      id: 'SplashScreen.launchShowDuration',
      path: 'SplashScreen.launchShowDuration',
      type: 'number',
      optional: true,
      group: false,
      since: '1.0.0',
      default: '500',
    });
    expect(key?.description).toMatch(/For example `3000`\.$/);
  });

  it('of cookies and http come from the declarations of the CLI', () => {
    expect(pluginOf('v5', 'cookies').config.map(({ path }) => path)).toEqual([
      'CapacitorCookies.enabled',
      'CapacitorCookies.androidCustomSchemeAllowInsecureAccess',
    ]);
    expect(pluginOf('v4', 'http').config.map(({ path }) => path)).toEqual(['CapacitorHttp.enabled']);
  });
});

describe('platforms', () => {
  it('of a plugin are those on which at least one of its methods is implemented', () => {
    expect(pluginOf('v5', 'camera').platforms).toEqual(['ios', 'android', 'web']);
    expect(pluginOf('v5', 'status-bar').platforms).toEqual(['ios', 'android']);
    expect(pluginOf('v5', 'haptics').androidPermissions).toEqual(['android.permission.VIBRATE']);
    expect(pluginOf('v5', 'camera').androidVariables).toContainEqual({
      name: 'androidxExifInterfaceVersion',
      value: '1.3.6',
    });
  });
});
