/** Numbers and words about a docs version, read from the files of its packages. */
import type { VersionName } from '../../../config/versions';
import { suggestName } from '../../../lib/nearest-name';
import { majorOf } from '../history/model';
import { findPackage, readPins } from '../packages';
import type { PlatformFact } from '../types';
import { readAndroidFacts } from './android-facts';
import { listHandFacts } from './hand-facts';
import { readIosFacts } from './ios-facts';
import { packageFile, readFact, shortenVersion } from './source-file';

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
    const known = facts.map((candidate) => candidate.name);
    throw new Error(`There is no fact "${name}"${suggestName(name, known) || '.'}`);
  }
  return fact;
}

/** Facts of the runtime itself: the releases of its packages, and the Node.js that the CLI needs. */
function readVersionFacts(version: VersionName): PlatformFact[] {
  const runtime = (['core', 'cli', 'android', 'ios'] as const).map((part) => ({
    name: `${part}Version`,
    value: findPackage(version, `@capacitor/${part}`).version,
    label: `Release of @capacitor/${part}`,
    source: `@capacitor/${part} package.json`,
  }));
  const cli = packageFile(version, '@capacitor/cli', 'package.json');
  const node = readFact(
    cli,
    'nodeMinimum',
    'Oldest Node.js that the CLI runs on',
    /"engines"\s*:\s*\{[^}]*"node"\s*:\s*">=([\d.]+)"/,
  );
  return [
    ...runtime,
    {
      name: 'majorVersion',
      value: majorOf(findPackage(version, '@capacitor/core').version),
      label: 'Major version of the runtime',
      source: '@capacitor/core package.json',
    },
    { ...node, value: shortenVersion(node.value) },
  ];
}

/** Release and major version of every package that the docs version pins. */
function readPackageFacts(version: VersionName): PlatformFact[] {
  return readPins(version).flatMap(({ name, version: release }) => {
    const source = `${name} package.json`;
    return [
      { name: `package:${name}`, value: release, label: `Release of ${name}`, source },
      { name: `packageMajor:${name}`, value: majorOf(release), label: `Major version of ${name}`, source },
    ];
  });
}
