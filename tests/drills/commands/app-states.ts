/** Apps in the states in which commands are run. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionName } from '../../../src/config/versions';
import { runQuietly } from '../../../src/packages/docs-cli/run-program';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { makeApp } from '../apps/make-app';

/** `web`: a web app with the packages; `configured`: and a configuration; `made`: and both platforms. */
export type AppState = 'web' | 'configured' | 'made';

/** What each state lacks of an app with both platforms. */
const missing: Readonly<Record<AppState, readonly string[]>> = {
  web: ['android', 'ios', 'capacitor.config.json'],
  configured: ['android', 'ios'],
  made: [],
};

/** Plugins of the apps, which the pages show in their output. */
const plugins = ['@capacitor/app', '@capacitor/camera'];

/** Makes the app of a version that the others are copies of. */
export async function makeOriginal(folder: string, version: VersionName): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await makeApp(folder, version, version === 'v2' ? [] : plugins);
}

/**
 * Copies the app in a state to a folder, in place of what is there. The packages, which are most of it, become links to the same files: with
 * these plugins, the CLI writes to the projects only.
 *
 * @throws a one-line error when the folder can't be written
 */
export async function copyApp(original: string, folder: string, state: AppState): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = `cp -al node_modules "$1" && find . -maxdepth 1 -mindepth 1 ! -name node_modules -exec cp -a {} "$1" \\;`;
  const { isFine, output } = await runQuietly('bash', ['-c', copy, 'copy', folder], original);
  if (!isFine) throw inputError(`The app can't be copied to ${folder}: ${output.trim()}`);
  for (const name of missing[state]) rmSync(join(folder, name), { recursive: true, force: true });
}
