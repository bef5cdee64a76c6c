import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { type CopiedProject, copyProject } from './copied-project';

/*
 * Pages with what writers bring from other sites. Those in `accepted` have nothing to report. Each page in `refused` has a list of what
 * check:docs says of it, beside it.
 */

const fixtures = join(projectRoot, 'tests/fixtures/writers');
const list = (folder: string) => readdirSync(join(fixtures, folder)).filter((name) => /\.mdx?$/.test(name));
const accepted = list('accepted');
const refused = list('refused');

describe('pages of writers', () => {
  let project: CopiedProject;
  let lines: readonly string[];

  beforeAll(async () => {
    project = copyProject();
    for (const folder of ['accepted', 'refused'])
      cpSync(join(fixtures, folder), join(project.root, 'docs/main'), {
        recursive: true,
        filter: (source) => !source.endsWith('.txt'),
      });
    ({ lines } = await project.run(['check:docs', 'docs/main/']));
  }, 120_000);

  afterAll(() => project?.remove());

  const readFindings = (name: string): string[] => {
    const start = `docs/main/${name}:`;
    return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  };

  it('are at least forty', () => {
    expect(accepted.length + refused.length).toBeGreaterThanOrEqual(40);
  });

  it.each(accepted)('%s is accepted', (name) => {
    expect(readFindings(name)).toEqual([]);
  });

  it.each(refused)('%s is refused', (name) => {
    const expected = readFileSync(join(fixtures, 'refused', name.replace(/\.mdx?$/, '.txt')), 'utf8');
    expect(readFindings(name)).toEqual(expected.trim().split('\n'));
  });
});
