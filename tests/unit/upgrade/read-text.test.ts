import { describe, expect, it } from 'vitest';
import type { AppText } from '../../../src/packages/upgrade/read/combine';
import { readText, type TextResult } from '../../../src/packages/upgrade/read/read-text';
import { measureCpu } from '../cpu-time';

/** Reads a text that must be rejected, and returns the reason: `2:14 …`. */
function problemOf(text: string): string {
  const result: TextResult = readText(text);
  if (result.isRead) throw new Error('it was read');
  const { line, column, message } = result.problem;
  return `${line}:${column} ${message}`;
}

function read(text: string): AppText {
  const result = readText(text);
  if (!result.isRead) throw new Error(problemOf(text));
  return result.app;
}

/** Returns the packages of a text: `core ^4.0.0 = 4.8.1 (dev) in 3`. */
function packagesOf(text: string): string[] {
  return read(text).dependencies.map(({ name, range, installed, isForDevelopment, line }) => {
    const version = installed === undefined || installed === range ? '' : ` = ${installed}`;
    const place = line === undefined ? '' : ` in ${line}`;
    return `${name.replace('@capacitor/', '')} ${range}${version}${isForDevelopment ? ' (dev)' : ''}${place}`;
  });
}

describe('a package.json', () => {
  it('gives its packages in the order of the file, each once', () => {
    const text = JSON.stringify({
      name: 'my-app',
      dependencies: { '@capacitor/core': '^4.0.0', left: '1' },
      devDependencies: { '@capacitor/cli': '^4.0.0', left: '2' },
    });
    expect(read(text)).toEqual({
      name: 'my-app',
      dependencies: [
        { name: '@capacitor/core', range: '^4.0.0', isForDevelopment: false, line: 1 },
        { name: 'left', range: '1', isForDevelopment: false, line: 1 },
        { name: '@capacitor/cli', range: '^4.0.0', isForDevelopment: true, line: 1 },
      ],
      notes: [],
    });
  });

  it.each([
    ['a byte order mark', '\uFEFF{"dependencies": {"@capacitor/core": "4"}}'],
    ['Windows line ends', '{\r\n"dependencies": {"@capacitor/core": "4"}\r\n}\r\n'],
    ['comments', '// my app\n{ /* one */ "dependencies": {"@capacitor/core": "4" /* two */}} // end'],
    ['trailing commas', '{"dependencies": {"@capacitor/core": "4",},}'],
    ['only the list', '"dependencies": {"@capacitor/core": "4"}'],
    ['only the list, with a comma', '  "dependencies": {\n"@capacitor/core": "4",\n},\n'],
    ['the list and the end of the file', '"dependencies": {"@capacitor/core": "4"}\n}\n'],
    ['two lists', '"dependencies": {"@capacitor/core": "4"},\n"devDependencies": {}'],
    ['only what is in the list', '"@capacitor/core": "4"'],
    ['only the braces of the list', '{"@capacitor/core": "4"}'],
  ])('may have %s', (_, text) => {
    expect(read(text).dependencies.map(({ name, range }) => `${name} ${range}`)).toEqual(['@capacitor/core 4']);
  });

  it('keeps names as they are, also those that objects have already', () => {
    const text = '{"dependencies": {"__proto__": "1", "constructor": "2", "<img src=x onerror=alert(1)>": "3"}}';
    expect(read(text).dependencies.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      '<img src=x onerror=alert(1)>',
    ]);
  });

  it('knows the lines of its packages', () => {
    expect(packagesOf('{\n"dependencies": {\n\n"@capacitor/core": "4",\n"@capacitor/ios": "4"}}')).toEqual([
      'core 4 in 4',
      'ios 4 in 5',
    ]);
    expect(packagesOf('"dependencies": {\n"@capacitor/core": "4"}')).toEqual(['core 4 in 2']);
  });

  it.each([
    ['npm@9.8.1', 'npm'],
    ['yarn@3.6.1+sha224.abc', 'yarn'],
    ['pnpm@8.6.0', 'pnpm'],
    ['bun@1.1.0', 'bun'],
    ['other@1', undefined],
  ])('names its package manager: %s', (packageManager, manager) => {
    expect(read(JSON.stringify({ packageManager })).manager).toBe(manager);
  });
});

