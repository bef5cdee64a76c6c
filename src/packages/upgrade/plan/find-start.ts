import { majorOf, type VersionName } from '../../../config/versions';
import type { UpgradeData } from '../data';
import type { Dependency } from './plan';
import { runtimeNames, sortPackages } from './sort-packages';
import { readSpecifier } from './specifier';

/** A package whose specifier names no version. */
export interface Unread extends Pick<Dependency, 'name' | 'range' | 'line'> {
  /** Continues the sentence "This line …". */
  readonly why: string;
}

/** A package, its own major version, and the major version of Capacitor that it belongs to. */
export interface PackageMajor {
  readonly name: string;
  readonly own: number;
  readonly major: number;
}

/** Where the upgrade of an app starts, according to its packages. Only `known` and a `mixed` one with a version give a plan without a question. */
export type Start =
  /** There is no app yet. */
  | { readonly kind: 'none' }
  /** The packages agree on a version that these docs describe and that is not the newest one. */
  | { readonly kind: 'known'; readonly version: VersionName; readonly major: number }
  /**
   * The packages belong to several versions. If these are neighbors, the app is within the step from `version` to `to`, which has to be finished; otherwise
   * the reader chooses.
   */
  | {
      readonly kind: 'mixed';
      readonly packages: readonly PackageMajor[];
      readonly version?: VersionName;
      readonly to?: VersionName;
    }
  /** The app has the newest version of these docs. */
  | { readonly kind: 'newest'; readonly version: VersionName; readonly major: number }
  /** The app has a version that is newer than these docs. */
  | { readonly kind: 'newer'; readonly major: number }
  /** The app has a version that is older than these docs. */
  | { readonly kind: 'older'; readonly major: number }
  /** The packages do not name a version. */
  | { readonly kind: 'unknown' };

/** What the packages of an app say about its version. */
export interface Origin {
  readonly start: Start;
  /** The packages of Capacitor that name no version. */
  readonly unread: readonly Unread[];
  /** The highest major version of the runtime. A plan never leads through an older one. */
  readonly highest: number;
}

/**
 * Finds the version that an app has. `@capacitor/core` decides: where its line names no version, the app has none that is known, whatever the others say. Where
 * it is missing, the CLI and the platforms decide, or else the plugins.
 */
export function findOrigin(dependencies: readonly Dependency[], data: UpgradeData): Origin {
  const { runtime, plugins } = sortPackages(dependencies, data);
  const own = dependencies.filter((dependency) => runtime.includes(dependency) || plugins.includes(dependency));
  const unread: Unread[] = [];
  const packages: PackageMajor[] = [];
  for (const { name, range, line, installed } of own) {
    const reading = readSpecifier(installed ?? range, name);
    if (reading.kind !== 'major') {
      const why = reading.kind === 'none' ? reading.why : describeMajors(reading.from, reading.to);
      unread.push({ name, range, why, line });
      continue;
    }
    const major = capacitorMajor(name, reading.major, data);
    if (major !== undefined) packages.push({ name, own: reading.major, major });
  }
  const isRuntime = ({ name }: { readonly name: string }): boolean => runtimeNames.includes(name);
  const highest = Math.max(0, ...packages.filter(isRuntime).map(({ major }) => major));
  return { start: decide(dependencies, packages, unread, data), unread, highest };
}

function decide(
  dependencies: readonly Dependency[],
  packages: readonly PackageMajor[],
  unread: readonly Unread[],
  data: UpgradeData,
): Start {
  if (dependencies.length === 0) return { kind: 'none' };
  const isCore = ({ name }: { readonly name: string }): boolean => name === '@capacitor/core';
  if (packages.length === 0 || unread.some(isCore)) return { kind: 'unknown' };
  const majors = [...new Set(packages.map(({ major }) => major))].sort((a, b) => a - b);
  const [lowest = 0] = majors;
  const highest = majors.at(-1) ?? 0;
  const versions = data.versions.map(({ name }) => name);
  const find = (major: number): VersionName | undefined => versions.find((name) => Number(majorOf(name)) === major);
  const runtime = packages.find(isCore) ?? packages.find(({ name }) => runtimeNames.includes(name));
  if (runtime !== undefined && runtime.major < Number(majorOf(versions[0] ?? 'v2')))
    return { kind: 'older', major: runtime.major };
  const newest = versions.at(-1);
  if (newest !== undefined && (runtime?.major ?? lowest) > Number(majorOf(newest)))
    return { kind: 'newer', major: runtime?.major ?? lowest };
  if (majors.length > 1) {
    const [version, to] = [find(lowest), find(highest)];
    const isOneStep = data.steps.some((step) => step.from === version && step.to === to);
    return { kind: 'mixed', packages, ...(isOneStep && version && to ? { version, to } : {}) };
  }
  const version = find(lowest);
  if (version === undefined) return { kind: 'older', major: lowest };
  return { kind: version === newest ? 'newest' : 'known', version, major: lowest };
}

/** Returns the major version of Capacitor that a package belongs to: `@capacitor/camera` 1 belongs to 3. */
function capacitorMajor(name: string, own: number, data: UpgradeData): number | undefined {
  if (runtimeNames.includes(name)) return own;
  const version = data.versions.find(({ plugins }) =>
    plugins.some((plugin) => plugin.package === name && plugin.major === `${own}`),
  );
  if (version !== undefined) return Number(majorOf(version.name));
  // From version 4 on, the plugins have the number of Capacitor. Those before had 1.
  return own > 1 ? own : undefined;
}

function describeMajors(from: number, to: number): string {
  if (from === 0 && to === Number.POSITIVE_INFINITY) return 'allows any version';
  if (to === Number.POSITIVE_INFINITY) return `allows version ${from} and all that are newer`;
  return from === 0 ? `allows version ${to} and all that are older` : `allows the versions ${from} to ${to}`;
}
