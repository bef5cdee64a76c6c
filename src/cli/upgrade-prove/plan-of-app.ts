import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import type { VersionName } from '../../config/versions';
import type { UpgradeData } from '../../upgrade/data';
import { upgradeFile } from '../../upgrade/file';
import { findOrigin, makePlan } from '../../upgrade/plan/make-plan';
import type { Plan } from '../../upgrade/plan/plan';
import { readPackageJson } from '../../upgrade/plan/read-package-json';
import type { AppFolder } from './app-folder';

/** @throws a one-line error when the site is not built */
export function readUpgradeData(): UpgradeData {
  const file = join(projectRoot, 'build', upgradeFile);
  if (!existsSync(file)) throw inputError(`build/${upgradeFile} is missing. Run npm run build.`);
  return JSON.parse(readFileSync(file, 'utf8')) as UpgradeData;
}

/**
 * Makes the plan that the assistant shows to the developer of an app.
 *
 * @param picked pages of the plugins that come with the core
 * @throws a one-line error when the assistant takes the app for one of another version
 */
export function planOf(
  app: AppFolder,
  from: VersionName,
  to: VersionName,
  picked: readonly string[],
  data: UpgradeData,
): Plan {
  const read = readPackageJson(app.read('package.json'));
  if (!read.isRead) throw inputError(`The assistant can't read the app of ${from}: ${read.problem.message}`);
  const { name, dependencies } = read.packageJson;
  const { version } = findOrigin(dependencies, data);
  if (version !== from)
    throw inputError(`The assistant takes the app of ${from} for one of ${version ?? 'no version'}.`);
  return makePlan({ name, dependencies, picked, platforms: ['ios', 'android'], manager: 'npm' }, from, to, data);
}