describe('several files, one below the other', () => {
  const packageJson = '{"dependencies": {"@capacitor/core": "latest", "@capacitor/ios": "^4.0.0"}}\n';
  const expected = ['core latest = 4.8.1 in 1', 'ios ^4.0.0 = 4.8.2 in 1'];

  it.each([
    [
      'package-lock.json',
      '{"lockfileVersion": 3, "packages": {"node_modules/@capacitor/core": {"version": "4.8.1"}, "node_modules/@capacitor/ios": {"version": "4.8.2"}}}',
    ],
    [
      'bun.lock',
      '{"lockfileVersion": 1, "workspaces": {"": {}}, "packages": {"@capacitor/core": ["@capacitor/core@4.8.1"], "@capacitor/ios": ["@capacitor/ios@4.8.2"],}}',
    ],
    [
      'yarn.lock',
      '# yarn lockfile v1\n"@capacitor/core@latest":\n  version "4.8.1"\n"@capacitor/core@^3.0.0":\n  version "3.9.0"\n"@capacitor/ios@^4.0.0":\n  version "4.8.2"\n',
    ],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      '@capacitor/core':\n        specifier: latest\n        version: 4.8.1\n      '@capacitor/ios':\n        specifier: ^4.0.0\n        version: 4.8.2(@capacitor/core@4.8.1)\n",
    ],
    [
      'long lock file',
      `{"lockfileVersion": 3, "packages": {"node_modules/@capacitor/core": {"version": "4.8.1"}, "node_modules/@capacitor/ios": {"version": "4.8.2"}, "a": "${'a'.repeat(1_500_000)}"}}`,
    ],
  ])('give the installed versions of the packages: %s', (_, lock) => {
    expect(packagesOf(packageJson + lock)).toEqual(expected);
    expect(packagesOf(`${lock}\n${packageJson}`).map((text) => text.replace(/ in \d+$/, ''))).toEqual(
      expected.map((text) => text.replace(/ in \d+$/, '')),
    );
  });

  it('do not give a version that is older than the range', () => {
    const lock = '# yarn lockfile v1\n"@capacitor/ios@^3.0.0":\n  version "3.9.0"\n';
    expect(packagesOf(packageJson + lock)).toEqual(['core latest in 1', 'ios ^4.0.0 in 1']);
  });

  it('give the ranges of a catalog', () => {
    const text =
      '{"dependencies": {"@capacitor/core": "catalog:", "@capacitor/ios": "catalog:old", "a": "catalog:none"}}';
    const catalogs =
      'catalog:\n  "@capacitor/core": ^4.8.1 # newest\ncatalogs:\n  old:\n    \'@capacitor/ios\': ^3.0.0\n';
    expect(packagesOf(`${text}\n${catalogs}`)).toEqual(['core ^4.8.1 in 1', 'ios ^3.0.0 in 1', 'a catalog:none in 1']);
  });
});

