import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainFileError, findWriteProblem } from '../../../src/packages/docs-cli/setup/write-problem';

const root = mkdtempSync(join(tmpdir(), 'write-problem-'));
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the problem when one folder is not writable. The check is simulated, because root may write everywhere. */
const refuse = (closed: string) => findWriteProblem(root, (folder) => folder !== closed);

describe('a folder that can not be written to', () => {
  it.each([
    ['of the project', root],
    ['of what was kept', join(root, 'node_modules/.cache')],
  ])('is named before a command begins: that %s', (_, closed) => {
    expect(refuse(closed)).toBe(
      `This user may not write to ${closed}. Change its owner, or work in a copy of the project.`,
    );
  });

  it('is none when all can, or when it is not needed', () => {
    expect(findWriteProblem(root)).toBeUndefined();
    expect(refuse(join(root, 'node_modules'))).toBeUndefined();
  });
});

describe('explainFileError', () => {
  it.each([
    ['EACCES: permission denied, mkdir', 'This user may not write to /site/release.'],
    ['EROFS: read-only file system, mkdir', 'This user may not write to /site/release.'],
    ['ENOSPC: no space left on device, write', 'No space is left on the disk of /site/release ('],
    ['ELOOP: too many symbolic links encountered, stat', '/site/release leads to itself or to a folder above it.'],
    ['There is no complete build', 'There is no complete build'],
  ])('says of %s what to do', (message, said) => {
    expect(explainFileError(Object.assign(new Error(message), { path: '/site/release' }))).toContain(said);
  });
});
