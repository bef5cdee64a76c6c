import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FilePlan } from '../../../src/packages/docs-cli/file-plan';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plan-'));
  mkdirSync(join(root, 'pages/old'), { recursive: true });
  writeFileSync(join(root, 'pages/a.md'), 'a');
  writeFileSync(join(root, 'pages/old/b.md'), 'b');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('a plan', () => {
  it('changes nothing until it is applied', () => {
    const plan = new FilePlan(root);
    plan.copyFolder('pages', 'copy');
    plan.edit('copy/a.md', (text) => `${text}!`);
    plan.remove('pages/old/b.md');
    expect(plan.list('pages')).toEqual(['pages/a.md']);
    expect(plan.describe()).toEqual(['write copy/a.md', 'write copy/old/b.md', 'remove pages/old/b.md']);
    expect(readdirSync(root)).toEqual(['pages']);
    plan.apply();
    expect(read('copy/a.md')).toBe('a!');
    expect(read('copy/old/b.md')).toBe('b');
    expect(existsSync(join(root, 'pages/old'))).toBe(false);
    expect(readdirSync(root).sort()).toEqual(['copy', 'pages']);
  });

  it('names the file that can not be written', () => {
    const plan = new FilePlan(root);
    plan.write('pages/a.md', 'other');
    // A file can't be where a folder has to be.
    plan.write('pages/a.md/c.md', 'c');
    expect(() => plan.apply()).toThrow(/^pages\/a\.md\/c\.md can't be written: .*git status/);
  });
});
