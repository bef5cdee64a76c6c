/** Checks the rejections and permissions of methods in pages against the package's sources, for each platform that the pages name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { listFiles, packageDir } from '../../src/packages/reference/facts/package-files';
import { loadReference } from '../../src/packages/reference/load-reference';
import { readMethodPlatforms, readParts } from '../../src/packages/reference/platforms';
import { impossibleMessages, readMethodExpectations } from '../../src/packages/reference/rejections';
import { nameOf } from '../../src/packages/reference/source-facts';
import type { MethodModel, Platform, PluginModel } from '../../src/packages/reference/types';

const folders = { ios: 'ios', android: 'android', web: 'dist' } as const;

const texts = new Map<string, string>();

/** Returns a package's sources for a platform as one text, with unescaped quotes, concatenated strings joined, and single spaces. */
function readText(version: VersionName, name: string, folder: string): string {
  const dir = join(packageDir(version, name), folder);
  const known = texts.get(dir);
  if (known !== undefined) return known;
  const text = listFiles(dir)
    .filter((path) => /\.(?:swift|m|java|kt|js)$/.test(path) && !/(?:^|\/)(?:test|androidTest|\w*Tests)\//.test(path))
    .map((path) => readFileSync(join(dir, path), 'utf8'))
    .join('\n')
    .replace(/\\(["'])/g, '$1')
    .replace(/"\s*\+\s*"/g, '')
    .replace(/\s+/g, ' ');
  texts.set(dir, text);
  return text;
}

/** Returns the sources that can contain a plugin's messages: its package, and the runtime, which has all of v2 and the plain refusals. */
function readPlatform(version: VersionName, plugin: PluginModel, platform: Platform): { own: string; runtime: string } {
  const isInRuntime = plugin.package === '@capacitor/core';
  const runtime =
    platform === 'web' ? readText(version, '@capacitor/core', 'dist') : readText(version, `@capacitor/${platform}`, '');
  // If v2 has no native plugin with this name, its web class handles the call.
  const web = version === 'v2' ? readText(version, '@capacitor/core', 'dist') : '';
  const native = isInRuntime ? runtime : readText(version, plugin.package, folders[platform]);
  // A class of JavaScript wraps Google Maps on all platforms.
  const wrapper = plugin.page === 'google-maps' ? readText(version, plugin.package, 'dist/esm') : '';
  return { own: native + web + wrapper, runtime };
}

/** Texts of the runtime itself: for a rejection without a specific message, and around a permission prompt. */
const runtimeTexts = [
  'not available',
  'not implemented',
  'Missing the following permissions in AndroidManifest.xml: …',
  'No valid permission alias was requested of this plugin.',
];

/** Finds the pieces of a message, also of one that Google Maps puts together: `Invalid Arguments Provided: …`. */
const isIn = (text: string, message: string): boolean =>
  message
    .replace(/^((?:Invalid Arguments Provided|Unhandled Error): )(.+?)(\.?)$/, '$1…$2…$3')
    .split('…')
    .every((piece) => text.includes(piece.replace(/\s+/g, ' ').trim()));

const methodsOf = (version: VersionName): { plugin: PluginModel; method: MethodModel }[] =>
  loadReference(version).plugins.flatMap((plugin) => plugin.methods.map((method) => ({ plugin, method })));

describe.each(versionNames)('rejections in %s', (version) => {
  const found = methodsOf(version).flatMap(({ plugin, method }) =>
    [...(method.rejections ?? []), ...(method.callbackErrors ?? [])].flatMap((rejection) =>
      rejection.platforms.map((platform) => ({ plugin, method, platform, ...rejection })),
    ),
  );
  const name = ({ plugin, method, platform, message }: (typeof found)[number]): string =>
    `${plugin.page}.${method.name} on ${platform}: ${message}`;

  it('are many', () => {
    expect(found.filter(({ message }) => message !== '…').length).toBeGreaterThan(200);
  });

  it('are in the sources of the package for that platform', () => {
    const unknown = found.filter(({ plugin, platform, message }) => {
      const { own, runtime } = readPlatform(version, plugin, platform);
      return !isIn(own, message) && !(runtimeTexts.includes(message) && isIn(runtime, message));
    });
    expect(unknown.map(name)).toEqual([]);
  });

  it('have codes of the package or of the runtime', () => {
    const unknown = found.filter(({ plugin, platform, code }) => {
      const { own, runtime } = readPlatform(version, plugin, platform);
      return code !== undefined && ![own, runtime].some((text) => new RegExp(`["']${code}["']`).test(text));
    });
    expect(unknown.map(name)).toEqual([]);
  });

  it('are on platforms that have the method', () => {
    expect(found.filter(({ method, platform }) => method.platforms?.[platform] !== true).map(name)).toEqual([]);
  });

  it('are told once', () => {
    const keys = found.map((each) => `${each.code} ${name(each)}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

function findMethod(version: VersionName, page: string, id: string): MethodModel {
  const found = methodsOf(version).find(({ plugin, method }) => plugin.page === page && method.id === id);
  if (found === undefined) throw new Error(`${version} has no ${page}.${id}.`);
  return found.method;
}

/** Returns the platforms on which a method has a message, as `ios android web`, or the empty string if it has none. */
function platformsOf(version: VersionName, page: string, id: string, message: string): string {
  return listPlatforms(findMethod(version, page, id).rejections, message);
}

const listPlatforms = (errors: MethodModel['rejections'], message: string): string =>
  errors?.find((error) => error.message === message)?.platforms.join(' ') ?? '';

describe('messages that apps meet', () => {
  it.each<[VersionName, string, string, string, string]>([
    ['v4', 'camera', 'getPhoto', 'User cancelled photos app', 'ios android web'],
    ['v4', 'camera', 'getPhoto', 'User denied access to camera', 'ios android'],
    ['v5', 'camera', 'getPhoto', 'Unable to resolve camera activity', 'android'],
    ['v2', 'camera', 'getPhoto', 'User cancelled photos app', 'ios android web'],
    ['v4', 'filesystem', 'readFile', 'File does not exist', 'android'],
    ['v4', 'filesystem', 'readFile', 'File does not exist.', 'web'],
    ['v4', 'filesystem', 'readFile', 'Unsupported encoding provided: …', 'android'],
    ['v4', 'filesystem', 'readFile', 'path must be provided and must be a string.', 'ios'],
    ['v5', 'filesystem', 'downloadFile', 'Error downloading file: …', 'ios'],
    ['v4', 'geolocation', 'getCurrentPosition', 'Location permission was denied', 'android'],
    ['v2', 'geolocation', 'getCurrentPosition', 'location disabled', 'android'],
    // These messages answer a call that the runtime saves.
    ['v4', 'geolocation', 'getCurrentPosition', '…', 'ios android web'],
    // These messages come from a helper that hands them to an anonymous class.
    ['v3', 'geolocation', 'getCurrentPosition', 'location unavailable', 'android'],
    ['v2', 'geolocation', 'getCurrentPosition', 'User denied location permission', 'android'],
    ['v2', 'camera', 'getPhoto', 'No image picked', 'android'],
    ['v2', 'camera', 'getPhoto', 'Unable to access camera, user denied permission request', 'android'],
    ['v2', 'filesystem', 'readFile', 'Unable to do file operation, user denied permission request', 'android'],
    ['v4', 'push-notifications', 'createChannel', 'Channel missing identifier', 'android'],
    // On Android, a list that is missing is an empty one before version 5.
    ['v4', 'local-notifications', 'schedule', 'Must provide notifications array as notifications option', 'ios'],
    [
      'v5',
      'local-notifications',
      'schedule',
      'Must provide notifications array as notifications option',
      'ios android',
    ],
    ['v4', 'share', 'share', 'Share canceled', 'ios android'],
    ['v4', 'browser', 'close', 'No active window to close!', 'ios web'],
    // These are the texts of the plugin's own errors.
    ['v3', 'filesystem', 'writeFile', "Parent folder doesn't exist", 'ios android'],
    ['v4', 'filesystem', 'rmdir', 'Folder is not empty', 'ios web'],
    ['v5', 'filesystem', 'mkdir', 'Directory exists', 'android'],
    ['v3', 'clipboard', 'write', 'Unable to form URL', 'ios'],
    ['v5', 'clipboard', 'write', 'Problem getting a reference to the system clipboard', 'android'],
    ['v3', 'google-maps', 'addMarker', 'Map not found for provided id.', 'ios android'],
    ['v4', 'google-maps', 'removeMarker', 'Marker not found for provided id.', 'ios android'],
    ['v5', 'google-maps', 'addMarkers', 'Invalid Arguments Provided: markers requires at least one marker', 'ios'],
    ['v5', 'google-maps', 'create', 'container element is required', 'ios android web'],
    // The runtime says these around a permission prompt.
    ['v2', 'camera', 'getPhoto', 'Missing the following permissions in AndroidManifest.xml: …', 'android'],
    [
      'v4',
      'geolocation',
      'getCurrentPosition',
      'Missing the following permissions in AndroidManifest.xml: …',
      'android',
    ],
    ['v3', 'camera', 'requestPermissions', 'No valid permission alias was requested of this plugin.', 'android'],
    [
      'v5',
      'filesystem',
      'requestPermissions',
      'Missing the following permissions in AndroidManifest.xml: …',
      'android',
    ],
    // A path with a slash at its end, one with two slashes, and a file that has entries, as the web implementation allows.
    ['v5', 'filesystem', 'rmdir', 'Entry does not exist.', 'web'],
    ['v2', 'filesystem', 'copy', 'Current directory does already exist.', 'web'],
    ['v4', 'filesystem', 'rename', 'Folder is not empty.', 'web'],
    // The app can embed a web view that has no view controller yet when its plugins load.
    ['v5', 'splash-screen', 'show', 'Unable to show Splash Screen', 'ios'],
    ['v5', 'toast', 'show', 'Unable to display toast!', 'ios'],
    // Another plugin of version 2 has a method of the same name as this helper.
    ['v2', 'local-notifications', 'createChannel', 'not available', 'android'],
    ['v2', 'push-notifications', 'listChannels', 'not available', 'android'],
    ['v2', 'network', 'getStatus', '… not set in AndroidManifest.xml', 'android'],
    ['v5', 'google-maps', 'removeMarkers', 'Invalid Arguments Provided: markerIds are invalid or missing.', 'android'],
    [
      'v5',
      'google-maps',
      'addPolygons',
      "Invalid Arguments Provided: LatLng object is missing the required 'lat' and/or 'lng' property",
      'ios',
    ],
    ['v3', 'push-notifications', 'removeDeliveredNotifications', 'Must supply notifications to remove', 'ios'],
    ['v2', 'local-notifications', 'cancel', 'Must supply notifications to cancel', 'ios'],
    // What the browser's functions reject with is passed on.
    ['v4', 'http', 'get', '…', 'ios android web'],
    ['v5', 'share', 'share', '…', 'android web'],
    ['v2', 'share', 'share', '…', 'web'],
  ])('in %s %s.%s: %s', (version, page, id, message, platforms) => {
    expect(platformsOf(version, page, id, message)).toBe(platforms);
  });

  it.each<[VersionName, string, string, string]>([
    // This message comes from a delegate of the picker, which this method doesn't open.
    ['v4', 'camera', 'getLimitedLibraryPhotos', 'User cancelled photos app'],
    // The permission callback checks the method's name.
    ['v4', 'camera', 'pickImages', 'Unable to resolve camera activity'],
    // This message is in one branch of a helper for both single and multiple pictures.
    ['v4', 'camera', 'getPhoto', 'No images picked'],
    // The list of platforms below the heading already says this.
    ['v4', 'camera', 'requestPermissions', 'Not implemented on web.'],
    ['v4', 'filesystem', 'deleteFile', 'Unable to read file'],
    // The function that gets the answer to the permission prompt also calls the other methods, for their own saved calls.
    ['v2', 'filesystem', 'readFile', 'NO_PATH'],
    // Nothing calls the method of the listener that rejects.
    ['v2', 'splash-screen', 'show', 'An error occurred while showing splash'],
    ['v5', 'splash-screen', 'show', 'An error occurred while showing splash'],
    // This error is only for the other value of an argument.
    ['v5', 'filesystem', 'copy', 'Unable to rename, unknown reason'],
    // The plugin's own manifest declares its permission.
    ['v5', 'local-notifications', 'requestPermissions', 'Missing the following permissions in AndroidManifest.xml: …'],
    // Before version 5, these getters return an empty list or object on Android.
    ['v4', 'google-maps', 'removeMarkers', 'Invalid Arguments Provided: markerIds are invalid or missing.'],
    ['v3', 'google-maps', 'setPadding', 'Invalid Arguments Provided: padding is missing.'],
    // This getter has a default value.
    ['v2', 'push-notifications', 'removeDeliveredNotifications', 'Must supply notifications to remove'],
    // On iOS, this method returns nothing, so nothing can reject.
    ['v2', 'background-task', 'finish', 'No such task found'],
    // Every error in the code that this method calls is one of the plugin.
    ['v5', 'google-maps', 'addPolygons', 'Unhandled Error: …'],
    // A delegate's failure belongs to a request for a position.
    ['v4', 'geolocation', 'requestPermissions', '…'],
  ])('are not in %s %s.%s: %s', (version, page, id, message) => {
    expect(platformsOf(version, page, id, message)).toBe('');
  });
});

describe('errors of a method with a callback', () => {
  it.each<[VersionName, string, string]>([
    ['v2', 'User denied location permission', 'android'],
    ['v3', 'Location permission was denied', 'android'],
    ['v5', 'location disabled', 'android'],
    ['v4', '…', 'ios web'],
  ])('are not rejections in %s: %s', (version, message, platforms) => {
    const { rejections, callbackErrors } = findMethod(version, 'geolocation', 'watchPosition');
    expect(rejections).toBeUndefined();
    expect(listPlatforms(callbackErrors, message)).toBe(platforms);
  });
});

describe('a list of Google Maps', () => {
  it.each(['v3', 'v4', 'v5'] as const)('is there in %s for all methods that call the native plugin', (version) => {
    const without = methodsOf(version).filter(({ plugin, method }) => {
      const isListener = /Listeners?$|Scrolling$/.test(method.name);
      return (
        plugin.page === 'google-maps' && method.kind === 'method' && !isListener && method.rejections === undefined
      );
    });
    expect(without.map(({ method }) => method.name)).toEqual([]);
  });
});

const known = new Map<string, ReturnType<typeof readMethodExpectations>>();

/** Reads what the methods of a page reject with, without leaving out anything. */
function readAll(version: VersionName, page: string): ReturnType<typeof readMethodExpectations> {
  const key = `${version} ${page}`;
  const plugin = loadReference(version).plugins.find((each) => each.page === page);
  const dir = plugin === undefined || plugin.package === '@capacitor/core' ? null : packageDir(version, plugin.package);
  const parts = readParts(version, page, dir);
  const platforms = readMethodPlatforms(parts, (plugin?.methods ?? []).map(nameOf));
  const found = known.get(key) ?? readMethodExpectations(parts, platforms, () => false);
  known.set(key, found);
  return found;
}

describe.each(impossibleMessages)('what $at.page cannot reject with in $at.versions', (row) => {
  it.each(row.at.versions)('is in the sources of %s, with the line that is the evidence', (version) => {
    const [, name = '', file = ''] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(row.file) ?? [];
    expect(readFileSync(join(packageDir(version, name), file), 'utf8')).toContain(row.line);
    const { at, messages } = row;
    const { page, methods, platforms } = at;
    const found = readAll(version, page);
    const has = (method: string, platform: Platform, message: string): boolean =>
      listPlatforms([...(found.get(method)?.rejections ?? [])], message).includes(platform);
    const names = methods === 'all but create' ? ['addMarker'] : methods;
    const gone = names.flatMap((method) =>
      platforms.flatMap((platform) => messages.filter((message) => !has(method, platform, message))),
    );
    expect(gone).toEqual([]);
  });
});

describe('a question for a permission', () => {
  it.each<[VersionName, string, string, string]>([
    ['v5', 'camera', 'getPhoto', 'ios android'],
    ['v5', 'local-notifications', 'schedule', ''],
    ['v5', 'push-notifications', 'register', ''],
    ['v4', 'camera', 'checkPermissions', ''],
    ['v4', 'device', 'getInfo', ''],
    ['v4', 'filesystem', 'writeFile', 'android'],
    ['v4', 'geolocation', 'getCurrentPosition', 'ios android'],
    ['v4', 'google-maps', 'enableCurrentLocation', 'android'],
    ['v3', 'camera', 'pickImages', 'ios android'],
    ['v2', 'photos', 'getPhotos', 'ios'],
    ['v2', 'filesystem', 'readFile', 'android'],
    ['v2', 'clipboard', 'read', ''],
  ])('in %s, of %s.%s, comes up on: %s', (version, page, id, platforms) => {
    expect(findMethod(version, page, id).asksPermission?.join(' ') ?? '').toBe(platforms);
  });

  it.each(versionNames)('comes up in %s only where the sources ask for one', (version) => {
    const asking = /[rR]equest(?:All)?Permissions?\w*\(|requestAccess|request\w*Authorization/;
    const wrong = methodsOf(version).flatMap(({ plugin, method }) =>
      (method.asksPermission ?? [])
        .filter((platform) => !asking.test(readPlatform(version, plugin, platform).own))
        .map((platform) => `${plugin.page}.${method.name} on ${platform}`),
    );
    expect(wrong).toEqual([]);
  });
});