describe('a broken file', () => {
  it.each([
    ['{\n  "name": "a"\n  "version": "1"\n}', '3:3 A comma is missing in front of this.'],
    ['{\n  "name": "a",,\n}', '2:15 A name in double quotes is missing here.'],
    ['{"dependencies": {', '1:19 The closing brace } is missing. Is the text complete?'],
    ['\n"dependencies": {\n  "a": "1",\n', '4:1 The closing brace } is missing. Is the text complete?'],
    ['"dependencies": {\n  "a": \n}', '3:1 A value is missing here.'],
    ['{ /* app\n}', '1:3 The end of the comment */ is missing.'],
    ["{'name': 1}", '1:2 Not valid JSON: put text in double quotes.'],
    ['{"name": "a}\n', '1:10 The closing quote " is missing in this line.'],
    ['{"lockfileVersion": 3, "packages": {', '1:37 The closing brace } is missing. Is the text complete?'],
    ['{"name": "a"}', '1:1 This JSON has no "dependencies". Paste your package.json.'],
    ['"name": "a"', '1:1 This part of a package.json has no "dependencies". Paste the whole file.'],
    ['{"dependencies": {}}\n 1', '2:2 The file above has ended before this.'],
    ['{"dependencies": {}}}', '1:21 The file above has ended before this.'],
    [
      'Latest Dependencies:\n\n  @capacitor/cli: 5.0.0\n',
      '1:1 The part "Installed Dependencies" of the output is missing. Paste all of it.',
    ],
    ['#!/usr/bin/env bun\nbun-lockfile-format-v0', '1:1 A bun.lockb is no text.'],
  ])('%j is refused with its place', (text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it.each([['[]'], ['12'], ['null'], ['npm install'], ["platform :ios, '13.0'"], ['<manifest/>'], ['---\n']])(
    '%j is no format that is known',
    (text) => {
      expect(problemOf(text)).toMatch(/^1:1 The assistant does not know this format\. Paste a package\.json,/);
    },
  );

  it('is refused when its packages are no list of versions', () => {
    expect(problemOf('{\n"dependencies": ["a"]}')).toBe('2:17 "dependencies" must be an object of names and versions.');
    expect(problemOf('{"dependencies":\n {"a": 1}}')).toBe('2:8 A version must be a string in double quotes.');
  });

  it.each([
    ['brackets', `{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['objects', '{"a":'.repeat(50_000)],
    ['lists in a package', `{"dependencies": {"a": ${'['.repeat(100_000)}`],
    ['lists in a lock file', `{"lockfileVersion": 3, "packages": ${'['.repeat(100_000)}`],
  ])('is refused when its %s are nested too deeply', (_, text) => {
    expect(problemOf(text)).toContain('nested too deeply');
  });

  const many = (count: number, line: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => line(n)).join('');
  it.each([
    ['package.json', (n: number) => `{"dependencies": {${many(n, (i) => `"a-${i}": "1",`)}}}`],
    [
      'package-lock.json',
      (n: number) =>
        `{"lockfileVersion": 3, "packages": {"": {"dependencies": {${many(n, (i) => `"a-${i}": "1",`)}}}}}`,
    ],
    [
      'package-lock.json of format 1',
      (n: number) =>
        `{"lockfileVersion": 1, "dependencies": {${many(n, (i) => `"@capacitor/a-${i}": {"version": "1.0.0"},`)}}}`,
    ],
    [
      'yarn.lock',
      (n: number) => `# yarn lockfile v1\n${many(n, (i) => `"@capacitor/a-${i}@1":\n  version "1.0.0"\n`)}`,
    ],
    [
      'yarn.lock of Yarn 3',
      (n: number) =>
        `__metadata:\n  version: 6\n"a@workspace:.":\n  dependencies:\n${many(n, (i) => `    a-${i}: 1\n`)}`,
    ],
    [
      'pnpm-lock.yaml',
      (n: number) =>
        `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n${many(n, (i) => `      a-${i}:\n        version: 1.0.0\n`)}`,
    ],
    [
      'bun.lock',
      (n: number) =>
        `{"lockfileVersion": 1, "workspaces": {"": {"dependencies": {${many(n, (i) => `"a-${i}": "1",`)}}}}}`,
    ],
    ['npm ls', (n: number) => `a@1.0.0 /a\n${many(n, (i) => `├── a-${i}@1.0.0\n`)}`],
  ])('is refused when it has more packages than any app: %s', (_, make) => {
    expect(readText(make(1000)).isRead).toBe(true);
    expect(problemOf(make(1001))).toContain('up to 1000 packages');
    const time = measureCpu(() => {
      expect(problemOf(make(30_000))).toContain('up to 1000 packages');
    });
    expect(time, 'milliseconds').toBeLessThan(2000);
  });

  it('is refused when it has very many files', () => {
    const time = measureCpu(() => {
      expect(problemOf('{"dependencies": {}}'.repeat(50_000))).toContain('too many files');
    });
    expect(time, 'milliseconds').toBeLessThan(6000);
  });

  it('is refused when it is far too long', () => {
    expect(problemOf(`{${' '.repeat(1_000_001)}}`)).toContain('too long for a package.json');
    expect(problemOf(`"a": 1${' '.repeat(1_000_001)},`)).toContain('too long for a package.json');
    expect(problemOf('a'.repeat(10_000_001))).toContain('too long');
  });
});

describe('a long text without sense', () => {
  const size = 300_000;
  it.each([
    ['blanks', ' '],
    ['line ends', '\n'],
    ['dashes', '-'],
    ['dashes and blanks', '- '],
    ['branches', '├─'],
    ['at signs', '@'],
    ['letters and at signs', 'a@'],
    ['quotes', '"'],
    ['commas', ','],
    ['colons', ':'],
    ['hash signs', '#'],
    ['slashes', '/'],
    ['beginnings of comments', '/*'],
    ['comments', '//\n'],
    ['keys of Yarn', '"a@1", '],
    ['versions', '  version "1'],
    ['lines of deeper indentation', '\n a'],
    ['headings of npx cap doctor', 'Installed Dependencies:\n'],
  ])('of %s is read quickly', (_, unit) => {
    const text = unit.repeat(size / unit.length);
    const time = measureCpu(() => {
      for (const beginning of [
        '',
        '# yarn lockfile v1\n',
        'lockfileVersion: 6\n',
        'packages:\n',
        'Installed Dependencies:\n',
        '├── ',
      ])
        readText(beginning + text);
    });
    expect(time, 'milliseconds').toBeLessThan(2000);
  });

  it('of lines, each deeper than the one before, is read quickly', () => {
    const text = Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    const time = measureCpu(() => {
      readText(`lockfileVersion: 6\n${text}`);
    });
    expect(time, 'milliseconds').toBeLessThan(2000);
  });
});
