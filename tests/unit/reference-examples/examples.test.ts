import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownVersions, type VersionName } from '../../../src/config/versions';
import { loadReference } from '../../../src/reference';
import { addExamples, findMissingExamples, findStaleExamples, listExamples } from '../../../src/reference/examples';
import { writeImports } from '../../../src/reference/examples/imports';
import type { PluginModel } from '../../../src/reference/types';

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
  const methods = plugin.methods.filter(({ id }) => ids.includes(id)).map(({ example: _, ...method }) => method);
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

describe('our own examples', () => {
  it('are shown in every version', () => {
    for (const version of knownVersions) {
      const methods = loadReference(version).plugins.flatMap((plugin) => plugin.methods);
      expect(methods.filter(({ example }) => example !== undefined).length, version).toBeGreaterThan(50);
    }
  });
});
