/** What the readers of texts return. */
import type { Dependency, PackageManager } from '../plan/plan';

/** What one text says about an app, or about the projects of a workspace. */
export interface Reading {
  /** Name of the file or command as readers know it. */
  readonly format: string;
  /** The projects with their own packages. */
  readonly projects: readonly Project[];
  /** Folders in which a workspace has its projects: `apps/*`. */
  readonly folders?: readonly string[];
  readonly manager?: PackageManager | undefined;
  /** What `catalog:` and `catalog:name` stand for, by the name of the catalog (the first one has none) and of the package. */
  readonly catalogs?: Catalogs;
  /** The versions that a lock file has for each package, also for those that other packages bring along. */
  readonly locked?: ReadonlyMap<string, readonly LockedVersion[]>;
  /** What the text leaves open, in sentences. */
  readonly notes?: readonly string[];
}

export interface Project {
  readonly name: string;
  /** Folder in its workspace; empty for the root. */
  readonly folder: string;
  readonly dependencies: readonly Dependency[];
}

export type Catalogs = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface LockedVersion {
  readonly version: string;
  /** Ranges that it was chosen for, if the lock file has them. */
  readonly ranges?: readonly string[];
}

/** Why a text can't be read: what is wrong, where, and what to do. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Stops reading. Callers of the readers get it as a `Problem`. */
export class ReadError extends Error {
  /** @param offset of the place in the text */
  constructor(
    message: string,
    readonly offset = 0,
  ) {
    super(message);
  }
}

/** @returns a function that gives the line of an offset, from 1 */
export function countLines(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** @returns a package of a format that does not say what is for development. These docs install the CLI so. */
export function ownPackage(name: string, range: string, more: Pick<Dependency, 'installed' | 'line'> = {}): Dependency {
  return { name, range, isForDevelopment: name === '@capacitor/cli', ...more };
}

/** @returns the exact version at the beginning of a text: `4.1.0` of `4.1.0(@capacitor/core@4.8.1)` */
export function exactVersion(text: string): string | undefined {
  return /^\d+\.\d+\.\d+(?:-[\dA-Za-z.-]+)?/.exec(text)?.[0];
}

/** Names of packages that concern an upgrade. Lock files without a list of the app's own packages have a thousand others. */
const concernedName =
  /^@capacitor\/|capacitor|cordova|phonegap|^@(?:capawesome|capgo|ionic|ionic-native|awesome-cordova-plugins)\/|^typescript$/i;

/**
 * Makes the project of a lock file that does not say which packages are the app's own.
 *
 * @param locked all of its packages
 */
export function guessProject(locked: NonNullable<Reading['locked']>): Project {
  const concerned = [...locked].filter(([name]) => concernedName.test(name));
  const dependencies = concerned.map(([name, own]) => {
    const versions = [...new Set(own.map(({ version }) => version))];
    const [only, ...others] = versions;
    const isOne = only !== undefined && others.length === 0;
    return ownPackage(name, isOne ? only : versions.join(' || '), isOne ? { installed: only } : {});
  });
  return { name: '', folder: '', dependencies };
}
