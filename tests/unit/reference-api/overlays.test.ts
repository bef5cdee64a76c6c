import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { extractPlugins } from '../../../src/packages/reference/api';
import { readConfigKeys } from '../../../src/packages/reference/config/read-keys';
import {
  applyOverlays,
  explainConfig,
  findStaleOverlayKeys,
  findUndescribed,
} from '../../../src/packages/reference/overlays';
import type { PluginModel } from '../../../src/packages/reference/types';

const fixtures = fileURLToPath(new URL('fixtures/overlays', import.meta.url));
const pluginsByVersion = new Map(versionNames.map((version) => [version, extractPlugins(version)]));

function readPlugins(version: VersionName): PluginModel[] {
  return pluginsByVersion.get(version) ?? [];
}

function overlay(version: VersionName, page: string): PluginModel | undefined {
  return applyOverlays(version, readPlugins(version), fixtures).find((plugin) => plugin.page === page);
}

describe('applyOverlays', () => {
  it('replaces the description of a package from v3 to v5', () => {
    for (const version of ['v3', 'v4', 'v5'] as const) {
      expect(overlay(version, 'camera')?.methods[0]).toMatchObject({
        id: 'getPhoto',
        description: 'Takes a photo or lets the user choose one.',
        descriptionSource: 'overlay',
        since: '1.0.0',
      });
    }
  });

  it('leaves v2 to the files of its own', () => {
    const camera = overlay('v2', 'camera');
    expect(camera?.methods[0]).toMatchObject({ id: 'getPhoto', descriptionSource: 'package' });
    expect(JSON.stringify(camera)).toContain('From 0 to 100.');
    expect(JSON.stringify(overlay('v3', 'camera'))).not.toContain('From 0 to 100.');
  });

  it('prefers the entry of a single version', () => {
    const find = (version: VersionName) =>
      overlay(version, 'camera')?.methods.find(({ id }) => id === 'checkPermissions');
    expect(find('v3')).toMatchObject({ description: 'Holds for v3.', descriptionSource: 'overlay' });
    expect(find('v4')).toMatchObject({ descriptionSource: 'package' });
  });

  it('describes types, members and configuration keys', () => {
    const cookies = overlay('v5', 'cookies');
    expect(cookies?.types).toContainEqual(
      expect.objectContaining({ id: 'GetCookieOptions', description: 'What to read.', descriptionSource: 'overlay' }),
    );
    expect(cookies?.types.find(({ id }) => id === 'HttpCookie')).toMatchObject({
      members: [
        { name: 'url' },
        { description: 'Name of the cookie.', descriptionSource: 'overlay' },
        { name: 'value' },
      ],
    });
    expect(cookies?.config[0]).toMatchObject({ description: 'Whether the plugin takes over.', default: 'false' });
  });
});

describe('explainConfig', () => {
  const explain = (version: VersionName, path: string) =>
    explainConfig(version, readConfigKeys(version), fixtures).find((key) => key.path === path);

  it('takes the text of the version before the shared one', () => {
    expect(explain('v3', 'server.url')).toMatchObject({ description: 'Only in v3.', descriptionSource: 'overlay' });
    expect(explain('v4', 'server.url')).toMatchObject({ description: 'In every version.' });
  });

  it('leaves a key without a text as it is', () => {
    expect(explain('v4', 'appId')).toMatchObject({ descriptionSource: 'package' });
    expect(explain('v2', 'server.url')).toMatchObject({ description: '' });
  });
});

describe('findStaleOverlayKeys', () => {
  it('finds the keys that name no member in the versions they are for', () => {
    expect(findStaleOverlayKeys(fixtures, readPlugins)).toEqual([
      { file: 'camera.json', line: 3, key: 'takePhoto' },
      { file: 'camera.json', line: 4, key: 'ImageOptions.preserveAspectRatio' },
      { file: 'camera.json', line: 5, key: 'CameraOptions' },
      { file: 'camera.json', line: 7, key: 'getLimitedLibraryPhotos@v3' },
      { file: 'config.json', line: 5, key: 'server.uri' },
      { file: 'v2/camera.json', line: 3, key: 'ImageOptions' },
    ]);
  });

  it('finds none in our own overlays', () => {
    expect(findStaleOverlayKeys(undefined, readPlugins)).toEqual([]);
  });
});

describe('findUndescribed', () => {
  const undescribed = (version: VersionName) =>
    findUndescribed(version, fixtures, readPlugins).map(({ page, id }) => `${page} ${id}`);

  it('lists what neither the package nor an overlay describes', () => {
    expect(undescribed('v5')).toEqual(expect.arrayContaining(['cookies setCookie', 'cookies HttpCookie.value']));
    expect(undescribed('v2')).toContain('camera CameraOptions');
  });

  it('leaves out what either of them describes', () => {
    const names = undescribed('v5');
    expect(names).not.toContain('cookies getCookies');
    expect(names).not.toContain('cookies HttpCookie.key');
    expect(names).not.toContain('camera pickImages');
  });
});

describe('an overlay file that can not be read', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'capacitor-docs-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['{ "getPhoto": ', /^camera\.json:1: this is not valid JSON/],
    ['["getPhoto"]', 'camera.json:1: an overlay is one object from member ids to Markdown.'],
    ['{\n  "getPhoto": ""\n}', 'camera.json:2: the description of "getPhoto" must be a string.'],
    ['{\n  "a": "x",\n  "a": "y"\n}', 'camera.json:3: "a" is described twice; keep one of the two.'],
  ])('stops with file and line: %j', (text, message) => {
    writeFileSync(join(folder, 'camera.json'), text);
    expect(() => applyOverlays('v5', readPlugins('v5'), folder)).toThrow(message);
  });
});
