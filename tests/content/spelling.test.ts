import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../src/config/versions';
import { projectRoot } from '../../src/lib/project-root';

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
      'src/build/checks/spelling/cspell.config.json',
      ...globs,
    ],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0 && status !== 1) throw new Error(`The spell checker failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('spelling', () => {
  it('is right on every page; new names go into src/build/checks/spelling/project-words.txt', () => {
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
