import { describe, expect, it } from 'vitest';
import { type PackageJsonResult, readPackageJson } from '../../../src/upgrade/plan/read-package-json';
import { measureCpu } from '../cpu-time';

/** Reads a text that must be rejected, and returns the reason: `2:14 …`. */
function problemOf(text: string): string {
  const result: PackageJsonResult = readPackageJson(text);
  if (result.isRead) throw new Error('it was read');
  const { line, column, message } = result.problem;
  return `${line}:${column} ${message}`;
}

describe('a package.json', () => {
  it('gives its packages in the order of the file, each once', () => {
    const text = JSON.stringify({
      name: 'my-app',
      dependencies: { '@capacitor/core': '^4.0.0', left: '1' },
      devDependencies: { '@capacitor/cli': '^4.0.0', left: '2' },
    });
    expect(readPackageJson(text)).toEqual({
      isRead: true,
      packageJson: {
        name: 'my-app',
        dependencies: [
          { name: '@capacitor/core', range: '^4.0.0', isForDevelopment: false },
          { name: 'left', range: '1', isForDevelopment: false },
          { name: '@capacitor/cli', range: '^4.0.0', isForDevelopment: true },
        ],
      },
    });
  });

  it('may begin with a byte order mark and have no packages at all', () => {
    expect(readPackageJson('\uFEFF{}')).toEqual({ isRead: true, packageJson: { name: '', dependencies: [] } });
  });

  it('keeps names as they are, also those that objects have already', () => {
    const text = '{"dependencies": {"__proto__": "1", "constructor": "2", "<img src=x onerror=alert(1)>": "3"}}';
    const result = readPackageJson(text);
    const names = result.isRead ? result.packageJson.dependencies.map(({ name }) => name) : [];
    expect(names).toEqual(['__proto__', 'constructor', '<img src=x onerror=alert(1)>']);
  });
});

describe('a broken file', () => {
  it.each([
    ['{\n  "name": "a"\n  "version": "1"\n}', '3:3 A comma is missing in front of this.'],
    ['{\n  "name": "a",\n}', '3:1 A name in double quotes is missing here. Is there a comma too many?'],
    ['{"dependencies": {', '1:19 The closing brace } is missing. Is the text complete?'],
    ['{ // app\n}', '1:3 JSON has no comments. Remove this one.'],
    ["{'name': 1}", '1:2 Not valid JSON: put text in double quotes.'],
    ['{"name": "a}\n', '1:10 The closing quote " is missing in this line.'],
    ['{} 1', '1:4 The object has ended before this. Remove what follows it.'],
  ])('%j is refused with its place', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([['[]'], ['"text"'], ['12'], ['null'], ['npm install']])('%s is no object', (text) => {
    expect(problemOf(text)).toMatch(/^1:1 /);
  });

  it('is refused when its packages are no list of versions', () => {
    expect(problemOf('{\n"dependencies": ["a"]}')).toBe('2:17 "dependencies" must be an object of names and versions.');
    expect(problemOf('{"dependencies":\n {"a": 1}}')).toBe('2:8 A version must be a text in double quotes.');
  });

  it.each([
    ['brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(50_000)],
    ['lists in a package', `{"dependencies": {"a": ${'['.repeat(100_000)}`],
  ])('is refused when its %s are nested too deeply', (_, text) => {
    expect(problemOf(text)).toContain('nested too deeply');
  });

  it('is refused when it has more packages than any app', () => {
    const list = (count: number) =>
      JSON.stringify({ dependencies: Object.fromEntries(Array.from({ length: count }, (_, n) => [`a-${n}`, '1'])) });
    expect(readPackageJson(list(1000)).isRead).toBe(true);
    expect(problemOf(list(1001))).toContain('up to 1000 packages');
    const text = list(30_000);
    expect(measureCpu(() => expect(problemOf(text)).toContain('up to 1000 packages'))).toBeLessThan(2000);
  });

  it('is refused when it is far too long', () => {
    expect(problemOf(' '.repeat(1_000_001))).toContain('too long');
  });
});
