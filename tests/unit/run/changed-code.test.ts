import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compileSample } from '../../../src/packages/run/edit/compile';
import { maxCode, readShared, readSharedMark, writeShared } from '../../../src/packages/run/edit/share';
import { nameLine, type Sample } from '../../../src/packages/run/protocol';

const imports = "import { Preferences } from '@capacitor/preferences';\n";
const sample: Sample = {
  code: `${imports}import { key } from 'sample:src/lib/index.ts';\nexport async function save() {}\n`,
  packages: ['@capacitor/preferences 4.0.2'],
  functions: [
    { name: 'save', fields: [] },
    { name: 'clear', fields: [] },
  ],
  hasDatabase: false,
  modules: [{ path: 'src/lib/index.ts', code: "export const key = 'a';", text: "export const key = 'a';" }],
};
const compile = (text: string, more: Partial<Sample> = {}) => compileSample({ ...sample, ...more }, text, 'guard');

describe('code that a reader has changed', () => {
  it('loses its types, and keeps its lines', () => {
    const { code } = compile(`${imports}
interface Settings { theme: string }
const found = (await Preferences.get({ key: 'a' })) as { value: string };
enum Size { small }
console.log(found.value!, Size.small satisfies number);
`);
    expect(code.split('\n').slice(0, 5)).toEqual([
      imports.trim(),
      '',
      '',
      "const found = (await Preferences.get({ key: 'a' })) ;",
      expect.stringContaining('var Size; (function (Size) {guard();'),
    ]);
  });

  it('loses imports of nothing but types', () => {
    expect(compile("import { GetResult } from '@capacitor/preferences';\nlet found: GetResult;\n").code).not.toContain(
      'GetResult',
    );
  });

  it('offers the functions that the sample offers, as far as they are still there', () => {
    const { code, functions } = compile(`${imports}const save = async () => {};\nfunction other() {}\n`);
    expect(functions).toEqual([{ name: 'save', fields: [] }]);
    expect(code).toMatch(/export \{ save \};\n$/);
    expect(compile('function save() {}\nexport { save };\n').code).not.toMatch(/export.*export/s);
  });

  it('imports the other samples of the page', () => {
    expect(compile("import { key } from './lib';\nconsole.log(key);\n").code).toContain(
      "from 'sample:src/lib/index.ts'",
    );
    expect(compile("import { key } from '../lib/index.js';\nconsole.log(key);\n").code).toContain(
      "'sample:src/lib/index.ts'",
    );
  });

  it('has its hidden part after the imports, and its own lines', () => {
    const { code, changes } = compile(`${imports}\nsave();\n`, {
      prepared: 'const a = Preferences;\nconst save = () => a;',
    });
    expect(code.split('\n').map((line) => line.replace(/ = .*/, ''))).toEqual([
      imports.trim(),
      '',
      'const a',
      'const save',
      'save();',
      '',
      'export { save };',
      '',
    ]);
    expect([1, 2, 3, 5].map((line) => nameLine(line, changes))).toEqual([
      'line 1',
      'line 2',
      'in what was prepared',
      'line 3',
    ]);
  });

  it.each([
    ['what is no code', 'const a = 1;\nconst b = (;\n', 'Unexpected token (line 2)'],
    [
      'what only the second parser sees',
      'const a = 1;\nconst a = 2;\n',
      "Identifier 'a' has already been declared (line 2)",
    ],
    [
      'a package that the sample lacks',
      `${imports}import { chunk } from 'lodash';\nchunk([]);\n`,
      'This sample can import only @capacitor/core, @capacitor/preferences, and not lodash (line 2)',
    ],
    ['a file that the page lacks', "import { a } from './other';\na();\n", 'not ./other (line 1)'],
    ['an address', "export * from 'https://example.com/a.js';\n", 'not https://example.com/a.js (line 1)'],
  ])('is refused with the line: %s', (_, text, message) => expect(() => compile(text)).toThrow(message));

  it('is refused after hidden code with the line that the reader sees', () => {
    expect(() => compile(`${imports}\nconst b = (;\n`, { prepared: 'const a = 1;\nconst c = 1;' })).toThrow('(line 3)');
  });
});

describe('a link to changed code', () => {
  const code = `${imports}console.log('ä €', "<b>");\n`;

  it('holds the code in letters that need no escape', async () => {
    const fragment = await writeShared(3, code);
    expect(fragment).toMatch(/^#run=3\.[\w-]+$/);
    const mark = readSharedMark(fragment);
    expect(mark?.index).toBe(3);
    expect(await readShared(mark?.data ?? '')).toBe(code);
  });

  it('is short', async () => expect((await writeShared(3, code.repeat(20))).length).toBeLessThan(200));

  it('has a limit', async () => {
    await expect(writeShared(0, 'a'.repeat(maxCode + 1))).rejects.toThrow('A link can hold 20000 characters');
    expect(await readShared((await writeShared(0, 'ä'.repeat(maxCode))).slice(7))).toHaveLength(maxCode);
  });

  it.each([
    ['another fragment', '#runtime'],
    ['no place', '#run=.abc'],
    ['no number', '#run=x.abc'],
    ['a long number', '#run=12345.abc'],
    ['other letters', '#run=1.<img>'],
    ['no data', '#run=1'],
  ])('is none with %s', (_, fragment) => expect(readSharedMark(fragment)).toBeUndefined());

  it.each([
    ['nothing', ''],
    ['one letter', 'a'],
    ['what is not packed', 'AAAA'],
    ['a part of it', 'y0jNyclXSMsv'.slice(0, 5)],
    ['bytes that are no text', deflateRawSync(Uint8Array.of(0xff, 0xfe)).toString('base64url')],
    ['nothing, packed', deflateRawSync('').toString('base64url')],
  ])('is refused if its data is %s', (_, data) => expect(readShared(data)).rejects.toThrow('no code that can be read'));

  it('is refused if it unpacks to more than it may, and long before the end', async () => {
    const bomb = deflateRawSync('a'.repeat(200_000_000));
    const began = performance.now();
    await expect(readShared(bomb.toString('base64url'))).rejects.toThrow('no code that can be read');
    expect(performance.now() - began).toBeLessThan(500);
  });
});
