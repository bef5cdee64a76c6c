import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { edits } from '../../bench/compare-rebuilds';

it('the edits of the benchmark change texts that the project still has', () => {
  const stale = edits.filter(({ file, from }) => !readFileSync(join(projectRoot, file), 'utf8').includes(from));
  expect(stale, 'npm run bench -- --growth would stop there: name another text in compare-rebuilds.ts').toEqual([]);
});
