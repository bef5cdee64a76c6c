import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { packageDir } from '../../../src/packages/reference/facts/package-files';
import { scanSource } from '../../../src/packages/reference/native-source';
import { readPins } from '../../../src/packages/reference/packages';
import {
  readAndroidPermissions,
  readAndroidVariables,
  readIosUsageKeys,
  readMethodPlatforms,
  readParts,
  readRequestedPermissions,
} from '../../../src/packages/reference/platforms';
import { readAndroidImplementation } from '../../../src/packages/reference/platforms/android';
import {
  emitsEvent,
  readSupport,
  type SourceFile,
  supportOf,
} from '../../../src/packages/reference/platforms/implementation';
import { readIosImplementation } from '../../../src/packages/reference/platforms/ios';
import { readRegisteredImplementations } from '../../../src/packages/reference/platforms/web';
import { readWrappedMembers } from '../../../src/packages/reference/platforms/wrapped-members';

function pluginDir(version: VersionName, page: string): string {
  return packageDir(version, `@capacitor/${page}`);
}

/** Returns the platforms where a member works, as `ios android web`. With `doesNothingOn`, those where it does nothing. */
function platformsOf(
  version: VersionName,
  page: string,
  member: string,
  kind: 'worksOn' | 'doesNothingOn' = 'worksOn',
): string {
  const fromRuntime = version === 'v2' || page === 'cookies' || page === 'http';
  const parts = readParts(version, page, fromRuntime ? null : pluginDir(version, page));
  return (readMethodPlatforms(parts, [member]).get(member)?.[kind] ?? []).join(' ');
}

