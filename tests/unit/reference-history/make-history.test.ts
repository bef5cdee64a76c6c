import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHistories, type ReadRelease, readReleases } from '../../../src/packages/reference/history/make-history';
import type { PluginHistory } from '../../../src/packages/reference/history/model';
import type { InstalledPackage } from '../../../src/packages/reference/packages';
import type { PluginModel } from '../../../src/packages/reference/types';
import { configKey, enumOf, iface, method, plugin } from '../reference-diff/models';

const release = (version: string, ...plugins: PluginModel[]): ReadRelease => ({
  name: '@capacitor/camera',
  version,
  plugins,
});

/** Creates the history of a plugin whose releases have these parts. */
function historyOf(parts: Record<string, Partial<PluginModel>>): PluginHistory | undefined {
  return makeHistories(Object.entries(parts).map(([version, own]) => release(version, plugin('camera', own))))[0];
}

const get = method('get', '(options: GetOptions) => Promise<void>');
const options = (...lines: string[]) => ({ methods: [get], types: [iface('GetOptions', lines)] });

describe('makeHistories', () => {
  it('tells what came, changed and went, each in its release, and leaves out releases without changes', () => {
    const history = historyOf({
      '1.0.0': options('quality: number'),
      '1.0.1': options('quality: number'),
      '1.1.0': options('quality: number', 'width?: number'),
      '4.0.0': options('quality?: number', 'width?: number'),
      '4.0.1': options('quality?: number'),
    });
    expect(history?.changes).toEqual({
      '1.1.0': [{ kind: 'added', id: 'GetOptions.width', after: 'width?: number' }],
      '4.0.0': [{ kind: 'changed', id: 'GetOptions.quality', before: 'quality: number', after: 'quality?: number' }],
      '4.0.1': [{ kind: 'removed', id: 'GetOptions.width', before: 'width?: number' }],
    });
    expect([history?.first, history?.last]).toEqual(['1.0.0', ['1.1.0', '4.0.1']]);
  });

  it('counts a tag as a change', () => {
    const history = historyOf({
      '1.0.0': { methods: [get] },
      '1.0.1': { methods: [{ ...get, deprecated: 'Use read.' }] },
    });
    expect(history?.changes).toEqual({ '1.0.1': [{ kind: 'deprecated', id: 'get', after: get.signature }] });
  });

  it('knows values of enums, also under another name, and configuration keys', () => {
    const history = historyOf({
      '1.0.0': { types: [enumOf('Source', { Prompt: 'PROMPT' })] },
      '1.1.0': {
        types: [enumOf('Source', { Ask: 'PROMPT', Camera: 'CAMERA' })],
        config: [configKey('Camera.size', 'number')],
      },
    });
    expect(history?.changes['1.1.0']).toEqual([
      expect.objectContaining({ kind: 'moved', id: 'Source.Ask', from: 'Source.Prompt' }),
      expect.objectContaining({ kind: 'added', id: 'Source.Camera' }),
      expect.objectContaining({ kind: 'added', id: 'Camera.size' }),
    ]);
  });

  it('knows on which platforms a method came and went', () => {
    const on = (ios: boolean, android: boolean, web: boolean) => ({
      methods: [{ ...get, platforms: { ios, android, web } }],
    });
    const history = historyOf({
      '1.0.0': on(true, false, true),
      '1.1.0': on(true, true, true),
      '1.2.0': on(true, true, false),
    });
    expect(history?.changes).toEqual({
      '1.1.0': [{ kind: 'platforms', id: 'get', before: 'ios web', after: 'ios android web' }],
      '1.2.0': [{ kind: 'platforms', id: 'get', before: 'ios android web', after: 'ios android' }],
    });
  });

  it('does not take what an older major got later for something that the newer one removed', () => {
    const history = historyOf({
      '4.8.0': options('quality: number'),
      '4.8.1': options('quality: number', 'width?: number'),
      '5.0.0': options('quality: number'),
      '5.0.4': options('quality: number', 'width?: number'),
    });
    const added = [{ kind: 'added', id: 'GetOptions.width', after: 'width?: number' }];
    expect(history?.changes).toEqual({ '4.8.1': added, '5.0.4': added });
  });

  it('keeps what the newer major removed for good', () => {
    const history = historyOf({
      '4.8.0': options('quality: number'),
      '4.8.1': options('quality: number', 'width?: number'),
      '5.0.0': options('quality: number'),
      '5.0.4': options('quality: number'),
    });
    expect(history?.changes['5.0.0']).toEqual([{ kind: 'removed', id: 'GetOptions.width', before: 'width?: number' }]);
  });

  it('does not count a default that a comment states differently', () => {
    const stated = (value: string) => ({
      types: [iface('GetOptions', ['quality?: number'], { quality: { default: value } })],
    });
    expect(historyOf({ '1.0.0': stated('0'), '1.0.1': stated('500') })?.changes).toEqual({});
  });

  it('says that a plugin is new when earlier releases of its package lack it', () => {
    const releases = [release('4.0.0', plugin('cookies')), release('4.1.0', plugin('cookies'), plugin('http'))];
    expect(makeHistories(releases).map(({ page, first, isNew }) => [page, first, isNew])).toEqual([
      ['cookies', '4.0.0', undefined],
      ['http', '4.1.0', true],
    ]);
  });

  it('is empty without releases', () => {
    expect(makeHistories([])).toEqual([]);
  });
});

describe('readReleases', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'releases-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Creates a release with the given declarations. Without them, it names a file that it doesn't publish. */
  function publish(version: string, declarations?: string): InstalledPackage {
    const dir = join(root, version);
    mkdirSync(dir, { recursive: true });
    if (declarations !== undefined) writeFileSync(join(dir, 'index.d.ts'), declarations);
    return { name: '@capacitor/toast', version, license: 'MIT', dir, typesFile: join(dir, 'index.d.ts') };
  }

  const declare = (method: string): string =>
    `export interface ToastPlugin { ${method} }\nexport declare const Toast: ToastPlugin;\n`;

  const read = (releases: readonly InstalledPackage[]) => readReleases(releases, () => 'v3');

  it('reads releases in the order of their numbers, and skips those that publish no declarations', () => {
    const nameless: InstalledPackage = { name: '@capacitor/toast', version: '1.0.2', license: 'MIT', dir: root };
    const releases = read([
      publish('1.10.0', declare('show(text: string): Promise<void>;')),
      publish('1.9.0', declare('show(): Promise<void>;')),
      publish('1.0.1'),
      nameless,
    ]);
    expect(releases.map(({ version }) => version)).toEqual(['1.9.0', '1.10.0']);
    expect(makeHistories(releases)[0]?.changes).toEqual({
      '1.10.0': [
        {
          kind: 'changed',
          id: 'show',
          before: 'show() => Promise<void>',
          after: 'show(text: string) => Promise<void>',
        },
      ],
    });
  });

  it('names a release that is damaged', () => {
    expect(() => read([publish('1.2.0', 'export interface {')])).toThrow('@capacitor/toast@1.2.0');
  });

  it('names a release that exports no plugin', () => {
    expect(() => read([publish('1.3.0', 'export {};')])).toThrow('@capacitor/toast@1.3.0');
  });
});
