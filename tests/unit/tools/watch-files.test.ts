import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from '../../../src/packages/shared/files/watch-files';

/** How long the system may take to tell of a change, in milliseconds. */
const patience = 20_000;

let root: string;
let changes: (readonly string[])[];
let end: () => void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'docs/guides'), { recursive: true });
  writeFileSync(join(root, 'docs/guides/a.md'), 'a');
  writeFileSync(join(root, 'sidebars.ts'), 'a');
  changes = [];
  end = watchFiles(root, ['docs', 'sidebars.ts', 'nothing'], (files) => changes.push(files));
  // Some systems may still report earlier writes.
  await new Promise((resolve) => setTimeout(resolve, 300));
  changes.length = 0;
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

it('tells once of all that changes in folders, and of no other file', async () => {
  writeFileSync(join(root, 'other.ts'), 'b');
  writeFileSync(join(root, 'docs/guides/a.md'), 'b');
  writeFileSync(join(root, 'docs/guides/b.md'), 'b');
  await vi.waitFor(
    () => expect(changes.flat()).toEqual(expect.arrayContaining(['docs/guides/a.md', 'docs/guides/b.md'])),
    patience,
  );
  expect(changes.flat()).not.toContain('other.ts');
});

it('tells of a file that an editor puts in the place of another, again and again', async () => {
  for (const text of ['b', 'c']) {
    writeFileSync(join(root, 'draft'), text);
    renameSync(join(root, 'draft'), join(root, 'sidebars.ts'));
    await vi.waitFor(() => expect(changes.flat()).toEqual(['sidebars.ts']), patience);
    changes.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    changes.length = 0;
  }
});
