/**
 * The keys that Capacitor 2 reads from capacitor.config.json. No package of v2 declares a type for the file, so the
 * list is maintained by hand from the sources named in `readBy`. A test checks that those files contain every key, and
 * that the list contains every key in the packages. The core plugins' own keys below `plugins` are documented with the plugins.
 */
import type { ConfigKey } from '../types';

export interface V2ConfigKey extends Pick<ConfigKey, 'path' | 'type' | 'optional' | 'group' | 'default'> {
  /** Files that read the key, as `package/path`; none for a group. */
  readBy: readonly string[];
}

const cli = '@capacitor/cli/dist';
const android = '@capacitor/android/capacitor/src/main/java/com/getcapacitor';
const ios = '@capacitor/ios/Capacitor/Capacitor';

const bridge = `${android}/Bridge.java`;
const viewController = `${ios}/CAPBridgeViewController.swift`;

function group(path: string): V2ConfigKey {
  return { path, type: 'object', optional: true, group: true, readBy: [] };
}

/** Creates a key. `defaultValue` is the value that the sources use when the key is missing, if there is one. */
function key(path: string, type: string, readBy: readonly string[], defaultValue?: string): V2ConfigKey {
  return {
    path,
    type,
    optional: true,
    group: false,
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    readBy,
  };
}

export const v2ConfigKeys: readonly V2ConfigKey[] = [
  key('appId', 'string', [`${cli}/common.js`]),
  key('appName', 'string', [`${cli}/common.js`]),
  key('webDir', 'string', [`${cli}/config.js`], 'www'),
  key('bundledWebRuntime', 'boolean', [`${cli}/config.js`, `${cli}/web/copy.js`], 'false'),
  key('npmClient', "'npm' | 'yarn'", [`${cli}/config.js`]),
  key('hideLogs', 'boolean', [`${android}/Logger.java`, `${ios}/CAPLog.swift`], 'false'),
  key('overrideUserAgent', 'string', [bridge, viewController]),
  key('appendUserAgent', 'string', [bridge, viewController]),
  key('backgroundColor', 'string', [bridge, viewController]),
  key(
    'windowsAndroidStudioPath',
    'string',
    [`${cli}/config.js`],
    'C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe',
  ),
  key('linuxAndroidStudioPath', 'string', [`${cli}/config.js`], '/usr/local/android-studio/bin/studio.sh'),
  group('android'),
  key('android.overrideUserAgent', 'string', [bridge]),
  key('android.appendUserAgent', 'string', [bridge]),
  key('android.backgroundColor', 'string', [bridge]),
  key('android.allowMixedContent', 'boolean', [bridge], 'false'),
  key('android.captureInput', 'boolean', [`${android}/CapacitorWebView.java`], 'false'),
  key('android.webContentsDebuggingEnabled', 'boolean', [bridge]),
  key('android.hideLogs', 'boolean', [`${android}/Logger.java`], 'false'),
  group('ios'),
  key('ios.overrideUserAgent', 'string', [viewController]),
  key('ios.appendUserAgent', 'string', [viewController]),
  key('ios.backgroundColor', 'string', [viewController]),
  key('ios.contentInset', "'automatic' | 'scrollableAxes' | 'never' | 'always'", [viewController], 'never'),
  key('ios.scrollEnabled', 'boolean', [`${ios}/Plugins/Keyboard.m`], 'true'),
  key('ios.allowsLinkPreview', 'boolean', [viewController]),
  key('ios.hideLogs', 'boolean', [`${ios}/CAPLog.swift`], 'false'),
  key('ios.minVersion', 'string', [`${cli}/config.js`], '11.0'),
  key('ios.cordovaSwiftVersion', 'string', [`${cli}/config.js`], '5.0'),
  key('ios.cordovaLinkerFlags', 'string[]', [`${cli}/ios/update.js`], '[]'),
  group('server'),
  key('server.url', 'string', [bridge, viewController]),
  key('server.hostname', 'string', [bridge, `${ios}/CAPBridge.swift`], 'localhost'),
  key('server.androidScheme', 'string', [bridge], 'http'),
  key('server.iosScheme', 'string', [viewController], 'capacitor'),
  key('server.allowNavigation', 'string[]', [bridge, viewController], '[]'),
  key('server.cleartext', 'boolean', [`${cli}/cordova.js`], 'false'),
  key('server.html5mode', 'boolean', [bridge], 'true'),
  group('cordova'),
  key('cordova.preferences', '{ [key: string]: string }', [`${cli}/cordova.js`]),
  group('plugins'),
];
