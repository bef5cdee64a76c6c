/** Checks the rejections and permissions of methods in pages against the package's sources, for each platform that the pages name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { loadReference } from '../../src/reference';
import { listFiles, packageDir } from '../../src/reference/facts/package-files';
import type { MethodModel, Platform, PluginModel } from '../../src/reference/types';

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
  return { own: isInRuntime ? runtime + web : readText(version, plugin.package, folders[platform]), runtime };
}

/** Texts that the runtime uses when it rejects without a specific message. */
const plainRefusals = ['not available', 'not implemented'];

const isIn = (text: string, message: string): boolean =>
  message.split('…').every((piece) => text.includes(piece.replace(/\s+/g, ' ').trim()));

const methodsOf = (version: VersionName): { plugin: PluginModel; method: MethodModel }[] =>
  loadReference(version).plugins.flatMap((plugin) => plugin.methods.map((method) => ({ plugin, method })));

describe.each(versionNames)('rejections in %s', (version) => {
  const found = methodsOf(version).flatMap(({ plugin, method }) =>
    (method.rejections ?? []).flatMap((rejection) =>
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
      return !isIn(own, message) && !(plainRefusals.includes(message) && isIn(runtime, message));
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
  const { rejections } = findMethod(version, page, id);
  return rejections?.find((rejection) => rejection.message === message)?.platforms.join(' ') ?? '';
}

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
    ['v5', 'geolocation', 'watchPosition', '…', 'ios'],
    // These messages come from a helper that hands them to an anonymous class.
    ['v5', 'geolocation', 'watchPosition', 'location disabled', 'android'],
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
    // A delegate's failure belongs to a request for a position.
    ['v4', 'geolocation', 'requestPermissions', '…'],
  ])('are not in %s %s.%s: %s', (version, page, id, message) => {
    expect(platformsOf(version, page, id, message)).toBe('');
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
