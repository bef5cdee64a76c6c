/** Makes the lock file for changed packages in a temporary folder, so that the project stays untouched when npm fails. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import type { FilePlan } from '../file-plan';
import { runQuietly } from '../run-program';
import { withTemporaryFolder } from '../temporary-folder';
import { findReason } from './npm-packages';

/** Lists the files that npm makes the lock file from. Its settings say which registry to ask, and what a lock file has of it. */
function listInputs(plan: FilePlan): string[] {
  const manifest: { workspaces?: string[] } = JSON.parse(plan.read('package.json'));
  return [
    'package.json',
    'package-lock.json',
    ...(plan.has('.npmrc') ? ['.npmrc'] : []),
    ...(manifest.workspaces ?? []).map((folder) => `${folder}/package.json`),
  ];
}

/** Plans the lock file that matches the package.json files of the plan. */
export async function planLock(plan: FilePlan): Promise<void> {
  await withTemporaryFolder('lock', (folder) => makeLock(plan, folder));
}

async function makeLock(plan: FilePlan, folder: string): Promise<void> {
  for (const file of listInputs(plan)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), plan.read(file));
  }
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const answer = await runQuietly('npm', args, folder).catch(() => undefined);
  if (answer?.isFine !== true) {
    throw inputError(
      `Nothing was changed: the packages don't fit together or can't be downloaded (${findReason(answer)}).`,
    );
  }
  plan.write('package-lock.json', readFileSync(join(folder, 'package-lock.json'), 'utf8'));
}
