import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/files/project-root';
import { findTableProblems, parseSpecTable } from '../spec-table';

const testsFolder = join(projectRoot, 'tests');

function readTest(file: string): string | undefined {
  const path = join(testsFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

describe('the table of the specification', () => {
  const rows = parseSpecTable(readFileSync(join(testsFolder, 'spec.md'), 'utf8'));

  it('has rows for every section', () => {
    expect([...new Set(rows.map((row) => row.section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(150);
  });

  it('has no statement twice in a section', () => {
    const keys = rows.map((row) => `${row.section} ${row.statement}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('names a test that exists for every statement', () => {
    expect(findTableProblems(rows, readTest)).toEqual([]);
  });
});

describe('findTableProblems', () => {
  const source = "describe('bar', () => { it('hides', () => {}); it(`shows %s`, () => {}); });";
  const check = (tests: string) =>
    findTableProblems(
      parseSpecTable(`| § | statement | test |\n|---|---|---|\n| 2 | It hides. | ${tests} |`),
      (file) => (file === 'a.test.ts' ? source : undefined),
    );

  it.each([['a.test.ts › hides'], ['`a.test.ts › bar › hides`'], ['a.test.ts › hides<br>a.test.ts › shows %s']])(
    'accepts %s',
    (tests) => {
      expect(check(tests)).toEqual([]);
    },
  );

  it.each([
    ['', 'spec.md:3: no test proves "It hides.".'],
    ['b.test.ts › hides', 'spec.md:3: there is no test file b.test.ts.'],
    ['a.test.ts › hide', 'spec.md:3: a.test.ts has no test "hide".'],
    ['a.test.ts › hides › bar', 'spec.md:3: a.test.ts has no test "bar".'],
    ['a.test.ts › hides<br>a.test.ts › fades', 'spec.md:3: a.test.ts has no test "fades".'],
    ['a.test.ts', 'spec.md:3: a.test.ts has no test "".'],
  ])('refuses "%s"', (tests, problem) => {
    expect(check(tests)).toEqual([problem]);
  });
});
