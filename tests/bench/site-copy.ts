import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { linkPackages } from '../link-packages';

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
  // Builds store their caches in the folder around the packages.
  for (const source of packageFolders) linkPackages(source, join(folder, relative(projectRoot, source)), ['.cache']);
}
