import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passes } from '../../../src/build/page-steps';
import { listPaths } from '../../../src/packages/shared/files/file-paths';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const folder = join(projectRoot, 'src/plugins');
const sources = listPaths(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

it('no plugin works on the finished pages beside the steps: Docusaurus runs those hooks at the same time', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ text }) => /\bpostBuild\b/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('every step has its place in one pass', () => {
  const names: readonly string[] = passes.flat();
  expect(new Set(names).size).toBe(names.length);
});
