import { describe, expect, it } from 'vitest';
import { checkSnippets, checkUncheckedShare } from '../../../src/packages/docs-checks/snippets';
import { listProblems, makePage, readFixture } from './fixture';

describe('checkSnippets', { timeout: 30_000 }, () => {
  it('accepts blocks that compile, with titles, preamble and facts', () => {
    expect(listProblems(checkSnippets([readFixture('snippets/passes.md')]))).toEqual([]);
  });

  it('reports each broken block at its line of the page', () => {
    const problems = listProblems(checkSnippets([readFixture('snippets/fails.md')]));
    expect(problems).toEqual([
      "9: ts block does not compile: Property 'takePicture' does not exist on type 'CameraPlugin'. (TS2339)",
      "17: ts block does not compile: 'element' is possibly 'null'. (TS18047)",
      "21: ts block does not compile: Cannot find module './not-here' or its corresponding type declarations. (TS2307)",
      "26: ts block does not compile: Cannot find module '@capacitor/storage' or its corresponding type declarations. (TS2307)",
      '30: nocheck has no reason: write nocheck="why it cannot compile"',
      '35: js block does not parse: Variable declaration expected.',
      expect.stringMatching(/^41: json block does not parse: /),
      '47: xml block does not parse: </manifest> closes <application>',
      '51: xml block does not parse: "&" must be written &amp;',
    ]);
  });

  it('reports broken JSON at the line of the mistake, on one line', () => {
    const code = '{\n"appId": com.example,\n"b": 1,\n"c": 2\n}';
    expect(listProblems(checkSnippets([makePage('a.md', `\`\`\`json\n${code}\n\`\`\`\n`)]))).toEqual([
      expect.stringMatching(/^3: json block does not parse: [^\n]+$/),
    ]);
  });

  it('compiles the same code against the packages of each version', () => {
    const code = "```ts\nimport { Storage } from '@capacitor/storage';\n\nawait Storage.clear();\n```\n";
    expect(checkSnippets([makePage('storage.md', code, 'v3')])).toEqual([]);
    expect(checkSnippets([makePage('storage.md', code, 'v4')])).toHaveLength(1);
  });

  it('lets a block import the nearest earlier block of a title, or the next', () => {
    const block = (title: string, code: string) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n\n`;
    const page = makePage(
      'steps.md',
      block('src/app.ts', "import { a } from './steps/a';\n\na.toFixed();") +
        block('src/steps/a.ts', 'export const a = 1;') +
        block('src/steps/b.ts', "import { a } from './a';\n\na.toFixed();") +
        block('src/steps/a.ts', "export const a: string = '1';") +
        block('src/steps/c.ts', "import { a } from './a';\n\na.toFixed();"),
    );
    expect(listProblems(checkSnippets([page]))).toEqual([
      "24: ts block does not compile: Property 'toFixed' does not exist on type 'string'. Did you mean 'fixed'? (TS2551)",
    ]);
  });

  it('refuses deprecated imports, methods, keys and members', () => {
    const problems = listProblems(checkSnippets([readFixture('snippets/deprecated.md')]));
    expect(problems).toEqual([
      '9: ts block uses FilesystemDirectory, which v5 deprecates: Use `Directory`.',
      expect.stringMatching(/^13: ts block uses areEnabled, which v5 deprecates: Use `checkPermissions\(\)` to /),
      '14: ts block uses diskFree, which v5 deprecates: Use `realDiskFree`.',
      '15: ts block uses Slide, which v5 deprecates: Use Animation.Fade or Animation.None instead.',
      '16: ts block uses platform, which v5 deprecates: Use `getPlatform()` instead',
    ]);
  });

  it('allows a deprecated name for which the package has no other', () => {
    const code =
      "```ts\nimport { Camera, CameraResultType } from '@capacitor/camera';\n\n" +
      'await Camera.getPhoto({ resultType: CameraResultType.Uri, preserveAspectRatio: true });\n```\n';
    expect(checkSnippets([makePage('a.md', code, 'v3')])).toEqual([]);
  });

  it('keeps declarations for the whole program on their page', () => {
    const declaring = '```ts\ndeclare global {\n  interface Window {\n    own: number;\n  }\n}\nwindow.own = 1;\n```\n';
    const using = '```ts\nwindow.own = 1;\n```\n';
    expect(checkSnippets([makePage('a.md', `${declaring}\n${using}`)])).toEqual([]);
    expect(checkSnippets([makePage('a.md', declaring), makePage('b.md', using)])).toHaveLength(1);
  });

  it('gives the line of the page for a mistake in the preamble', () => {
    const code =
      '{/* preamble\nconst a: number = 1;\nconst b: string = 1;\n*/}\n\n```ts\na.toFixed();\nb.trim();\n```\n';
    expect(listProblems(checkSnippets([makePage('a.md', code)]))).toEqual([
      "3: ts block does not compile: Type 'number' is not assignable to type 'string'. (TS2322)",
    ]);
  });

  it('knows the Plugins of v2', () => {
    const code = (method: string) =>
      `\`\`\`ts\nimport { Plugins } from '@capacitor/core';\n\nawait Plugins.Modals.${method}({ title: 'a', message: 'b' });\n\`\`\`\n`;
    expect(checkSnippets([makePage('modals.md', code('alert'), 'v2')])).toEqual([]);
    expect(checkSnippets([makePage('modals.md', code('inform'), 'v2')])).toHaveLength(1);
  });
});

describe('checkUncheckedShare', () => {
  const blocks = (checked: number, unchecked: number): string =>
    '```js\nexport {};\n```\n\n'.repeat(checked) + '```js nocheck="on purpose"\n(\n```\n\n'.repeat(unchecked);

  it('allows 2 % of the blocks to opt out', () => {
    expect(checkUncheckedShare([makePage('a.md', blocks(49, 1))])).toEqual([]);
  });

  it('reports every block that opts out when more do', () => {
    const problems = checkUncheckedShare([makePage('a.md', blocks(48, 2))]);
    expect(problems.map(({ message }) => message)).toEqual(
      Array(2).fill('2 of 50 script blocks of v5 say nocheck, at most 1 may: make this one compile'),
    );
  });
});
