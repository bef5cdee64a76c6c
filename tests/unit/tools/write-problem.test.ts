import { describe, expect, it } from 'vitest';
import { explainFileError } from '../../../src/packages/docs-cli/setup/write-problem';

describe('explainFileError', () => {
  it.each([
    ['EACCES: permission denied, mkdir', 'This user may not write to /site/release.'],
    ['EROFS: read-only file system, mkdir', 'This user may not write to /site/release.'],
    ['ENOSPC: no space left on device, write', 'No space is left on the disk of /site/release ('],
    ['There is no complete build', 'There is no complete build'],
  ])('says of %s what to do', (message, said) => {
    expect(explainFileError(Object.assign(new Error(message), { path: '/site/release' }))).toContain(said);
  });
});
