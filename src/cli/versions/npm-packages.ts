/** Finds the releases of packages in the registry. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputError } from '../../build/errors/input-error';
import { compareReleases, isRelease } from '../../reference/history/model';

export { compareReleases };

/** @returns all releases of a package, without prereleases; empty when there is no such package */
export type ListReleases = (name: string) => Promise<readonly string[]>;

const run = promisify(execFile);

/** Lists the releases in the registry that npm is configured for. */
export const askRegistry: ListReleases = async (name) => {
  const shell = process.platform === 'win32';
  try {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json', '--loglevel', 'silent'], {
      shell,
      timeout: 60_000,
    });
    const found: unknown = JSON.parse(stdout);
    return (Array.isArray(found) ? found : [found]).map(String).filter(isRelease);
  } catch (error) {
    const text = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    if (text.includes('E404')) return [];
    throw inputError(
      `npm can't say which releases ${name} has. Check your connection, or name the packages: --packages <file>.`,
    );
  }
};

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
 * @throws a one-line error when one of the four packages of Capacitor itself has no release for that major version
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
  });
  const behind = found.filter(({ isBehind }) => isBehind).map(({ name }) => name);
  const needed = behind.find((name) => /^@capacitor\/(?:core|cli|android|ios)$/.test(name));
  if (needed !== undefined)
    throw inputError(`npm has no release ${major}.x of ${needed}. Name the packages: --packages <file>.`);
  return { packages: Object.fromEntries(found.map(({ name, release }) => [name, release])), behind };
}

/** Runs a task for each item, a few at a time. The results are in the order of the items. */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await task(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
