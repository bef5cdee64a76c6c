/** Makes the lock file for changed packages in a temporary folder, so that the project stays untouched when npm fails. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inputError } from '../../build/errors/input-error';
import type { FilePlan } from '../file-plan';
import { withTemporaryFolder } from '../temporary-folder';

const run = promisify(execFile);

/** Lists the files that npm makes the lock file from. */
function listInputs(plan: FilePlan): string[] {
  const manifest: { workspaces?: string[] } = JSON.parse(plan.read('package.json'));
  return [
    'package.json',
    'package-lock.json',
    ...(manifest.workspaces ?? []).map((folder) => `${folder}/package.json`),
  ];
}

/** Plans the lock file that matches the package.json files of the plan. */
export async function planLock(plan: FilePlan): Promise<void> {
  await withTemporaryFolder('lock', (folder) => makeLock(plan, folder));
}

async function makeLock(plan: FilePlan, folder: string): Promise<void> {
  try {
    for (const file of listInputs(plan)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), plan.read(file));
    }
    const options = { cwd: folder, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 };
    await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], options);
    plan.write('package-lock.json', readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const reason = text.split('\n').find((line) => /^npm (?:error|ERR!) (?!code)/.test(line)) ?? 'npm failed';
    throw inputError(`Nothing was changed: the packages don't fit together or can't be downloaded (${reason.trim()}).`);
  }
}
