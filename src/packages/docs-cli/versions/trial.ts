/** Tries a new version in a copy of the project, so that what its packages change is known before anything is written. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@capacitor-docs/docs-checks';
import { inputError } from '@capacitor-docs/shared';
import { buildInputs } from '../../../build/cache/build-stamp';
import { FilePlan } from '../file-plan';
import { runQuietly } from '../run-program';
import { withTemporaryFolder } from '../temporary-folder';
import type { Decision } from './decisions';
import { linkPackages } from './link-packages';
import { findReason } from './npm-packages';

/**
 * Installs the packages of a new version in a copy of the project, and checks its pages there.
 *
 * @param plan the change that makes the version; nothing of it needs to be written yet
 * @param texts files that a person has still to complete, as they may be in the copy
 * @returns what the checks find: the next build or test would stop at it
 * @throws a one-line error when the packages can't be installed
 */
export async function tryVersion(
  plan: FilePlan,
  name: string,
  texts: Readonly<Record<string, string>>,
): Promise<Decision[]> {
  console.log(`Checking the pages with the packages of ${name}, in a copy. This takes about a minute.`);
  return withTemporaryFolder('version', async (folder) => {
    const copy = new FilePlan(join(folder, 'project'));
    copyProject(plan.root, copy.root);
    for (const [file, content] of [...plan.changes, ...Object.entries(texts)]) copy.changes.set(file, content);
    copy.apply();
    await installPackages(copy, name, join(folder, 'packages'));
    const run = (...args: string[]) =>
      runQuietly(process.execPath, ['src/packages/docs-cli/run.mjs', ...args], copy.root);
    const read = await run('packages:update', '--installed', '--in', name);
    const checked = read.isFine ? await run('check:docs', 'docs', '--json') : read;
    try {
      const findings: Finding[] = JSON.parse(checked.stdout);
      return findings.map(({ file, line, message }) => ({ file, line, question: message }));
    } catch {
      const [reason = ''] = checked.output.trim().split('\n').slice(-1);
      const question = `the checks stopped, and so would the build: ${reason}`;
      return [{ file: `src/capacitor/${name}/package.json`, line: 1, question }];
    }
  });
}

/** Installs the packages of a version outside of the copy, where npm would install those of all versions. */
async function installPackages(copy: FilePlan, name: string, folder: string): Promise<void> {
  const workspace = `src/capacitor/${name}`;
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), copy.read(`${workspace}/package.json`));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const answer = await runQuietly('npm', args, folder);
  if (!answer.isFine)
    throw inputError(`Nothing was changed: the packages of ${name} can't be installed (${findReason(answer)}).`);
  renameSync(join(folder, 'node_modules'), join(copy.root, workspace, 'node_modules'));
}

/**
 * Copies what checks and builds read, so that it can be changed. Installed packages and their caches are linked.
 *
 * @param from absolute path of the project
 * @param to folder of the copy
 */
export function copyProject(from: string, to: string): void {
  for (const name of buildInputs.filter((input) => existsSync(join(from, input))))
    cpSync(join(from, name), join(to, name), { recursive: true, filter: (source) => !source.endsWith('node_modules') });
  const workspaces = readdirSync(join(from, 'src/capacitor')).map((name) => `src/capacitor/${name}`);
  for (const folder of ['.', ...workspaces]) {
    const modules = join(from, folder, 'node_modules');
    if (existsSync(modules)) linkPackages(modules, join(to, folder, 'node_modules'));
  }
}
