import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/files/project-root';
import { docsVersions } from '../../src/config/versions';

/**
 * Runs the spell checker over files.
 *
 * @param globs paths from the root of the project
 * @returns the unknown words as `file:line:column - Unknown word (word)`
 */
function findUnknownWords(globs: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--config',
      'tests/content/cspell.config.json',
      ...globs,
    ],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0 && status !== 1) throw new Error(`The spell checker failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('spelling', () => {
  it('is right on every page; new names go into tests/content/project-words.txt', () => {
    expect(
      findUnknownWords([...docsVersions.map(({ docsDir }) => `${docsDir}/**/*.md`), 'README.md', 'CONTRIBUTING.md']),
    ).toEqual([]);
  });

  it('is wrong in the fixture', () => {
    const found = findUnknownWords(['tests/fixtures/content/spelling/fails.md']);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('fails.md:3:');
    expect(found[0]).toContain('(misstake)');
  });
});