/** Lists the method names of the plugin interface in a declaration file, except for those that manage listeners. */
function listMethods(declarations: string): string[] {
  const plain = declarations.replace(/\/\*[\s\S]*?\*\//g, '');
  const body = /export interface \w+Plugin\b[^{]*\{([\s\S]*?)\n\}/.exec(plain)?.[1] ?? '';
  const names = [...body.matchAll(/^ {4}(\w+)(?:<[^(]*>)?\(/gm)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => !/^(?:addListener|removeAllListeners)$/.test(name));
}

describe('readMethodPlatforms', () => {
  it.each([
    ['v4', 'camera', 'getPhoto', 'ios android web'],
    ['v4', 'camera', 'pickLimitedLibraryPhotos', 'ios'],
    ['v4', 'camera', 'requestPermissions', 'ios android'],
    ['v4', 'browser', 'close', 'ios web'],
    ['v5', 'browser', 'close', 'ios android web'],
    ['v4', 'app', 'exitApp', 'android'],
    ['v4', 'app', 'minimizeApp', 'android'],
    ['v4', 'keyboard', 'getResizeMode', 'ios'],
    ['v4', 'keyboard', 'show', 'android'],
    ['v4', 'keyboard', 'hide', 'ios android'],
    ['v4', 'local-notifications', 'createChannel', 'android'],
    ['v4', 'push-notifications', 'listChannels', 'android'],
    ['v4', 'status-bar', 'setBackgroundColor', 'android'],
    ['v4', 'status-bar', 'setStyle', 'ios android'],
    ['v4', 'text-zoom', 'getPreferred', 'ios android'],
    ['v4', 'text-zoom', 'set', 'ios android'],
    ['v5', 'filesystem', 'downloadFile', 'ios android web'],
    ['v4', 'cookies', 'getCookies', 'ios android web'],
    ['v5', 'http', 'request', 'ios android web'],
    ['v2', 'browser', 'prefetch', 'android'],
    ['v2', 'browser', 'close', 'ios web'],
    ['v2', 'haptics', 'notification', 'ios'],
    ['v2', 'photos', 'getPhotos', 'ios'],
    ['v2', 'background-task', 'finish', 'ios android'],
    ['v2', 'local-notifications', 'registerActionTypes', 'ios android'],
    ['v2', 'accessibility', 'speak', 'ios android web'],
  ] as const)('%s %s: %s is on %s', (version, page, member, expected) => {
    expect(platformsOf(version, page, member)).toBe(expected);
  });

  it.each([
    ['v2', 'splash-screen', 'show', 'web'],
    ['v5', 'splash-screen', 'hide', 'web'],
    ['v2', 'browser', 'prefetch', 'web'],
    ['v3', 'storage', 'removeOld', 'android'],
    ['v5', 'preferences', 'removeOld', 'android'],
    ['v5', 'haptics', 'selectionStart', ''],
    ['v4', 'app', 'getLaunchUrl', ''],
  ] as const)('%s %s: %s does nothing on %s', (version, page, member, expected) => {
    expect(platformsOf(version, page, member, 'doesNothingOn')).toBe(expected);
  });

  it.each([
    ['v4', 'app', 'addListener:appStateChange', 'ios android web'],
    ['v4', 'app', 'addListener:backButton', 'android'],
    ['v4', 'browser', 'addListener:browserPageLoaded', 'ios android'],
    ['v4', 'keyboard', 'addListener:keyboardWillShow', 'ios android'],
    ['v4', 'screen-reader', 'addListener:stateChange', 'ios android'],
    ['v4', 'motion', 'addListener:accel', 'ios android web'],
    ['v2', 'motion', 'addListener:orientation', 'ios android web'],
    ['v2', 'network', 'addListener:networkStatusChange', 'ios android web'],
    ['v2', 'local-notifications', 'addListener:localNotificationReceived', 'ios'],
    ['v4', 'app', 'addListener:noSuchEvent', ''],
  ] as const)('%s %s: %s is on %s', (version, page, member, expected) => {
    expect(platformsOf(version, page, member)).toBe(expected);
  });

  it('counts removeAllListeners wherever the plugin exists', () => {
    expect(platformsOf('v4', 'app', 'removeAllListeners')).toBe('ios android web');
    expect(platformsOf('v4', 'keyboard', 'removeAllListeners')).toBe('ios android');
  });

  it('follows the methods of the GoogleMap class to the plugin behind it', () => {
    expect(platformsOf('v4', 'google-maps', 'create')).toBe('ios android web');
    expect(platformsOf('v4', 'google-maps', 'enableAccessibilityElements')).toBe('ios');
    expect(platformsOf('v4', 'google-maps', 'setOnMapClickListener')).toBe('ios android web');
    // The iOS sources use onMyLocationButtonClick instead of onMyLocationClick by mistake.
    expect(platformsOf('v4', 'google-maps', 'setOnMyLocationClickListener')).toBe('android');
    expect(platformsOf('v4', 'google-maps', 'removeAllMapListeners')).toBe('ios android web');
  });

  it.each(['v3', 'v4', 'v5'] as const)(
    '%s: leaves out what the GoogleMap class drops or calls later in vain',
    (version) => {
      // The web emits these events without the mapId that the class looks for.
      expect(platformsOf(version, 'google-maps', 'setOnMyLocationButtonClickListener')).toBe('ios android');
      expect(platformsOf(version, 'google-maps', 'setOnMyLocationClickListener')).toBe('android');
      expect(platformsOf(version, 'google-maps', 'setOnMarkerClickListener')).toBe('ios android web');
      // Their listeners call onScroll.
      expect(platformsOf(version, 'google-maps', 'initScrolling')).toBe('android');
      expect(platformsOf(version, 'google-maps', 'disableScrolling')).toBe('android');
      expect(platformsOf(version, 'google-maps', 'destroy')).toBe('ios android web');
    },
  );

  it('finds 39 of the 107 methods of the v4 plugins missing on the web', () => {
    const missing: string[] = [];
    let total = 0;
    for (const { name } of readPins('v4')) {
      const page = name.replace('@capacitor/', '');
      const definitions = join(packageDir('v4', name), 'dist/esm/definitions.d.ts');
      if (!existsSync(definitions) || page === 'google-maps') {
        continue;
      }
      const methods = listMethods(readFileSync(definitions, 'utf8'));
      const answers = readMethodPlatforms(readParts('v4', page, pluginDir('v4', page)), methods);
      total += methods.length;
      missing.push(
        ...methods
          .filter((method) => !answers.get(method)?.worksOn.includes('web'))
          .map((method) => `${page}.${method}`),
      );
    }
    expect(total).toBe(107);
    expect(missing).toHaveLength(39);
    expect(missing).toContain('app.exitApp');
    expect(missing).not.toContain('camera.getPhoto');
  });

  it('has nowhere what no source declares', () => {
    expect(platformsOf('v4', 'camera', 'takeVideo')).toBe('');
  });

  it('names page and version when the package is missing', () => {
    expect(() => readParts('v4', 'camera', null)).toThrow('platforms of camera in v4');
  });
});

function source(path: string, language: SourceFile['language'], text: string): SourceFile {
  return { path, language, ...scanSource(text, language) };
}

describe('the readers of native sources', () => {
  const kotlin = source(
    'Demo.kt',
    'kotlin',
    `@CapacitorPlugin(name = "Demo")
     class DemoPlugin : Plugin() {
       @PluginMethod
       fun works(call: PluginCall) { call.resolve(data) }
       @PluginMethod
       fun resolves(call: PluginCall) { call.resolve() }
       @PluginMethod(returnType = PluginMethod.RETURN_NONE)
       fun refuses(call: PluginCall) { call.unavailable("no {brace} here") }
       // @PluginMethod fun commented(call: PluginCall) { call.resolve() }
       fun helper() {}
     }`,
  );

  it('read Kotlin classes', () => {
    const android = readAndroidImplementation('v4', [kotlin], 'Demo');
    expect([...(android?.methods ?? [])]).toEqual([
      ['works', 'works'],
      ['resolves', 'nothing'],
      ['refuses', 'refuses'],
    ]);
    expect(supportOf(android, 'requestPermissions')).toBe('works');
    expect(readAndroidImplementation('v4', [kotlin], 'Other')).toBeUndefined();
  });

  it('read Swift classes that register their methods themselves', () => {
    const swift = source(
      'Demo.swift',
      'swift',
      `@objc(DemoPlugin)
       public class DemoPlugin: CAPPlugin, CAPBridgedPlugin {
         public let jsName = "Demo"
         public let pluginMethods: [CAPPluginMethod] = [
           CAPPluginMethod(name: "works", returnType: CAPPluginReturnPromise),
           CAPPluginMethod(name: "refuses", returnType: CAPPluginReturnPromise),
           .init(name: "forgotten", returnType: CAPPluginReturnPromise)
         ]
         @objc func works(_ call: CAPPluginCall) { call.resolve(["a": "\\(name("}"))"]) }
         @objc func refuses(_ call: CAPPluginCall) { call.unimplemented("not here") }
       }`,
    );
    expect([...(readIosImplementation('v5', [swift], 'Demo')?.methods ?? [])]).toEqual([
      ['works', 'works'],
      ['refuses', 'refuses'],
      ['forgotten', 'refuses'],
    ]);
  });

  it.each<[SourceFile['language'], string, string]>([
    [
      'java',
      'RETURN_CALLBACK',
      '@CapacitorPlugin(name = "Demo") class Plug { @PluginMethod(returnType = PluginMethod.RETURN_CALLBACK) public void watch(PluginCall call) {} @PluginMethod public void get(PluginCall call) {} }',
    ],
    [
      'kotlin',
      'RETURN_NONE',
      '@CapacitorPlugin(name = "Demo") class Plug : Plugin() { @PluginMethod(returnType = PluginMethod.RETURN_NONE)\n fun watch(call: PluginCall) {}\n @PluginMethod\n fun get(call: PluginCall) {} }',
    ],
    [
      'swift',
      'CAPPluginReturnCallback',
      'class Plug: CAPPlugin, CAPBridgedPlugin { let jsName = "Demo"; let pluginMethods = [CAPPluginMethod(name: "watch", returnType: CAPPluginReturnCallback), CAPPluginMethod(name: "get", returnType: CAPPluginReturnPromise)] }',
    ],
    [
      'objc',
      'CAPPluginReturnNone',
      'CAP_PLUGIN(Plug, "Demo", CAP_PLUGIN_METHOD(watch, CAPPluginReturnNone); CAP_PLUGIN_METHOD(get, CAPPluginReturnPromise);)',
    ],
  ])('read in %s that a method returns no promise, but %s', (language, type, text) => {
    const isAndroid = language === 'java' || language === 'kotlin';
    const readPart = isAndroid ? readAndroidImplementation : readIosImplementation;
    const returns = readPart('v5', [source('Plug', language, text)], 'Demo')?.returns;
    expect(returns?.get('watch')).toBe(type);
    expect(returns?.get('get')).toBe(isAndroid ? undefined : 'CAPPluginReturnPromise');
    expect(readPart('v5', [source('Plug', language, text)], 'Other')).toBeUndefined();
  });

  it.each([
    [' call.unimplemented("      "); ', 'refuses'],
    [' [call unimplemented]; ', 'refuses'],
    [' call.resolve(); ', 'nothing'],
    [' [call success]; ', 'nothing'],
    ['  ', 'nothing'],
    [' call.resolve(result); ', 'works'],
    [' if (old) { call.unavailable(); return; } call.resolve(); ', 'works'],
  ])('say of the body {%s} that it %s', (body, expected) => {
    expect(readSupport(body)).toBe(expected);
  });

  it('tell emitted events from names that only stand in the sources', () => {
    const used = scanSource('String EVENT = "changed"; void f() { notifyListeners(EVENT, data); }', 'java');
    const unused = scanSource('String EVENT = "changed"; void f() { notifyListeners(other, data); }', 'java');
    const triggered = scanSource('bridge.triggerJSEvent("changed", "document"); notifyListeners(other, data);', 'java');
    expect(emitsEvent([used], 'changed')).toBe(true);
    expect(emitsEvent([unused], 'changed')).toBe(false);
    expect(emitsEvent([triggered], 'changed')).toBe(false);
  });
});

describe('the readers of scripts', () => {
  it('take methods that only throw or reject as missing', () => {
    const scripts = new Map([
      [
        'web.js',
        `export class DemoWeb extends WebPlugin {
           async works() { return {}; }
           async refuses() { throw this.unimplemented('no'); }
           rejects() { return Promise.reject(new Error('no')); }
           async empty() { /* nothing */ }
           async undef() { return undefined; }
         }`,
      ],
      ['index.js', "const Demo = registerPlugin('Demo', { web: () => import('./web').then(m => new m.DemoWeb()) });"],
    ]);
    const { web, ios } = readRegisteredImplementations(scripts, 'Demo');
    expect([...(web?.methods ?? [])]).toEqual([
      ['works', 'works'],
      ['refuses', 'refuses'],
      ['rejects', 'refuses'],
      ['empty', 'nothing'],
      ['undef', 'nothing'],
    ]);
    expect(ios).toBeUndefined();
    expect(readRegisteredImplementations(scripts, 'Other')).toEqual({});
  });

  it('list what a wrapping class calls', () => {
    const text = `class Map {
      constructor() { this.onScroll = () => this.move(); }
      async on(f) { await Plug.addListener('tap', f); }
      async own(f) { await Plug.addListener('tap', this.only(f)); }
      only(f) { return (data) => { if (data.id == this.id) f(data); }; }
      async a() { Plug.b(); Plug.c(); }
      async b() { Plug.b(); Plug.c(); }
      start() { window.addEventListener('scroll', this.onScroll); }
      move() { Plug.scroll(); }
    }`;
    const members = readWrappedMembers(text, 'Map', 'Plug');
    expect([...members].map(([name, { called, needed }]) => [name, called.join(' '), needed.join(' ')])).toEqual([
      ['onScroll', '', 'scroll'],
      ['on', 'addListener:tap', 'addListener:tap'],
      ['own', 'addListener:tap', 'addListener:tap:id'],
      ['only', '', ''],
      ['a', 'b c', 'b c'],
      ['b', 'b', 'b'],
      ['start', '', 'scroll'],
      ['move', 'scroll', 'scroll'],
    ]);
  });
});

describe('what a plugin asks of the app', () => {
  it('reads Gradle variables with their defaults', () => {
    expect(readAndroidVariables(pluginDir('v4', 'camera'))).toEqual([
      { name: 'androidxAppCompatVersion', value: '1.4.2' },
      { name: 'androidxExifInterfaceVersion', value: '1.3.3' },
      { name: 'androidxMaterialVersion', value: '1.6.1' },
    ]);
    expect(readAndroidVariables(pluginDir('v4', 'google-maps'))).toContainEqual({
      name: 'kotlin_version',
      value: '1.7.0',
    });
    expect(readAndroidVariables(pluginDir('v4', 'motion'))).toEqual([]);
  });

  it('reads Android permissions', () => {
    expect(readAndroidPermissions(pluginDir('v4', 'haptics'))).toEqual(['android.permission.VIBRATE']);
    expect(readAndroidPermissions(pluginDir('v5', 'local-notifications'))).toEqual([
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.RECEIVE_BOOT_COMPLETED',
      'android.permission.WAKE_LOCK',
    ]);
    expect(readAndroidPermissions(pluginDir('v4', 'camera'))).toEqual([]);
  });

  it('reads the permissions that a plugin asks for on Android although it does not declare them', () => {
    expect(readRequestedPermissions(pluginDir('v4', 'geolocation'))).toEqual([
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
    ]);
    expect(readRequestedPermissions(pluginDir('v5', 'camera'))).toEqual([
      'CAMERA',
      'READ_EXTERNAL_STORAGE',
      'READ_MEDIA_IMAGES',
      'WRITE_EXTERNAL_STORAGE',
    ]);
    // In Kotlin.
    for (const version of ['v3', 'v4', 'v5'] as const) {
      expect(readRequestedPermissions(pluginDir(version, 'google-maps'))).toEqual(['ACCESS_FINE_LOCATION']);
    }
    // Its own manifest has the only one.
    expect(readRequestedPermissions(pluginDir('v5', 'local-notifications'))).toEqual([]);
    expect(readRequestedPermissions(pluginDir('v5', 'toast'))).toEqual([]);
  });

  it('reads the Info.plist keys that iOS sources name or need', () => {
    expect(readIosUsageKeys(pluginDir('v5', 'camera'))).toEqual([
      'NSCameraUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ]);
    // Its code calls what needs the key, and does not name it.
    expect(readIosUsageKeys(pluginDir('v4', 'geolocation'))).toEqual(['NSLocationWhenInUseUsageDescription']);
    expect(readIosUsageKeys(pluginDir('v5', 'toast'))).toEqual([]);
  });
});
