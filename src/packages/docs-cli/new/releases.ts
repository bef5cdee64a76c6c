/** Finds the release of a plugin for a version of Capacitor. */
import { compareReleases, isRelease } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import semver from 'semver';
import { viewPackage } from '../versions/npm-packages';

export interface Release {
  readonly version: string;
  /** The range of `@capacitor/core` that it works with. */
  readonly core: string | undefined;
}

/**
 * Asks npm for the releases of a plugin, and for its description.
 *
 * @throws a one-line error when there is no such package, or npm does not answer
 */
export async function askReleases(name: string): Promise<{ releases: Release[]; description: string }> {
  const answer = (await viewPackage(`${name}@>=0.0.1`, 'version', 'peerDependencies')) ?? [];
  const found = [answer].flat() as { version?: string; peerDependencies?: Record<string, string> }[];
  if (found.length === 0) throw inputError(`npm has no package ${name}.`);
  const releases = found.flatMap(({ version, peerDependencies }) =>
    version === undefined ? [] : [{ version, core: peerDependencies?.['@capacitor/core'] }],
  );
  return { releases, description: String((await viewPackage(name, 'description')) ?? '') };
}

/** Checks whether a range such as `^5.0.0`, `>=5.0.0` or `^4.0.0 || ^5.0.0` allows a major version. */
export function allowsMajor(range: string | undefined, major: number): boolean {
  const valid = semver.validRange(range);
  return valid !== null && semver.intersects(valid, `${major}.x`);
}

/** Finds the newest release of a plugin for a major version of Capacitor. Open ranges such as `>=5.0.0` count only if no other range fits. */
export function findRelease(releases: readonly Release[], major: number): string | undefined {
  const fitting = releases.filter(({ version, core }) => isRelease(version) && allowsMajor(core, major));
  const own = fitting.filter(({ core }) => core?.trim().startsWith('>') === false);
  return (own.length > 0 ? own : fitting)
    .map(({ version }) => version)
    .sort(compareReleases)
    .at(-1);
}
