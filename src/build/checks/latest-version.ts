/** Checks the list of versions before the configuration uses it. The check is not in the file of the list, because browsers load that file. */
import { docsVersions } from '../../config/versions';

/**
 * @param states of the versions with pages
 * @throws unless exactly one of them is the latest
 */
export function checkLatestVersion(states: readonly string[]): void {
  const count = states.filter((state) => state === 'latest').length;
  if (count !== 1) throw new Error(`src/config/version-states.ts: one version must be the latest, but ${count} are.`);
}

checkLatestVersion(docsVersions.map(({ state }) => state));
