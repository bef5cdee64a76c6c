import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionName } from '../../../src/config/versions';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import type { UpgradeData } from '../../../src/packages/upgrade/data';
import { upgradeFile } from '../../../src/packages/upgrade/data';
import { makePlan } from '../../../src/packages/upgrade/plan/make-plan';
import type { App, Plan } from '../../../src/packages/upgrade/plan/plan';
import type { AppFolder } from './app-folder';

/** @throws a one-line error when the site is not built */
export function readUpgradeData(): UpgradeData {
  const file = join(projectRoot, 'build', upgradeFile);
  if (!existsSync(file)) throw inputError(`build/${upgradeFile} is missing. Run npm run build.`);
  return JSON.parse(readFileSync(file, 'utf8')) as UpgradeData;
}

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Makes the plan that the assistant shows to the developer of a made app.
 *
 * @param picked pages of the plugins that come with the core
 */
export function planOf(
  app: AppFolder,
  from: VersionName,
  to: VersionName,
  picked: readonly string[],
  data: UpgradeData,
): Plan {
  const { name, dependencies, devDependencies } = JSON.parse(app.read('package.json')) as Manifest;
  const list = (packages: Manifest['dependencies'], isForDevelopment: boolean): App['dependencies'] =>
    Object.entries(packages).map(([own, range]) => ({ name: own, range, isForDevelopment }));
  const all = [...list(dependencies, false), ...list(devDependencies, true)];
  return makePlan({ name, dependencies: all, picked, platforms: ['ios', 'android'], manager: 'npm' }, from, to, data);
}
