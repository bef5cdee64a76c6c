import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** Files and folders that a build does not need or must not find, such as the output and caches of other builds. */
const leftOut = new Set([
  'build.partial',
  'build.previous',
  '.ci',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'playwright-report',
  'test-results',
  'tests',
]);

/**
 * Provides a copy of the project to build and change, with the installed packages but without any cache, and removes it afterward.
 *
 * @param use receives the folder of the copy
 * @returns what `use` returns
 */
export async function withSiteCopy<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  try {
    copyProject(folder);
    return await use(folder);
  } finally {
    // A process that has just ended may still be writing its cache.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

function copyProject(folder: string): void {
  const packageFolders: string[] = [];
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (source) => {
      const isPackages = basename(source) === 'node_modules';
      if (isPackages) packageFolders.push(source);
      return !isPackages && !(dirname(source) === projectRoot && leftOut.has(basename(source)));
    },
  });
  for (const source of packageFolders) linkPackages(source, join(folder, relative(projectRoot, source)));
}

/** Links each package separately. The folder around them is a real one, because builds store their caches in it. */
function linkPackages(source: string, target: string): void {
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (name !== '.cache') symlinkSync(join(source, name), join(target, name), 'junction');
  }
}
