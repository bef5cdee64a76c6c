import { describe, expect, it } from 'vitest';
import { loadReference } from '../../../src/reference';
import { canRun, readSample, stripTypes } from '../../../src/run/build/read-sample';

const { plugins } = loadReference('v4');
const { plugins: merged } = loadReference('v2');
const read = (code: string, preamble = '') => readSample(code, preamble, plugins, '4.8.2');
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
    const sample = read(`${preferences}
const clear = async () => Preferences.clear();
export async function save(name: string, age: number, isNew: boolean, note?: string) {
  await store(name);
}
async function store(value: string) {
  await Preferences.set({ key: 'name', value });
}
export const watch = (change: () => void) => Preferences.keys().then(change);
`);
    expect(sample?.functions).toEqual([
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
    expect(sample?.code).toMatch(/export \{ clear \};\n$/);
  });

  it('takes plugins from the registry of v2', () => {
    const sample = readSample(
      "import { Plugins } from '@capacitor/core';\nconst { Storage } = Plugins;\nawait Storage.clear();",
      '',
      merged,
      '2.5.0',
    );
    expect(sample?.packages).toEqual(['@capacitor/core 2.5.0']);
  });

  it('says what it asks for, and whether it needs a database', () => {
    expect(read(`${importOf('Share', 'share')}await Share.share({});`)?.ask).toContain('share sheet');
    expect(read(`${importOf('Share', 'share')}await Share.canShare();`)?.ask).toBeUndefined();
    expect(read(`${importOf('Filesystem', 'filesystem')}await Filesystem.checkPermissions();`)?.hasDatabase).toBe(true);
  });

  it('may have a preamble of types', () => {
    expect(read(`${preferences}await Preferences.clear();`, 'interface Settings { theme: string }')).toBeDefined();
  });
});

describe('a sample that cannot run', () => {
  it.each([
    ['imports what the frame lacks', `import { ref } from 'vue';\n${preferences}await Preferences.clear();`],
    ['imports another sample', `import { save } from './save';\n${preferences}await Preferences.clear();`],
    ['calls no plugin', "console.log('Hello');"],
    ['calls what has no web part', `${importOf('StatusBar', 'status-bar')}await StatusBar.hide();`],
    [
      'uses a plugin that needs more than the frame',
      `${importOf('Dialog', 'dialog')}await Dialog.alert({ message: 'a' });`,
    ],
    [
      'only defines what readers can not call',
      `${preferences}export const f = (done: () => void) => Preferences.clear().then(done);`,
    ],
    [
      'relies on elements of a page',
      `${preferences}document.querySelector('p')!.remove();\nawait Preferences.clear();`,
    ],
  ])('%s', (_, code) => expect(read(code)).toBeUndefined());

  it('relies on values of a preamble', () => {
    expect(
      read(`${preferences}await Preferences.set({ key: 'a', value });`, 'declare const value: string;'),
    ).toBeUndefined();
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
  expect(pages).not.toContain('geolocation');
});
