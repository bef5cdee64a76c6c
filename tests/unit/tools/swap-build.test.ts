import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nameFolder, readTarget } from '../../../src/packages/docs-cli/build/swap-build';

const root = mkdtempSync(join(tmpdir(), 'swap-build-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeFolder(name: string, ...files: string[]): void {
  mkdirSync(join(root, name));
  for (const file of files) writeFileSync(join(root, name, file), '{}');
}

describe('where a build goes', () => {
  it('may hold a build, also one of versions that have no page in the root', () => {
    writeFolder('preview', '.hosting.json');
    writeFolder('empty');
    for (const folder of ['preview', 'empty', 'new']) {
      expect(readTarget(folder, root)).toMatchObject({ folder: join(root, folder) });
    }
  });

  it('holds nothing else, be it a site of somebody else', () => {
    writeFolder('site', 'index.html');
    expect(() => readTarget('site', root)).toThrow(
      'site exists and is not a build of this site. Move it away, or name another folder.',
    );
  });

  it('is what the success names', () => {
    const target = readTarget(undefined, root);
    expect(nameFolder('[SUCCESS] Generated static files in "build.partial".', target, root)).toBe(
      '[SUCCESS] Generated static files in "build".',
    );
  });
});
