/** Updates the pinned packages to newer patch releases, and shows what they change on the pages. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareReleases,
  diffReferences,
  loadReference,
  type Reference,
  sourceFactsFile,
} from '@capacitor-docs/reference';
import { makeSourceFacts, toText } from '@capacitor-docs/reference/update';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { knownVersions, type VersionName, versionNames } from '../../../config/versions';
import { FilePlan } from '../file-plan';
import { mapWithLimit } from '../map-with-limit';
import { type Outcome, runQuietly } from '../run-program';
import { withTemporaryFolder } from '../temporary-folder';
import { askRegistry, installPackages } from '../versions/npm-packages';
import { readVersionNames } from '../versions/states';
import { updateMajors } from './majors';
import { updateNpmReleases } from './npm-releases';

/** A package with a newer release. */
interface Update {
  readonly version: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Finds the newest release of the same minor version, or with `isMinor` of the same major version. */
export function findNewer(releases: readonly string[], pinned: string, isMinor: boolean): string | undefined {
  const parts = pinned.split('.').slice(0, isMinor ? 1 : 2);
  const newest = releases
    .filter((release) => release.startsWith(`${parts.join('.')}.`))
    .sort(compareReleases)
    .at(-1);
  return newest !== undefined && compareReleases(newest, pinned) > 0 ? newest : undefined;
}

/** Finds newer releases for the packages of each version. */
async function findUpdates(
  sets: ReadonlyMap<string, Readonly<Record<string, string>>>,
  isMinor: boolean,
): Promise<Update[]> {
  const names = [...new Set([...sets.values()].flatMap((set) => Object.keys(set)))];
  const releases = new Map(await mapWithLimit(names, 8, async (name) => [name, await askRegistry(name)] as const));
  return [...sets].flatMap(([version, set]) =>
    Object.entries(set).flatMap(([name, from]) => {
      const to = findNewer(releases.get(name) ?? [], from, isMinor);
      return to === undefined ? [] : [{ version, name, from, to }];
    }),
  );
}

const manifestOf = (version: string): string => `src/capacitor/${version}/package.json`;

/** @returns the versions that are named, separated by commas, or all of them */
function readWanted(named: string | undefined, all: readonly VersionName[]): readonly VersionName[] {
  return named === undefined ? all : readVersionNames(named, all);
}

function readSets(named: string | undefined): Map<string, Record<string, string>> {
  const plan = new FilePlan(projectRoot);
  return new Map(
    readWanted(named, versionNames).map((name) => {
      const manifest: { dependencies: Record<string, string> } = JSON.parse(plan.read(manifestOf(name)));
      return [name, manifest.dependencies];
    }),
  );
}

/**
 * Reads what the sources of a version's installed packages say, and saves it.
 *
 * @param isDry whether to leave the file as it is
 * @returns whether it differs from what was saved before
 */
export function saveSourceFacts(version: VersionName, isDry: boolean): boolean {
  const text = toText(makeSourceFacts(version));
  const path = join(projectRoot, sourceFactsFile(version));
  const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== text;
  if (isNew && !isDry) writeFileSync(path, text);
  return isNew;
}

/** Saves what the sources of the installed packages say, and prints for each version whether that has changed. */
export function readInstalled(named: string | undefined, isDry: boolean): void {
  for (const version of readWanted(named, knownVersions)) {
    const isNew = saveSourceFacts(version, isDry);
    console.log(`${sourceFactsFile(version)}: ${isNew ? 'changed' : 'as before'}`);
  }
}

/** Describes the differences between two references of a version, one per line. */
function describeDifferences(before: Reference, after: Reference): string[] {
  const changes = diffReferences(before, after, []).changes.map(({ kind, page, id }) => `${kind} ${page}: ${id}`);
  const facts = new Map(before.facts.map(({ name, value }) => [name, value]));
  const changed = after.facts
    .filter(({ name, value }) => !/^package/.test(name) && facts.get(name) !== value)
    .map(({ name, value }) => `fact ${name}: ${facts.get(name) ?? 'none'} is now ${value}`);
  const commands = (reference: Reference) =>
    new Map(reference.cli.commands.map((command) => [command.name, JSON.stringify(command)]));
  const [old, now] = [commands(before), commands(after)];
  const cli = [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `changed command: ${name}`);
  return [...changes, ...changed, ...cli];
}

/** Runs another command of the project, because this process still has the old packages in memory. */
const runOwn = (...args: readonly string[]): Promise<Outcome> =>
  runQuietly(process.execPath, ['src/packages/docs-cli/run.mjs', ...args], projectRoot);

/** Describes what the installed packages change in the references from before. */
function compareElsewhere(before: readonly Reference[]): Promise<string> {
  return withTemporaryFolder('references', async (folder) => {
    const file = join(folder, 'before.json');
    writeFileSync(file, JSON.stringify(before));
    const { isFine, output } = await runOwn('packages:update', '--compare', file);
    if (!isFine) throw inputError(`The new packages can't be read: ${output.trim()}`);
    return output.trim();
  });
}

/** Saves what the sources of the installed packages say, and prints how their references differ from those in a file. */
export function compareReferences(file: string): void {
  const before: Reference[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const old of before) {
    saveSourceFacts(old.version, false);
    const lines = describeDifferences(old, loadReference(old.version));
    console.log(`${old.version}: ${lines.length === 0 ? 'the reference is the same' : ''}`);
    for (const line of lines) console.log(`  ${line}`);
  }
}

/**
 * Raises the pinned packages to their newest patch releases, and prints what changes in the reference and which samples stop compiling.
 *
 * @param options `in` names versions, separated by commas; `minor` takes minor releases, too
 * @returns the exit code: 1 when `check:docs` finds something
 */
export async function updatePackages(options: {
  readonly in: string | undefined;
  readonly minor: boolean | undefined;
  readonly 'dry-run': boolean | undefined;
}): Promise<number> {
  const isDry = options['dry-run'] ?? false;
  if (!isDry) await updateMajors();
  await updateNpmReleases(isDry);
  const updates = await findUpdates(readSets(options.in), options.minor ?? false);
  for (const { version, name, from, to } of updates) console.log(`${version}: ${name} ${from} → ${to}`);
  if (updates.length === 0) console.log('Every package is up to date. Nothing to do.');
  if (updates.length === 0 || isDry) return 0;
  const before = versionNames.filter((name) => updates.some(({ version }) => version === name)).map(loadReference);
  const plan = new FilePlan(projectRoot);
  for (const { version, name, from, to } of updates)
    plan.edit(manifestOf(version), (text) => text.replace(`"${name}": "${from}"`, `"${name}": "${to}"`));
  plan.apply();
  await installPackages();
  console.log(`\n${await compareElsewhere(before)}`);
  const histories = await runOwn('packages:update', '--history');
  if (!histories.isFine) throw inputError(histories.output.trim());
  const { isFine, output } = await runOwn('check:docs');
  const problems = output.split('\n').filter((line) => /^(?:docs|versioned_docs|src)\/\S+:\d+/.test(line.trim()));
  console.log(
    isFine
      ? '\nEvery sample compiles, and every member is described.'
      : `\nTo decide (${problems.length}):\n  ${problems.map((line) => line.trim()).join('\n  ')}`,
  );
  return isFine ? 0 : 1;
}
