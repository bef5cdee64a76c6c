import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownVersions, type VersionName } from '../../../src/config/versions';
import {
  addExamples,
  findMissingExamples,
  findStaleExamples,
  listExamples,
} from '../../../src/packages/reference/examples';
import { writeImports } from '../../../src/packages/reference/examples/imports';
import { loadReference } from '../../../src/packages/reference/load-reference';
import type { PluginModel } from '../../../src/packages/reference/types';

const block = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (page: string, ...parts: readonly string[]): void =>
  writeFileSync(join(folder, `${page}.md`), parts.join('\n'));

/** Returns a plugin of a version reduced to some of its methods. */
function pickPlugin(version: VersionName, page: string, ...ids: readonly string[]): PluginModel {
  const plugin = loadReference(version).plugins.find((other) => other.page === page);
  if (plugin === undefined) throw new Error(`${version} has no ${page}`);
  const methods = plugin.methods
    .filter(({ id }) => ids.includes(id))
    .map(({ example: _, examplePreamble: __, ...method }) => method);
  return { ...plugin, methods };
}

const imports = (version: VersionName, page: string, code: string): string[] =>
  writeImports(code, pickPlugin(version, page), loadReference(version).plugins);

describe('the imports of an example', () => {
  it('name what the code uses, in the order of the alphabet', () => {
    expect(imports('v5', 'camera', 'await Camera.getPhoto({ source: CameraSource.Photos, resultType });')).toEqual([
      "import { Camera, CameraSource } from '@capacitor/camera';",
    ]);
  });

  it('take plugins out of the registry where core has one', () => {
    expect(imports('v2', 'camera', 'await Camera.getPhoto({ resultType: CameraResultType.Uri });')).toEqual([
      "import { CameraResultType, Plugins } from '@capacitor/core';",
      'const { Camera } = Plugins;',
    ]);
  });

  it('reach other packages, and mark types', () => {
    const code =
      "const photo: Photo | undefined = undefined;\nif (Capacitor.getPlatform() === 'ios') await App.getInfo();";
    expect(imports('v4', 'camera', code)).toEqual([
      "import { App } from '@capacitor/app';",
      "import { type Photo } from '@capacitor/camera';",
      "import { Capacitor } from '@capacitor/core';",
    ]);
  });

  it('are none for names of members', () => {
    expect(imports('v4', 'camera', 'const { Camera: a } = { Camera: 1 };\nwindow.Camera;')).toEqual([]);
  });
});

describe('an example', () => {
  it('may be prepared by hidden code, which is not shown', () => {
    write('device', '## getId\n', '<!-- preamble\nbefore();\n-->\n', block('now();'), '## getInfo\n', block('then();'));
    const [{ methods } = { methods: [] }] = addExamples('v4', [pickPlugin('v4', 'device', 'getId', 'getInfo')], folder);
    expect(methods.map(({ example, examplePreamble }) => [example, examplePreamble])).toEqual([
      ['now();', 'before();\n'],
      ['then();', undefined],
    ]);
  });

  it('holds for every version that has none of its own', () => {
    write('device', '## getId\n', block('now();'), '## getId (v3, v4)\n', block('before();'));
    const show = (version: VersionName) =>
      listExamples(version, [pickPlugin(version, 'device', 'getId')], folder).map(({ code }) => code);
    expect([show('v5'), show('v4'), show('v3')]).toEqual([['now();'], ['before();'], ['before();']]);
  });

  it('becomes a part of the method, with its imports', () => {
    write('device', '## getId\n', block('await Device.getId();'));
    const [plugin] = addExamples('v5', [pickPlugin('v5', 'device', 'getId', 'getInfo')], folder);
    expect(plugin?.methods.map(({ example }) => example)).toEqual([
      "import { Device } from '@capacitor/device';\nawait Device.getId();",
      undefined,
    ]);
  });

  it('is the same with the line ends of Windows', () => {
    const text = `## getId\n\n${block('const id = await Device.getId();\nconsole.log(id);')}`;
    write('device', text.replaceAll('\n', '\r\n'));
    const [example] = listExamples('v5', [pickPlugin('v5', 'device', 'getId')], folder);
    expect(example?.code).toContain('getId();\nconsole.log(id);');
    expect(example?.code).not.toContain('\r');
  });

  it('is missing where a method has none, except on pages without examples', () => {
    write('device', '## getId (v5)\n', block('now();'));
    const find = (version: VersionName, page: string, id: string) =>
      findMissingExamples(version, [pickPlugin(version, page, id)], folder);
    expect(find('v5', 'device', 'getId')).toEqual([]);
    expect(find('v4', 'device', 'getId')).toEqual([{ file: 'device.md', line: 1, id: 'getId' }]);
    expect(find('v4', 'toast', 'show')).toEqual([{ file: 'toast.md', line: 1, id: 'show' }]);
    expect(find('v4', 'google-maps', 'create')).toEqual([]);
  });

  it('is stale where no version shows it', () => {
    write('device', '## getId\n', block('a();'), '## getName\n', block('b();'), '## getId (v2)\n', block('c();'));
    const read = (version: VersionName) => (version === 'v2' ? [] : [pickPlugin(version, 'device', 'getId')]);
    expect(findStaleExamples(read, folder)).toEqual([
      { file: 'device.md', line: 7, id: 'getName' },
      { file: 'device.md', line: 13, id: 'getId' },
    ]);
  });
});

