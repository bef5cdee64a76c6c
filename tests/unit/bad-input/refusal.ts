import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findFlaws } from './bad-case';
import type { CopiedProject, Outcome } from './copied-project';

/**
 * Checks that a command failed with an exit code and a readable last line, and that the earlier build is unchanged.
 *
 * @param [wanted] exit code; 2 where the command was called in a wrong way
 */
export function checkRefusal(
  project: CopiedProject,
  { code, lines }: Outcome,
  says: readonly (string | RegExp)[],
  wanted = 1,
): void {
  const last = lines.at(-1) ?? '';
  expect(code, lines.join('\n')).toBe(wanted);
  for (const part of says) expect(last).toMatch(part);
  expect(findFlaws(last, project.root), last).toEqual([]);
  expect(readFileSync(join(project.root, 'build/index.html'), 'utf8')).toBe('yesterday');
  expect(existsSync(join(project.root, 'build.partial'))).toBe(false);
}
