/** Finds and downloads the releases of packages in the registry. */

import { compareReleases, isRelease } from '@capacitor-docs/reference';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { mapWithLimit } from '../map-with-limit';
import { type Outcome, runQuietly } from '../run-program';

/** @returns all releases of a package, without prereleases; empty when there is no such package */
export type ListReleases = (name: string) => Promise<readonly string[]>;

/** How long npm may take to answer, in milliseconds. */
const answerTime = 60_000;

/** Runs npm. If it does not start, the outcome is as if it had failed. */
function runNpm(args: readonly string[], folder: string, interrupted?: AbortSignal): Promise<Outcome> {
  return runQuietly('npm', args, folder, { interrupted }).catch((error: Error) => ({
    isFine: false,
    status: 1,
    stdout: '',
    output: `npm error ${error.message}`,
  }));
}

/**
 * Asks the registry that npm is configured for about a package.
 *
 * @param fields what to tell of it
 * @returns the answer of `npm view --json`; undefined when there is no such package
 * @throws a one-line error when npm does not answer
 */
export async function viewPackage(name: string, ...fields: readonly string[]): Promise<unknown> {
  const args = ['view', name, ...fields, '--json', '--loglevel', 'silent'];
  const { isFine, stdout } = await runNpm(args, process.cwd(), AbortSignal.timeout(answerTime));
  if (!isFine && !stdout.includes('E404'))
    throw inputError(`npm can't say which releases ${name} has. Check your connection.`);
  return isFine && stdout.trim() !== '' ? JSON.parse(stdout) : undefined;
}

/** Lists the releases in the registry. */
export const askRegistry: ListReleases = async (name) =>
  [(await viewPackage(name, 'versions')) ?? []].flat().map(String).filter(isRelease);

/**
 * Downloads releases of a package into a folder, each as an archive.
 *
 * @param releases versions, or majors, which stand for their newest release
 * @throws a one-line error with the reason that npm gives
 */
export async function downloadReleases(name: string, releases: readonly string[], folder: string): Promise<void> {
  const specs = releases.map((release) => `${name}@${release}`);
  const answer = await runNpm(['pack', '--loglevel', 'error', ...specs], folder);
  if (answer.isFine) return;
  throw inputError(
    `npm can't download ${name} (${findReason(answer)}). Check your connection, and run the command again.`,
  );
}

/**
 * Installs what the package.json files pin now, and brings the lock file up to date.
 *
 * @throws a one-line error with the reason that npm gives, and how to take the releases back
 */
export async function installPackages(): Promise<void> {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const answer = await runNpm(args, projectRoot);
  if (answer.isFine) return;
  const back = 'git checkout src/capacitor package-lock.json && npm install';
  throw inputError(
    `The packages don't fit together or can't be downloaded (${findReason(answer)}). Take the releases back: ${back}`,
  );
}

/** @returns the line in which npm says why it failed */
function findReason({ output }: Outcome): string {
  const line = output.split('\n').find((text) => /^npm (?:error|ERR!) (?!code)/.test(text));
  return line?.trim() ?? 'npm failed';
}

/** Packages of a new version. */
export interface PackageSet {
  readonly packages: Readonly<Record<string, string>>;
  /** Packages that keep their release, because they have none for the wanted major version. */
  readonly behind: readonly string[];
}

/**
 * Finds the newest releases of one major version of Capacitor's packages; other packages keep theirs.
 *
 * @param packages names and releases of the packages of the previous version
 * @throws a one-line error when npm does not answer, or when one of the four packages of Capacitor itself has no release for that major version
 */
export async function findPackages(
  packages: Readonly<Record<string, string>>,
  major: string,
  listReleases: ListReleases = askRegistry,
): Promise<PackageSet> {
  const found = await mapWithLimit(Object.entries(packages), 8, async ([name, release]) => {
    if (!name.startsWith('@capacitor/')) return { name, release, isBehind: false };
    const newest = (await listReleases(name))
      .filter((version) => version.startsWith(`${major}.`))
      .sort(compareReleases)
      .at(-1);
    return { name, release: newest ?? release, isBehind: newest === undefined };
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(`${reason} Or name the packages: --packages <file>.`);
  });
  const behind = found.filter(({ isBehind }) => isBehind).map(({ name }) => name);
  const needed = behind.find((name) => /^@capacitor\/(?:core|cli|android|ios)$/.test(name));
  if (needed !== undefined)
    throw inputError(`npm has no release ${major}.x of ${needed}. Name the packages: --packages <file>.`);
  return { packages: Object.fromEntries(found.map(({ name, release }) => [name, release])), behind };
}