describe('a file of examples', () => {
  const read = (...parts: readonly string[]) => {
    write('device', ...parts);
    return () => listExamples('v5', [pickPlugin('v5', 'device', 'getId')], folder);
  };

  it.each([
    ['other text', ['## getId\n', 'Text.\n'], 'device.md:3: "getId" needs one ts block below its heading'],
    ['another language', ['## getId\n', '```js\na();\n```\n'], 'device.md:3: "getId" needs one ts block'],
    ['a block alone', [block('a();')], 'device.md:1: write a heading such as "## getPhoto"'],
    ['a heading alone', ['## getId\n'], 'device.md:1: "getId" needs one ts block'],
    ['an empty block', ['## getId\n', '```ts\n```\n'], 'device.md:3: "getId" needs one ts block'],
    [
      'a version that there is not',
      ['## getId (v1)\n', block('a();')],
      'device.md:1: there is no version "v1", only v5',
    ],
    [
      'two examples for one version',
      ['## getId (v4)\n', block('a();'), '## getId (v3, v4)\n', block('b();')],
      'device.md:7: "getId" has an example on line 1 already',
    ],
  ])('says where it has %s', (_, parts, message) => {
    expect(read(...parts)).toThrow(message);
  });
});

/**
 * Runs our own example of a method in a version, without its imports. It must have no types.
 *
 * @param names the plugins, enums and globals that it uses
 */
async function runExample(version: VersionName, page: string, id: string, names: object): Promise<void> {
  const plugin = loadReference(version).plugins.find((other) => other.page === page);
  const example = plugin?.methods.find((method) => method.id === id)?.example;
  if (example === undefined) throw new Error(`${version} has no example of ${page} ${id}`);
  const code = example.replaceAll(/^(?:import .*|const .* = Plugins;)\n/gm, '');
  await new Function(...Object.keys(names), `return (async () => {\n${code}\n})()`)(...Object.values(names));
}

describe.each(knownVersions)('our own examples of %s', (version) => {
  it('are shown', () => {
    const methods = loadReference(version).plugins.flatMap((plugin) => plugin.methods);
    expect(methods.filter(({ example }) => example !== undefined).length).toBeGreaterThan(50);
  });

  it.each([
    ['https://example.com/orders/7', '/orders/7'],
    ['com.example.app://orders/7', '/orders/7'],
    ['https://example.com//evil.example', '/evil.example'],
    ['https://example.com.evil.example/orders', ''],
    ['http://example.com/orders', ''],
    ['javascript:alert(1)//https://example.com/', ''],
  ])('open %s at "%s"', async (url, hash) => {
    const location = { hash: '' };
    const App = { addListener: (_: string, open: (event: object) => void) => open({ url }) };
    await runExample(version, 'app', 'addListener:appUrlOpen', { App, location });
    expect(location.hash).toBe(hash);
  });

  it.each([
    [{ url: 'com.example.app://orders/7' }, ['Opened for order 7']],
    [{ url: 'https://evil.example/orders/7' }, []],
    [{}, []],
    [undefined, []],
  ])('take %j for the link that started the app', async (launch, lines) => {
    const log = vi.fn();
    await runExample(version, 'app', 'getLaunchUrl', { App: { getLaunchUrl: async () => launch }, console: { log } });
    expect(log.mock.calls.flat()).toEqual(lines);
  });

  it.each([
    ['ios', '300px'],
    ['android', ''],
  ])('make room for the keyboard of %s with a padding of "%s"', async (platform, paddingBottom) => {
    const document = { body: { style: { paddingBottom: '' } } };
    const Capacitor = { getPlatform: () => platform };
    const Keyboard = { addListener: (_: string, show: (event: object) => void) => show({ keyboardHeight: 300 }) };
    await runExample(version, 'keyboard', 'addListener:keyboardWillShow', { Capacitor, document, Keyboard });
    expect(document.body.style.paddingBottom).toBe(paddingBottom);
  });

  it('go on when the user takes no photo', async () => {
    const warn = vi.fn();
    const Camera = { getPhoto: () => Promise.reject(new Error('User cancelled photos app')) };
    const names = { CameraResultType: {}, CameraSource: {}, document: { images: [] } };
    await runExample(version, 'camera', 'getPhoto', { Camera, console: { warn }, ...names });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('our own examples of plugins that some versions have', () => {
  it.each(['v5', 'v4'] as const)('store a cookie that browsers keep in %s', async (version) => {
    const setCookie = vi.fn();
    await runExample(version, 'cookies', 'setCookie', { CapacitorCookies: { setCookie } });
    expect(setCookie.mock.calls[0]?.[0]).not.toHaveProperty('url');
  });

  it.each([
    ['begins', false, 'ios', ['beforeExit', 'set', 'finish']],
    ['does not begin', true, 'ios', []],
    ['does not begin', false, 'web', []],
  ])('save a draft when the background %s', async (_, isActive, platform, calls) => {
    const called: string[] = [];
    const App = { addListener: (_: string, change: (state: object) => void) => change({ isActive }) };
    const BackgroundTask = {
      beforeExit: (work: () => void) => {
        called.push('beforeExit');
        queueMicrotask(work);
        return '1';
      },
      finish: () => called.push('finish'),
    };
    const Storage = { set: async () => called.push('set') };
    const Capacitor = { getPlatform: () => platform };
    await runExample('v2', 'background-task', 'beforeExit', { App, BackgroundTask, Capacitor, Storage });
    await vi.waitFor(() => expect(called).toEqual(calls), 20_000);
  });
});
