import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsVersions, type VersionName } from '../../../src/config/versions';
import type { Problem } from '../../../src/packages/docs-checks/problem';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { createPage, type Page } from '../../../src/remark/pages';

/** Reads `tests/fixtures/content/<path>` as if it were the page `<path>` of a version. */
export function readFixture(path: string, version: VersionName = 'v5'): Page {
  const text = readFileSync(join(projectRoot, 'tests/fixtures/content', path), 'utf8');
  return makePage(path, text, version);
}

/** Creates a page of a version from text. */
export function makePage(path: string, text: string, version: VersionName = 'v5'): Page {
  const docsVersion = docsVersions.find(({ name }) => name === version);
  if (docsVersion === undefined) {
    throw new Error(`No version ${version}`);
  }
  return createPage(docsVersion, `${docsVersion.docsDir}/${path}`, text);
}

/** Formats problems as `line: message`, sorted by line. */
export function listProblems(problems: readonly Problem[]): string[] {
  return [...problems].sort((a, b) => a.line - b.line).map(({ line, message }) => `${line}: ${message}`);
}
