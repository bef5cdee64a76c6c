/** Carries out the upgrade assistant's plans on real apps, and compares the results with what the CLI makes. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { majorOf, type VersionName, versionNames } from '../../../src/config/versions';
import { withTemporaryFolder } from '../../../src/packages/docs-cli/temporary-folder';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import type { UpgradeData } from '../../../src/packages/upgrade/data';
import { customizeApp } from '../apps/customize';
import { makeApp, syncApp } from '../apps/make-app';
import { AppFolder } from './app-folder';
import { picksIn, pluginsOf } from './apps';
import { carryOut, migrate } from './carry-out';
import { compareTrees, readTree } from './compare';
import { explain, listUnused, type Row } from './explain';
import { explanations } from './explanations';
import { planOf, readUpgradeData } from './plan-of-app';
import { type Proof, reportLines, type Step, unusedLines } from './report';

export interface ProveOptions {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly keep: boolean | undefined;
}

/**
 * Proves the plans: prints what a machine could not do, the differences without an explanation, and a table.
 *
 * @returns the exit code: 1 when a difference has no explanation, or an explanation matches nothing
 */
export async function proveUpgrades({ from, to, keep = false }: ProveOptions): Promise<number> {
  const names = selectVersions(from, to);
  const data = readUpgradeData();
  const started = Date.now();
  const { proofs, steps } = await withTemporaryFolder('upgrade', (folder) => proveAll(names, folder, data), keep);
  const unused = listUnused(explanations, proofs);
  console.log(
    [...reportLines(steps, proofs), ...unusedLines(unused), `${Math.round((Date.now() - started) / 1000)} s`].join(
      '\n',
    ),
  );
  return unused.length === 0 && proofs.every(({ unexplained }) => unexplained.length === 0) ? 0 : 1;
}

/** @returns the versions of the steps, oldest first */
function selectVersions(from: string | undefined, to: string | undefined): VersionName[] {
  const names = [...versionNames].reverse();
  const placeOf = (name: string | undefined, fallback: number, option: string): number => {
    const place = name === undefined ? fallback : names.indexOf(name as VersionName);
    if (place === -1) throw inputError(`--${option} ${name}: the versions are ${names.join(', ')}.`);
    return place;
  };
  const [start, end] = [placeOf(from, 0, 'from'), placeOf(to, names.length - 1, 'to')];
  if (start >= end) throw inputError(`--from must name a version older than ${names[end]}.`);
  return names.slice(start, end + 1);
}

async function proveAll(
  names: readonly VersionName[],
  folder: string,
  data: UpgradeData,
): Promise<{ proofs: Proof[]; steps: Step[] }> {
  const proofs: Proof[] = [];
  const steps: Step[] = [];
  for (const name of names) {
    say(`A new app of ${name}`);
    const made = join(folder, `new-${name}`);
    mkdirSync(made);
    await makeApp(made, name, pluginsOf(name));
  }
  for (const began of names.slice(0, -1)) {
    const app = new AppFolder(await makeCustomApp(began, began, folder));
    for (const to of names.slice(names.indexOf(began) + 1)) {
      const from = names[names.indexOf(to) - 1] ?? began;
      say(`The app of ${began}, from ${from} to ${to}`);
      const before = copyApp(app.root, join(folder, `app-${began}-before-${to}`));
      const plan = planOf(app, from, to, picksIn(from), data);
      const [part] = plan.parts;
      if (part === undefined) throw inputError(`The plan from ${from} to ${to} has no step.`);
      steps.push({ app: began, to, tasks: await carryOut(part, app) });
      const expected = await makeCustomApp(to, began, folder);
      proofs.push(prove({ app: began, to, against: 'a new app' }, expected, app.root));
      if (!hasMigrate(data, to)) continue;
      await migrate(part, new AppFolder(before));
      proofs.push(prove({ app: began, to, against: 'npx cap migrate' }, before, app.root));
    }
  }
  return { proofs, steps };
}

function hasMigrate({ steps }: UpgradeData, to: VersionName): boolean {
  return steps.some((step) => step.to === to && step.migrates);
}

/** Makes an app of a version with the changes of an app that began in another, from the one that is new. @returns its folder */
async function makeCustomApp(version: VersionName, began: VersionName, folder: string): Promise<string> {
  const app = copyApp(join(folder, `new-${version}`), join(folder, `own-${majorOf(began)}-${version}`));
  customizeApp(app, version, began);
  await syncApp(app);
  return app;
}

function copyApp(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}

function prove(row: Row, expected: string, actual: string): Proof {
  const { files, differences } = compareTrees(readTree(expected), readTree(actual));
  return { ...row, ...explain(row, differences, explanations), files, equal: files - differences.length };
}

/** Says what is being done, so that an error has its place. */
function say(words: string): void {
  console.error(`${words} …`);
}
