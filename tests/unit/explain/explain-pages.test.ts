import { expect, test } from 'vitest';
import type { Explanation } from '../../../src/packages/explain/model';
import { explainPages } from '../../../src/plugins/explain/explain-pages';
import type { ShownSample } from '../../../src/plugins/explain/shown-samples';
import { data } from './version-data';

const lines = [
  "import { App } from '@capacitor/app';",
  "import { Camera, CameraResultType } from '@capacitor/camera';",
  '',
  "App.addListener('backButton', ({ canGoBack }) => console.log(canGoBack));",
  'export async function takePhoto() {',
  '  const photo = await Camera.getPhoto({ quality: 90, resultType: CameraResultType.Uri });',
  '  return photo.webPath;',
  '}',
  "import type { CapacitorConfig } from '@capacitor/cli';",
  "const config: CapacitorConfig = { server: { url: 'http://192.168.1.2:3000' } };",
];

/** Explains pages of v4, each with one sample. */
const explain = (...pages: (readonly [name: string, sample: Partial<ShownSample> & { lines: readonly string[] }])[]) =>
  explainPages({
    version: 'v4',
    pages: pages.map(([name, sample]) => ({
      file: `versioned_docs/version-v4/${name}.md`,
      address: `/docs/${name}`,
      found: [{ language: 'ts', code: sample.lines.join('\n'), ...sample }],
    })),
    data,
  });

const [explained] = explain(['made', { lines }]);

/** Explains the names in a line, by the words. */
function explainLine(text: string): Record<string, Explanation | undefined> {
  const { names = [], blocks = [] } = explained?.explanations ?? {};
  const own = (blocks[0] ?? []).filter(([line]) => lines[line]?.includes(text) === true);
  return Object.fromEntries(
    own.map(([line, column, index]) => {
      const name = names[index];
      expect(lines[line]?.slice(column)).toMatch(new RegExp(`^${name?.word}\\b`));
      return [name?.word, name];
    }),
  );
}

test('a method has its signature, its description and the way to its row', () => {
  expect(explainLine('getPhoto').getPhoto).toMatchObject({
    title: 'Camera.getPhoto',
    type: 'getPhoto(options: ImageOptions) => Promise<Photo>',
    url: '/docs/apis/camera#getphoto',
  });
});

test('an option is the one that the call expects, not the value of the sample', () => {
  expect(explainLine('getPhoto').quality).toMatchObject({
    title: 'ImageOptions.quality',
    type: 'number',
    facts: ['Without effect on Web.', 'Since 1.0.0.'],
    url: '/docs/apis/camera#imageoptions-quality',
  });
});

test('an enum value, a plugin, a result and what an event brings are found', () => {
  expect(explainLine('getPhoto').Uri).toMatchObject({ title: 'CameraResultType.Uri' });
  expect(explainLine('getPhoto').Camera).toMatchObject({ url: '/docs/apis/camera' });
  expect(explainLine('webPath').webPath).toMatchObject({ title: 'Photo.webPath' });
  expect(explainLine('canGoBack').canGoBack).toMatchObject({ type: 'boolean' });
});

test('a listener is that of its event, and says where it does not work', () => {
  expect(explainLine('backButton').addListener).toMatchObject({
    title: "App.addListener('backButton')",
    facts: ['Not on iOS and Web.', 'Since 1.0.0.'],
    url: '/docs/apis/app#addlistener-backbutton',
  });
});

test('other names have the type that the compiler infers, and nothing more', () => {
  expect(explainLine('getPhoto').photo).toEqual({ word: 'photo', type: 'Photo' });
  expect(explainLine('takePhoto').takePhoto).toEqual({ word: 'takePhoto', type: '() => Promise<string | undefined>' });
});

test('a key of the configuration is that of the reference', () => {
  expect(explainLine('192.168').url).toMatchObject({ title: 'server.url', url: '/docs/config#server-url' });
});

test('what is compiled beside a page does not change its types', () => {
  const own = "console.log('a');\nexport const order = (side: 'right' | 'left') => side;".split('\n');
  const other =
    "import { defineConfig } from 'vite';\nexport type Side = 'left' | 'right';\nexport default defineConfig({});".split(
      '\n',
    );
  const [alone] = explain(['own', { lines: own }]);
  const [, beside] = explain(['other', { lines: other }], ['own', { lines: own }]);
  expect(beside).toEqual(alone);
  expect(alone?.explanations.names).toContainEqual({ word: 'log', type: '(...data: any[]): void' });
  expect(alone?.explanations.names).toContainEqual({ word: 'side', type: '"left" | "right"' });
});

test('hidden code is compiled before a sample, and has no places', () => {
  const [page] = explain([
    'hidden',
    {
      lines: ['await takePhoto(side);'],
      preamble: "\ndeclare function takePhoto(side: 'left'): void;\ndeclare const side: 'left';\n",
    },
  ]);
  expect(page?.explanations).toEqual({
    names: [
      { word: 'takePhoto', type: '(side: "left"): void' },
      { word: 'side', type: '"left"' },
    ],
    blocks: [
      [
        [0, 6, 0],
        [0, 16, 1],
      ],
    ],
  });
});

test('a sample that is not compiled, and lines that a change removes, have no names', () => {
  const [page] = explain(['changed', { lines: ['const old = 1;', 'const added = 2;'], code: '\nconst added = 2;' }]);
  expect(page?.explanations.names).toEqual([{ word: 'added', type: '2' }]);
  const [other] = explainPages({
    version: 'v4',
    pages: [{ file: 'a.md', address: '/a', found: [{ language: 'ts', lines: ['const a = 1;'] }] }],
    data,
  });
  expect(other?.explanations).toEqual({ names: [], blocks: [[]] });
});
