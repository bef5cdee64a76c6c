import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decode, openResults, settleResults } from '../../../src/build/cache/results';

const parent = mkdtempSync(join(tmpdir(), 'cached-results-'));
const folder = join(parent, 'results');
const warnings: string[] = [];
const open = (program = 'p') => openResults(folder, program, (line) => warnings.push(line));
const all = () => true;

function readText(name: string, inputs: readonly string[]): string | undefined {
  const content = open().read(name, inputs);
  return content && decode(content);
}

/** Stores one result, like a completed build. */
function keepOne(): void {
  open().write('docs/a.md', ['x', 'y'], 'made\nof x and y');
  settleResults(folder, true, all);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  warnings.length = 0;
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('a kept result', () => {
  it('comes back for the same name and the same inputs', () => {
    keepOne();
    expect(readText('docs/a.md', ['x', 'y'])).toBe('made\nof x and y');
  });

  it.each<[string, string, string, string[]]>([
    ['another program', 'q', 'docs/a.md', ['x', 'y']],
    ['another name', 'p', 'docs/b.md', ['x', 'y']],
    ['another input', 'p', 'docs/a.md', ['x', 'z']],
    ['inputs in another order', 'p', 'docs/a.md', ['y', 'x']],
    ['inputs that are cut elsewhere', 'p', 'docs/a.md', ['xy', '']],
    ['an input more', 'p', 'docs/a.md', ['x', 'y', '']],
  ])('does not come back for %s', (_, program, name, inputs) => {
    keepOne();
    // Simulates a renamed file, because the location alone must not be enough for a cache hit.
    if (name !== 'docs/a.md') {
      writeFileSync(
        join(folder, encodeURIComponent(name)),
        readFileSync(join(folder, encodeURIComponent('docs/a.md')), 'utf8'),
      );
    }
    expect(open(program).read(name, inputs)).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('is one a name: what is made again takes its place', () => {
    keepOne();
    open().write('docs/a.md', ['z'], 'made of z');
    settleResults(folder, true, all);
    expect(open().read('docs/a.md', ['x', 'y'])).toBeUndefined();
    expect(readText('docs/a.md', ['z'])).toBe('made of z');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -3)],
    ['has another letter', (text: string) => text.replace('made', 'mode')],
  ])('is made again, and said to be damaged, when it %s', (_, damage) => {
    keepOne();
    const file = join(folder, encodeURIComponent('docs/a.md'));
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(open().read('docs/a.md', ['x', 'y'])).toBeUndefined();
    expect(warnings).toEqual([`${file} is damaged, so it is made again.`]);
  });

  it('is made again when its file is empty', () => {
    keepOne();
    writeFileSync(join(folder, encodeURIComponent('docs/a.md')), '');
    expect(open().read('docs/a.md', ['x', 'y'])).toBeUndefined();
  });
});

describe('a build that ends', () => {
  it('hands nothing out before', () => {
    open().write('docs/a.md', ['x'], 'made');
    expect(open().read('docs/a.md', ['x'])).toBeUndefined();
  });

  it('is not made of what has too long a name for a file', () => {
    const name = `docs/${'ü'.repeat(42)}.md`;
    for (const tooLong of [name, `docs/${'a'.repeat(250)}.md`]) open().write(tooLong, ['x'], 'made');
    settleResults(folder, true, all);
    expect(existsSync(folder)).toBe(false);
    expect(open().read(name, ['x'])).toBeUndefined();
  });

  it('drops what it made when something has changed meanwhile, and no more', () => {
    keepOne();
    open().write('docs/a.md', ['z'], 'made of z');
    open().write('docs/b.md', ['z'], 'made of z');
    settleResults(folder, false, all);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readText('docs/a.md', ['x', 'y'])).toBe('made\nof x and y');
  });

  it('removes what no page stands for any more', () => {
    keepOne();
    open().write('docs/b.md', ['z'], 'made of z');
    settleResults(folder, true, (name) => name === 'docs/b.md');
    expect(readdirSync(folder)).toEqual([encodeURIComponent('docs/b.md')]);
  });

  it('has nothing to do where nothing was kept', () => {
    expect(() => settleResults(folder, true, all)).not.toThrow();
  });
});
