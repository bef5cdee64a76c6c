/** Releases of the runtime and of every package, and the Node.js that the CLI needs. */
import type { VersionName } from '../../config/versions';
import type { PlatformFact } from '../types';
import { listPackages, readManifest } from './package-files';
import { findValue, packageFile, shortenVersion } from './source-file';

/** Facts of the runtime itself. */
export function readVersionFacts(version: VersionName): PlatformFact[] {
  const runtime = (['core', 'cli', 'android', 'ios'] as const).map((part) => ({
    name: `${part}Version`,
    value: readManifest(version, `@capacitor/${part}`).version,
    label: `Release of @capacitor/${part}`,
    source: `@capacitor/${part} package.json`,
  }));
  const cli = packageFile(version, '@capacitor/cli', 'package.json');
  return [
    ...runtime,
    {
      name: 'majorVersion',
      value: readManifest(version, '@capacitor/core').version.replace(/\..*$/, ''),
      label: 'Major version of the runtime',
      source: '@capacitor/core package.json',
    },
    {
      name: 'nodeMinimum',
      value: shortenVersion(findValue(cli, 'engines.node', /"engines"\s*:\s*\{[^}]*"node"\s*:\s*">=([\d.]+)"/)),
      label: 'Oldest Node.js that the CLI runs on',
      source: cli.source,
    },
  ];
}

/** Release and major version of every package that the docs version pins. */
export function readPackageFacts(version: VersionName): PlatformFact[] {
  return listPackages(version).flatMap((name) => {
    const release = readManifest(version, name).version;
    const source = `${name} package.json`;
    return [
      { name: `package:${name}`, value: release, label: `Release of ${name}`, source },
      { name: `packageMajor:${name}`, value: release.replace(/\..*$/, ''), label: `Major version of ${name}`, source },
    ];
  });
}
