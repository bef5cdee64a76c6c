/** Decides whether the first release that a package names for a member can be trusted. */
import { knownVersions, type VersionName, versionNames } from '../../../config/versions';
import { configPage, type Described } from '../types';
import type { ChangeIndex } from './change-index';

/** Changes since the version before; undefined for the oldest version. */
export type FindIndex = (version: VersionName) => ChangeIndex | undefined;

/** The version before; undefined for the oldest. */
export function versionBefore(version: VersionName): VersionName | undefined {
  return knownVersions[knownVersions.indexOf(version) + 1];
}

/** The versions in which a member got its name: the one that added it, and those that moved it. */
function listNamingVersions(page: string, id: string, version: VersionName, findIndex: FindIndex): VersionName[] {
  const changes = findIndex(version)?.get(page)?.get(id) ?? [];
  const before = versionBefore(version);
  if (before === undefined || changes.some(({ kind }) => kind === 'added')) {
    return [version];
  }
  const from = changes.find(({ kind }) => kind === 'moved')?.from;
  const earlier = listNamingVersions(from?.page ?? page, from?.id ?? id, before, findIndex);
  return from === undefined ? earlier : [...earlier, version];
}

/**
 * Finds the version that added a member, under this name or an earlier one.
 *
 * @param page page of the plugin, or `config`
 * @param findIndex the changes since the version before, for each version
 * @returns undefined for a member that the oldest version with pages already has
 */
export function findIntroduction(
  id: string,
  page: string,
  version: VersionName,
  findIndex: FindIndex,
): VersionName | undefined {
  const [first] = listNamingVersions(page, id, version, findIndex);
  return first === undefined || versionNames.indexOf(first) === versionNames.length - 1 || !versionNames.includes(first)
    ? undefined
    : first;
}

/**
 * Returns the docs version that a release belongs to. Plugins became separate packages with v3, numbered 1.x, and
 * adopted Capacitor's number with 4.0. Keys of the Capacitor configuration follow Capacitor itself.
 */
function versionOfRelease(release: string, page: string): VersionName | undefined {
  const major = Number(/^v?(\d+)(\.|$)/.exec(release.trim())?.[1]);
  const oldest = page === configPage ? 2 : 3;
  return knownVersions.find((name) => name === `v${Math.max(major, oldest)}`);
}

/**
 * Returns the text of a member's `@since`, if it doesn't contradict the differences between the versions: it must name a
 * release of the version that added the member, under this name or an earlier one. For plugin members that already
 * existed in v2, that version is v3, the first in which the plugin has its own package.
 *
 * @param page page of the plugin, or `config`
 * @param findIndex the changes since the version before, for each version
 */
export function showSince(
  member: Pick<Described, 'id' | 'since'>,
  page: string,
  version: VersionName,
  findIndex: FindIndex,
): string | undefined {
  if (member.since === undefined) {
    return undefined;
  }
  const release = versionOfRelease(member.since, page);
  const named = listNamingVersions(page, member.id, version, findIndex).map((name) => {
    return name === 'v2' && page !== configPage ? 'v3' : name;
  });
  return release !== undefined && named.includes(release) ? member.since : undefined;
}
