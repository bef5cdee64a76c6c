/** `packages:update`: updates the pinned packages to newer patch releases, and shows what they change on the pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../build/errors/input-error';
import { projectRoot } from '../build/files/project-root';
import { docsVersions, type VersionName, versionNames } from '../config/versions';
import { loadReference } from '../reference';
import { diffReferences } from '../reference/diff';
import type { Reference } from '../reference/types';
import { applyPlanFor } from './apply-plan';
import { type Call, type Command, dryRun } from './command';
import { FilePlan } from './file-plan';
import { type Outcome, runQuietly } from './run-quietly';
import { withTemporaryFolder } from './temporary-folder';
import { planLock } from './versions/lock';
import { askRegistry, compareReleases, type ListReleases, mapWithLimit } from './versions/npm-packages';

/** A package with a newer release. */
export interface Update {
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
export async function findUpdates(
  sets: ReadonlyMap<string, Readonly<Record<string, string>>>,
  isMinor: boolean,
  listReleases: ListReleases = askRegistry,
): Promise<Update[]> {
  const names = [...new Set([...sets.values()].flatMap((set) => Object.keys(set)))];
  const releases = new Map(await mapWithLimit(names, 8, async (name) => [name, await listReleases(name)] as const));
  return [...sets].flatMap(([version, set]) =>
    Object.entries(set).flatMap(([name, from]) => {
      const to = findNewer(releases.get(name) ?? [], from, isMinor);
      return to === undefined ? [] : [{ version, name, from, to }];
    }),
  );
}

const manifestOf = (version: string): string => `src/capacitor/${version}/package.json`;

function readSets(call: Call): Map<string, Record<string, string>> {
  const wanted = (call.values.get('in') ?? versionNames.join(',')).split(',');
  const plan = new FilePlan(projectRoot);
  return new Map(
    wanted.map((name) => {
      if (!versionNames.some((known) => known === name))
        throw inputError(`There is no version "${name}" with pages, only ${versionNames.join(', ')}.`);
      const manifest: { dependencies: Record<string, string> } = JSON.parse(plan.read(manifestOf(name)));
      return [name, manifest.dependencies];
    }),
  );
}

/** Describes the differences between two references of a version, one per line. */
export function describeDifferences(before: Reference, after: Reference): string[] {
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

const install = (interrupted?: AbortSignal): Promise<Outcome> =>
  runQuietly('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], projectRoot, {
    ...(interrupted && { interrupted }),
  });

/** Compares in another process, because this one still has the old packages in memory. */
async function compareElsewhere(before: readonly Reference[], interrupted: AbortSignal): Promise<string> {
  return withTemporaryFolder('references', async (folder) => {
    const file = join(folder, 'before.json');
    writeFileSync(file, JSON.stringify(before));
    const args = ['src/cli/run.mjs', 'packages:compare', file];
    const { isFine, output } = await runQuietly(process.execPath, args, projectRoot, { interrupted });
    if (!isFine) throw inputError(`The new packages can't be read: ${output.trim()}`);
    return output.trim();
  });
}

/** Installs the new packages and describes what they change. If either step fails, everything is reverted. */
async function installAndCompare(plan: FilePlan, before: readonly Reference[]): Promise<string> {
  let isInterrupted = false;
  try {
    return await applyPlanFor(plan, async (interrupted) => {
      interrupted.addEventListener('abort', () => {
        isInterrupted = true;
      });
      const { isFine, output } = await install(interrupted);
      if (!isFine) throw inputError(`npm install failed: ${output.trim().split('\n')[0]}`);
      return compareElsewhere(before, interrupted);
    });
  } catch (error) {
    // After Ctrl+C, nobody wants to wait for another installation.
    if (isInterrupted)
      throw inputError('Interrupted: the pinned packages are as before. Install them again: npm install');
    const { isFine } = await install();
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(
      `${reason}\nThe pinned packages are as before.${isFine ? '' : ' Install them again: npm install'}`,
    );
  }
}

/** Compares saved references with those of the installed packages. */
export const packagesCompare: Command = {
  usage: 'npm run cli packages:compare <file>',
  about: 'Says how the reference differs from one that was written down; packages:update calls it.',
  options: {},
  positionals: [1, 1],
  async run({ positionals: [file = ''] }) {
    const before: Reference[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const old of before) {
      const lines = describeDifferences(old, loadReference(old.version));
      console.log(`${old.version}: ${lines.length === 0 ? 'the reference is the same' : ''}`);
      for (const line of lines) console.log(`  ${line}`);
    }
    return 0;
  },
};

export const packagesUpdate: Command = {
  usage: 'npm run cli packages:update -- [options]',
  about:
    'Raises the pinned packages to their newest patch releases, and says what changes in the reference and which samples stop compiling.',
  options: {
    in: { kind: 'value', about: 'the versions, separated by commas; without it, all' },
    minor: { kind: 'flag', about: 'takes newer minor releases, too' },
    ...dryRun,
  },
  positionals: [0, 0],
  async run(call) {
    const updates = await findUpdates(readSets(call), call.flags.has('minor'));
    for (const { version, name, from, to } of updates) console.log(`${version}: ${name} ${from} → ${to}`);
    if (updates.length === 0) {
      console.log('Every package is up to date. Nothing to do.');
      return 0;
    }
    if (call.flags.has('dry-run')) return 0;
    const versions = [...new Set(updates.map(({ version }) => version))];
    const before = docsVersions
      .map(({ name }): VersionName => name)
      .filter((name) => versions.includes(name))
      .map(loadReference);
    const plan = new FilePlan(projectRoot);
    for (const { version, name, from, to } of updates)
      plan.edit(manifestOf(version), (text) => text.replace(`"${name}": "${from}"`, `"${name}": "${to}"`));
    await planLock(plan);
    console.log(`\n${await installAndCompare(plan, before)}`);
    console.log('\nThe histories of members end before these releases. Next: npm run cli packages:history');
    const { isFine, output } = await runQuietly(process.execPath, ['src/cli/run.mjs', 'check:docs'], projectRoot);
    const problems = output.split('\n').filter((line) => /^(?:docs|versioned_docs|src)\/\S+:\d+/.test(line.trim()));
    console.log(
      isFine
        ? '\nEvery sample compiles, and every member is described.'
        : `\nTo decide (${problems.length}):\n  ${problems.map((line) => line.trim()).join('\n  ')}`,
    );
    return isFine ? 0 : 1;
  },
};
