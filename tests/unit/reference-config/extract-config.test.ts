import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { extractConfig, findUnexplainedConfigKeys } from '../../../src/packages/reference/config';
import { readDeclaredConfig } from '../../../src/packages/reference/config/declarations';
import { findKeyError } from '../../../src/packages/reference/config/mentions';
import { readConfigKeys } from '../../../src/packages/reference/config/read-keys';

function keyOf(version: VersionName, path: string) {
  return extractConfig(version).find((key) => key.path === path);
}

/** Counts the paths outside `plugins`, as in the facts about the packages. */
function countCore(version: VersionName): number {
  return extractConfig(version).filter((key) => !key.path.startsWith('plugins.')).length;
}

describe('extractConfig', () => {
  it('reads every key that the CLI declares', () => {
    expect(countCore('v3')).toBe(49);
    expect(countCore('v4')).toBe(61);
    expect(countCore('v5')).toBe(60);
  });

  it('tells versions apart', () => {
    expect(keyOf('v3', 'android.minWebViewVersion')).toBeUndefined();
    expect(keyOf('v4', 'android.minWebViewVersion')).toMatchObject({ type: 'number', since: '4.0.0', default: '60' });
    expect(keyOf('v4', 'hideLogs')).toMatchObject({ deprecated: '3.0.0' });
    expect(keyOf('v5', 'hideLogs')).toBeUndefined();
    expect(keyOf('v5', 'bundledWebRuntime')).toMatchObject({ deprecated: '5.0.0' });
    expect(keyOf('v4', 'bundledWebRuntime')).not.toHaveProperty('deprecated');
  });

  it('keeps the order of the declaration, groups before their keys', () => {
    const paths = extractConfig('v5').map((key) => key.path);
    expect(paths.slice(0, 3)).toEqual(['appId', 'appName', 'webDir']);
    expect(paths.indexOf('android.buildOptions')).toBe(paths.indexOf('android.buildOptions.keystorePath') - 1);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('flags groups and gives the parent of every key', () => {
    for (const version of versionNames) {
      const keys = extractConfig(version);
      const groups = new Set(keys.filter((key) => key.group).map((key) => key.path));
      const orphans = keys.filter((key) => key.path.includes('.') && !groups.has(key.path.replace(/\.[^.]+$/, '')));
      expect(orphans).toEqual([]);
      expect([...groups]).toEqual(expect.arrayContaining(['android', 'ios', 'server', 'cordova', 'plugins']));
    }
  });

  it('writes types in full', () => {
    expect(keyOf('v5', 'loggingBehavior')?.type).toBe("'none' | 'debug' | 'production'");
    expect(keyOf('v5', 'plugins.LiveUpdates.autoUpdateMethod')?.type).toBe("'none' | 'background'");
    expect(keyOf('v4', 'cordova.preferences')).toMatchObject({
      type: '{ [key: string]: string | undefined }',
      group: false,
    });
    expect(keyOf('v5', 'plugins.FederatedCapacitor.shell.webDir')).toBeUndefined();
    expect(keyOf('v5', 'plugins.FederatedCapacitor.apps')?.type).toMatch(/^\{ name: string; webDir: string; .*\}\[\]$/);
  });

  it('makes the last part of the path the name and the path the id', () => {
    expect(keyOf('v2', 'server.cleartext')).toMatchObject({
      id: 'server.cleartext',
      name: 'cleartext',
      default: 'false',
    });
    expect(keyOf('v4', 'server.cleartext')).toMatchObject({ id: 'server.cleartext', name: 'cleartext' });
  });
});

describe('explanations of configuration keys', () => {
  it.each(versionNames)('cover every key and group of %s', (version) => {
    expect(findUnexplainedConfigKeys(version)).toEqual([]);
  });

  it('are not the texts of the packages', () => {
    for (const version of versionNames) {
      const published = new Set(readConfigKeys(version).map(({ description }) => description.replace(/\s+/g, ' ')));
      const repeated = extractConfig(version).filter(({ description }) => published.has(description));
      expect(repeated).toEqual([]);
    }
  });
});

describe('readDeclaredConfig', () => {
  it('reads comments, tags and nested objects', () => {
    const text = `export interface CapacitorConfig {
      /** What it is. @since 1.2.0 @default true @deprecated use y */
      x?: boolean;
      group: { inner: Shared; list: Mode[] };
    }
    interface Shared { 'quoted-name'?: Mode; rest: Omit<Other, 'gone'> }
    interface Other { gone: string; kept: number }
    type Mode = 'a' | 'b';`;
    const keys = readDeclaredConfig(text, 'd.ts');
    expect(keys.map((key) => `${key.path}: ${key.type}`)).toEqual([
      'x: boolean',
      'group: object',
      'group.inner: object',
      "group.inner.quoted-name: 'a' | 'b'",
      'group.inner.rest: object',
      'group.inner.rest.kept: number',
      "group.list: ('a' | 'b')[]",
    ]);
    expect(keys[0]).toMatchObject({
      description: 'What it is.',
      descriptionSource: 'package',
      since: '1.2.0',
      default: 'true',
      deprecated: 'use y',
      optional: true,
    });
    expect(keys[1]).toMatchObject({ optional: false, group: true, description: '' });
  });

  it('writes in full what a map holds', () => {
    const text = `export interface CapacitorConfig { options?: { [id: string]: Options } }
    interface Options { link?: boolean; aliases?: { [target: string]: string } }`;
    expect(readDeclaredConfig(text, 'd.ts').map((key) => `${key.path}: ${key.type}`)).toEqual([
      'options: { [id: string]: { link?: boolean; aliases?: { [target: string]: string } } }',
    ]);
  });

  it('refuses a file without the interface', () => {
    expect(() => readDeclaredConfig('export type X = 1;', 'other.d.ts')).toThrow('other.d.ts declares no interface');
  });
});

describe('findKeyError', () => {
  const find = (path: string, version: VersionName, pluginPaths: readonly string[] = []) =>
    findKeyError(path, version, { pluginPaths, pluginNames: [] });

  it('accepts keys, groups and what maps hold', () => {
    for (const path of [
      'server.androidScheme',
      'android.buildOptions',
      'plugins.CapacitorHttp.enabled',
      'cordova.preferences.X',
    ]) {
      expect(find(path, 'v4')).toBeUndefined();
    }
  });

  it('refuses keys that a version lacks, with the nearest', () => {
    expect(find('server.androidSchema', 'v4')).toBe(
      'The configuration of v4 has no key "server.androidSchema"; the nearest is "server.androidScheme".',
    );
    for (const path of ['plugins.CapacitorHttp.enable', 'server.url.host']) expect(find(path, 'v4')).toBeDefined();
    expect(find('server.errorPath', 'v3')).toBeDefined();
    expect(find('hideLogs', 'v5')).toBeDefined();
  });

  it('checks the plugins it is told of and lets unknown plugins be', () => {
    const splash = ['plugins.SplashScreen.launchShowDuration'];
    expect(find('plugins.SplashScreen.launchShowDuration', 'v4', splash)).toBeUndefined();
    expect(find('plugins.SplashScreen', 'v4', splash)).toBeUndefined();
    expect(find('plugins.SplashScreen.launchDuration', 'v4', splash)).toBeDefined();
    expect(find('plugins.Splashscren.launchShowDuration', 'v4', splash)).toBe(
      'The configuration of v4 has no plugin "Splashscren"; the nearest is "SplashScreen".',
    );
    expect(find('plugins.MyOwnPlugin.color', 'v4', splash)).toBeUndefined();
  });
});
