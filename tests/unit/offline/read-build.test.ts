import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuild, readText } from '../../../src/packages/offline/build/read-build';

it('reads the files that readers need, also those of a large index in a folder of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const needed = [
    'apis/camera/index.html',
    'assets/js/main.01234567.js',
    'search-index/docs-default-v4.en.0123456789.json',
    'search-index/docs-default-v4.en/01234567.json',
    'search-index/manifest.json',
  ];
  for (const file of [...needed, 'apis/camera.md', 'changes/v3-v4/index.html', 'assets/js/main.01234567.js.map']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const files = readBuild(folder);
  expect(files.map(({ file }) => file).sort()).toEqual(needed);
  expect(files.map(readText).sort()).toEqual(needed);
});
