import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import decided from '../../drills/capacitor-6.json' with { type: 'json' };

describe('what a person decides in the drill', () => {
  it('is about sentences that the pages still have', () => {
    const stale = decided.edits.filter(
      ({ file, from }) => !readFileSync(join(projectRoot, file), 'utf8').includes(from),
    );
    expect(
      stale,
      'npm run cli drill would stop there: write into tests/drills/capacitor-6.json what the pages say now',
    ).toEqual([]);
  });
});
