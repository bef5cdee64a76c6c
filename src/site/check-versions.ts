/** Checks the list of versions before anything of the configuration is made from it. It is not with the list, which readers load with the scripts. */
import { docsVersions } from '../config/versions';

/**
 * @param states of the versions with pages
 * @throws unless exactly one of them is the latest
 */
export function checkVersions(states: readonly string[]): void {
  const count = states.filter((state) => state === 'latest').length;
  if (count !== 1) throw new Error(`src/config/version-states.ts: one version must be the latest, but ${count} are.`);
}

checkVersions(docsVersions.map(({ state }) => state));
