import { expect, test } from 'vitest';
import type { Explanation } from '../../../src/packages/explain/model';
import { explainPages } from '../../../src/plugins/explain/explain-pages';
import type { Page } from '../../../src/remark/pages';
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

const page: Page = {
  version: 'v4',
  file: 'versioned_docs/version-v4/made.md',
  id: 'made',
  route: '/docs/made',
  frontMatter: {},
  text: `---\ntitle: Made\n---\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`,
};

const found = [{ language: 'ts' as const, lines, isChange: false }];
const [explained] = explainPages([{ page, address: page.route, found }], data);

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
  const make = (name: string, shown: readonly string[]) => ({
    page: { ...page, file: `versioned_docs/version-v4/${name}.md`, text: `\`\`\`ts\n${shown.join('\n')}\n\`\`\`\n` },
    address: `/docs/${name}`,
    found: [{ language: 'ts' as const, lines: shown, isChange: false }],
  });
  const [alone] = explainPages([make('own', own)], data);
  const [, beside] = explainPages([make('other', other), make('own', own)], data);
  expect(beside).toEqual(alone);
  expect(alone?.explanations.names).toContainEqual({ word: 'log', type: '(...data: any[]): void' });
  expect(alone?.explanations.names).toContainEqual({ word: 'side', type: '"left" | "right"' });
});
