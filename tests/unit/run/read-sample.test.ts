import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { collectSnippets } from '../../../src/packages/docs-checks/read/snippets';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { type Block, canRun, readSample, stripTypes } from '../../../src/packages/run/build/read-sample';
import type { Sample } from '../../../src/packages/run/protocol';
import { listPages } from '../../../src/remark/pages';

const { plugins } = loadReference('v4');
const { plugins: merged } = loadReference('v2');
const readAll = (blocks: readonly Block[]) => {
  const [first = { code: '' }] = blocks;
  return readSample(first, blocks, plugins, '4.8.2');
};
const read = (code: string, preamble = '') => readAll([{ code, preamble }]);
/** Reads a sample that must run. */
const run = (...blocks: readonly Block[]): Sample => {
  const sample = readAll(blocks);
  if (typeof sample === 'string') throw new Error(sample);
  return sample;
};
const importOf = (name: string, from: string) => `import { ${name} } from '@capacitor/${from}';\n`;
const preferences = importOf('Preferences', 'preferences');

describe('a sample that can run', () => {
  it('is its own text without types', () => {
    const code = `import { Preferences, type GetResult } from '@capacitor/preferences';
// A comment.
const found: GetResult = await Preferences.get({ key: 'theme' });
console.log(found.value!);
`;
    expect(read(code)).toEqual({
      code: `import { Preferences } from '@capacitor/preferences';
// A comment.
const found = await Preferences.get({ key: 'theme' });
console.log(found.value);
`,
      packages: [`@capacitor/preferences ${plugins.find(({ page }) => page === 'preferences')?.packageVersion}`],
      functions: [],
      hasDatabase: false,
    });
  });

  it('offers the functions that nothing in it calls, with fields for what they need', () => {
    const sample = run({
      code: `${preferences}
const clear = async () => Preferences.clear();
export async function save(name: string, age: number, isNew: boolean, note?: string) {
  await store(name);
}
async function store(value: string) {
  await Preferences.set({ key: 'name', value });
}
export const watch = (change: () => void) => Preferences.keys().then(change);
`,
    });
    expect(sample.functions).toEqual([
      { name: 'clear', fields: [] },
      {
        name: 'save',
        fields: [
          { name: 'name', type: 'text' },
          { name: 'age', type: 'number' },
          { name: 'isNew', type: 'checkbox' },
        ],
      },
    ]);
    expect(sample.code).toMatch(/export \{ clear \};\n$/);
  });

  it('takes plugins from the registry of v2', () => {
    const sample = readSample(
      { code: "import { Plugins } from '@capacitor/core';\nconst { Storage } = Plugins;\nawait Storage.clear();" },
      [],
      merged,
      '2.5.0',
    );
    expect(sample).toMatchObject({ packages: ['@capacitor/core 2.5.0'] });
  });

  it('says what it asks for, what its frame may do, and whether it needs a database', () => {
    const share = importOf('Share', 'share');
    expect(run({ code: `${share}await Share.share({});` })).toMatchObject({
      ask: expect.stringContaining('share sheet'),
      allow: 'web-share',
    });
    expect(run({ code: `${share}await Share.canShare();` }).ask).toBeUndefined();
    expect(
      run({ code: `${importOf('Browser', 'browser')}await Browser.open({ url: 'https://example.com' });` }),
    ).toMatchObject({
      sandbox: expect.stringContaining('allow-popups'),
    });
    expect(
      run({ code: `${importOf('Geolocation', 'geolocation')}await Geolocation.getCurrentPosition();` }).isAlone,
    ).toBe(true);
    expect(
      run({ code: `${importOf('Filesystem', 'filesystem')}await Filesystem.checkPermissions();` }).hasDatabase,
    ).toBe(true);
  });

  it('needs what all its calls need', () => {
    const imports = importOf('Share', 'share') + importOf('Dialog', 'dialog');
    const sample = run({ code: `${imports}await Share.share({});\nawait Dialog.alert({ message: 'a' });\n` });
    expect(sample).toMatchObject({ allow: 'web-share', sandbox: 'allow-modals' });
    expect(sample.ask).toMatch(/^shows a dialog\..* It also opens the share sheet\./);
  });

  it('may use core', () => {
    const code = "import { Capacitor } from '@capacitor/core';\nconsole.log(Capacitor.getPlatform());\n";
    expect(run({ code }).packages).toEqual(['@capacitor/core 4.8.2']);
    const registered = `import { registerPlugin } from '@capacitor/core';
const Echo = registerPlugin('Echo', { web: { echo: (text: string) => text } });
await Echo.echo('a');
`;
    expect(run({ code: registered }).packages).toEqual(['@capacitor/core 4.8.2']);
  });

  it('brings along the samples that it imports, each after those that it imports itself', () => {
    const main = {
      code: "import { save } from './save';\nimport type { A } from './types';\nawait save();\n",
      path: 'src/main.ts',
    };
    const save = {
      code: `${preferences}import { key } from './lib';\nexport const save = () => Preferences.get({ key });\n`,
      path: 'src/save.ts',
    };
    const lib = { code: "export const key = 'a';\n", path: 'src/lib/index.ts' };
    const sample = run({ ...main, preamble: 'console.log(1);' }, save, lib);
    expect(sample.modules?.map(({ path }) => path)).toEqual(['src/lib/index.ts', 'src/save.ts']);
    expect(sample.code).toContain("import { save } from 'sample:src/save.ts';");
    expect(sample.modules?.[1]?.code).toContain("from 'sample:src/lib/index.ts';");
  });

  it('is prepared by hidden code, which comes after its imports', () => {
    const sample = run({
      code: `${preferences}export function show(element: HTMLElement) { return Preferences.keys(); }\n`,
      preamble: 'const showKeys = () => show(document.body);',
    });
    expect(sample.prepared).toBe('const showKeys = () => show(document.body);');
    expect(sample.functions).toEqual([{ name: 'showKeys', fields: [] }]);
    expect(sample.code).toMatch(/^import .*\nconst showKeys/);
  });

  it('may have a preamble of types', () => {
    const sample = run({
      code: `${preferences}await Preferences.clear();`,
      preamble: 'interface Settings { theme: string }',
    });
    expect(sample.prepared).toBeUndefined();
  });
});

