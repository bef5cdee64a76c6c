import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/packages/shared/files/project-root';
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

  it('names a test that runs for every statement', () => {
    expect(findTableProblems(rows, readTest)).toEqual([]);
  });

  it('has no test only where no page has the code', () => {
    expect(rows.filter(({ isOfOwnClient }) => isOfOwnClient).map(({ statement }) => statement)).toEqual([
      'Head updates are throttled to about 16 ms.',
      'Route-pattern caches are capped at 10000 entries.',
    ]);
  });
});

describe('findTableProblems', () => {
  const source = `
    describe('bar', () => {
      it('hides', () => { expect(hides()).toBe(true); });
      it.each([1])(\`shows %s\`, (count) => { check(count); });
      it.skip('slides', () => { expect(slides()).toBe(true); });
      it('glows', () => {});
      it.todo('sings');
    });
    describe.skip('door', () => { test('opens', () => { expect(opens()).toBe(true); }); });
    describe('table', () => {
      const rules = { 'turns': () => true };
      it.each(Object.entries(rules))('%s', (_, rule) => { expect(rule()).toBe(true); });
    });
    // it('falls', () => expect(1).toBe(1));
  `;
  const check = (tests: string) =>
    findTableProblems(
      parseSpecTable(`| § | statement | test |\n|---|---|---|\n| 2 | It hides. | ${tests} |`),
      (file) => (file === 'a.test.ts' ? source : undefined),
    );

  it.each([
    ['a.test.ts › hides'],
    ['a.test.ts › turns'],
    ['`a.test.ts › bar › hides`'],
    ['a.test.ts › hides<br>a.test.ts › shows %s'],
  ])('accepts %s', (tests) => {
    expect(check(tests)).toEqual([]);
  });

  it("accepts Docusaurus' own client instead of tests, and nothing else", () => {
    expect(check("Docusaurus' own client only")).toEqual([]);
    expect(check('Docusaurus only')).toEqual(['spec.md:3: there is no test file Docusaurus only.']);
  });

  it.each([
    ['', 'spec.md:3: no test proves "It hides.".'],
    ['b.test.ts › hides', 'spec.md:3: there is no test file b.test.ts.'],
    ['a.test.ts › hide', 'spec.md:3: a.test.ts has no test "hide".'],
    ['a.test.ts › hides › bar', 'spec.md:3: a.test.ts has no test "hides › bar".'],
    ['a.test.ts › door › hides', 'spec.md:3: a.test.ts has no test "door › hides".'],
    ['a.test.ts › bar', 'spec.md:3: a.test.ts has no test "bar".'],
    ['a.test.ts › bar › turns', 'spec.md:3: a.test.ts has no test "bar › turns".'],
    ['a.test.ts › leaps', 'spec.md:3: a.test.ts has no test "leaps".'],
    ['a.test.ts › falls', 'spec.md:3: a.test.ts has no test "falls".'],
    ['a.test.ts › slides', 'spec.md:3: a.test.ts: "slides" is skipped.'],
    ['a.test.ts › opens', 'spec.md:3: a.test.ts: "opens" is skipped.'],
    ['a.test.ts › glows', 'spec.md:3: a.test.ts: "glows" checks nothing.'],
    ['a.test.ts › sings', 'spec.md:3: a.test.ts: "sings" is skipped.'],
    ['a.test.ts › hides<br>a.test.ts › fades', 'spec.md:3: a.test.ts has no test "fades".'],
    ['a.test.ts', 'spec.md:3: a.test.ts has no test "".'],
  ])('refuses "%s"', (tests, problem) => {
    expect(check(tests)).toEqual([problem]);
  });
});
