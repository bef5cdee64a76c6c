/** Checks that files named in comments and in pages for maintainers exist, so that the text is updated when a file moves. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that are not checked: pages for readers name files of their apps, and fixtures name those of other sites. */
const others = /^(?:docs|versioned_docs|tests\/(?:unit|fixtures|content))\//;

const readers = tracked.filter((file) => /\.(?:tsx?|m?js|css|md)$/.test(file) && !others.test(file));

/** Files that exist only after an install, after a build, or in an app. */
const made = [
  /^src\/capacitor\/v\d\/snippets\//,
  /^src\/mcp\/dist\//,
  // The source of a Capacitor plugin, or of an app in a sample.
  /^src\/(?:index|definitions|web|App|app)\.tsx?$/,
];

/** @returns paths from the project root that a text names, with or without backquotes */
function listNamed(text: string): string[] {
  return [...text.matchAll(/(?<![\w/@.'"${}-])(?:src|tests)\/[\w./-]*\.(?:tsx?|mjs|json|js|css|md)\b/g)].map(
    ([path]) => path,
  );
}

describe('files that are named', () => {
  it('exist', () => {
    const missing = readers.flatMap((file) =>
      listNamed(readFileSync(join(projectRoot, file), 'utf8'))
        .filter((path) => !existsSync(join(projectRoot, path)) && !made.some((pattern) => pattern.test(path)))
        .map((path) => `${file} names ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found in prose, in backquotes and in calls', () => {
    expect(listNamed('(`src/a/b.ts`), see tests/c.md. And @site/src/d.ts, root/src/e.ts')).toEqual([
      'src/a/b.ts',
      'tests/c.md',
    ]);
  });
});
