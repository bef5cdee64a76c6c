/** Numbers and words about a docs version, read from the files of its packages. */
import type { VersionName } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';
import type { PlatformFact } from '../types';
import { readAndroidFacts } from './android-facts';
import { listHandFacts } from './hand-facts';
import { readIosFacts } from './ios-facts';
import { readPackageFacts, readVersionFacts } from './version-facts';

export { listTemplateFiles, type NativePlatform, readTemplateFile } from './templates';

/**
 * Every fact of a docs version, names unique.
 * @throws when a file of a package is missing or does not contain the value, with package, file and pattern.
 */
export function readFacts(version: VersionName): PlatformFact[] {
  return [
    ...readVersionFacts(version),
    ...readAndroidFacts(version),
    ...readIosFacts(version),
    ...listHandFacts(version),
    ...readPackageFacts(version),
  ];
}

/**
 * Finds the fact with that name.
 * @throws when there is none, with the nearest name that exists.
 */
export function findFact(facts: readonly PlatformFact[], name: string): PlatformFact {
  const fact = facts.find((candidate) => candidate.name === name);
  if (fact === undefined) {
    const near = nearestName(
      name,
      facts.map((candidate) => candidate.name),
    );
    throw new Error(`There is no fact "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
  }
  return fact;
}