describe('a sample that cannot run', () => {
  it.each([
    [
      'imports what the frame lacks',
      'imports vue',
      `import { ref } from 'vue';\n${preferences}await Preferences.clear();\nref();`,
    ],
    [
      'imports a sample of another page',
      'imports ./save, which is not on the page',
      `import { save } from './save';\n${preferences}await Preferences.clear();\nsave();`,
    ],
    ['calls no plugin', 'calls neither a plugin nor core', "console.log('Hello');"],
    [
      'imports what has no web part',
      'imports @capacitor/status-bar',
      `${importOf('StatusBar', 'status-bar')}await StatusBar.hide();`,
    ],
    [
      'calls what has no web part',
      'calls app.exitApp, which cannot run here',
      `${importOf('App', 'app')}await App.exitApp();`,
    ],
    [
      'calls what needs the network',
      'calls http.get, which cannot run here',
      `${importOf('CapacitorHttp', 'core')}await CapacitorHttp.get({ url: 'https://example.com' });`,
    ],
    [
      'registers a plugin for devices alone',
      'registers a plugin without a web part',
      `${importOf('registerPlugin', 'core')}const Echo = registerPlugin('Echo');\nawait Echo.echo();`,
    ],
    [
      'only defines what readers can not call',
      'only defines what readers cannot call',
      `${preferences}export const f = (done: () => void) => Preferences.clear().then(done);`,
    ],
    [
      'relies on elements of a page',
      'needs the page of an app',
      `${preferences}document.querySelector('p')!.remove();\nawait Preferences.clear();`,
    ],
  ])('%s', (_, why, code) => expect(read(code)).toBe(why));

  it('relies on values of a preamble', () => {
    expect(read(`${preferences}await Preferences.set({ key: 'a', value });`, 'declare const value: string;')).toBe(
      'needs what another part of the app has: declare const value: string;',
    );
  });
});

it('imports of nothing but types go with the types', () => {
  expect(stripTypes("import { Photo } from '@capacitor/camera';\nlet photo: Photo | undefined;\n")).toBe(
    'let photo;\nexport {};\n',
  );
});

it('a plugin can run if one of its methods works on the web', () => {
  const pages = plugins.filter(canRun).map(({ page }) => page);
  expect(pages).toEqual(expect.arrayContaining(['preferences', 'filesystem', 'device', 'network', 'toast']));
  expect(pages).not.toContain('status-bar');
  expect(pages).not.toContain('http');
});

describe.each(docsVersions.map(({ name }) => name))(
  'of the samples of plugins that work on the web, in %s',
  (version) => {
    const { plugins: all } = loadReference(version);
    const methods = all.filter(canRun).flatMap((plugin) => plugin.methods.filter(({ example }) => example));
    const runs = (block: Block, blocks: Block[] = []) => typeof readSample(block, blocks, all, '1.0.0') !== 'string';
    const examples = methods.map(({ platforms, example = '', examplePreamble }) => ({
      isOnWeb: platforms?.web === true,
      canRun: runs({ code: example, preamble: examplePreamble }),
    }));

    it('nine of ten examples of methods run that work on the web', () => {
      const onWeb = examples.filter(({ isOnWeb }) => isOnWeb);
      expect(onWeb.length).toBeGreaterThan(50);
      expect(onWeb.filter((each) => each.canRun).length / onWeb.length).toBeGreaterThanOrEqual(0.9);
    });

    it('four of five run, with all that is on their pages', () => {
      const files = all.filter(canRun).map(({ page }) => `/apis/${page}.md`);
      const pages = listPages(version).filter(({ file }) => files.some((end) => file.endsWith(end)));
      const onPages = pages.flatMap((page) => {
        const snippets = collectSnippets(page).filter(
          ({ language, nocheck }) => language === 'ts' && nocheck === undefined,
        );
        const blocks = snippets.map(({ code, preamble, title }) => ({ code, preamble: preamble?.code, path: title }));
        return blocks.map((block) => ({ canRun: runs(block, blocks) }));
      });
      const whole = [...onPages, ...examples];
      expect(onPages.length).toBeGreaterThan(20);
      expect(whole.filter((each) => each.canRun).length / whole.length).toBeGreaterThanOrEqual(0.8);
    });
  },
);
