/** Where the configuration keys of a version come from: the CLI's type since v3, a checked list for v2. */
import type { VersionName } from '../../../config/versions';
import { readPackageFile } from '../facts/package-files';
import type { ConfigKey } from '../types';
import { readDeclaredConfig } from './declarations';
import { v2ConfigKeys } from './v2-keys';

const declarationFile = 'dist/declarations.d.ts';

/** @returns the published files that the keys of a version are read from, by package, each from the root of its package */
export function listConfigFiles(version: VersionName): { name: string; file: string }[] {
  if (version !== 'v2') return [{ name: '@capacitor/cli', file: declarationFile }];
  return [...new Set(v2ConfigKeys.flatMap(({ readBy }) => readBy))].sort().map((path) => {
    const [scope, name, ...file] = path.split('/');
    return { name: `${scope}/${name}`, file: file.join('/') };
  });
}

/** @returns names of the configuration files that the CLI of a version looks for, in its order: `capacitor.config.ts` */
export function listConfigFileNames(version: VersionName): string[] {
  const text = readPackageFile(version, '@capacitor/cli', 'dist/config.js');
  return [...new Set(text.match(/\bcapacitor\.config\.\w+/g))];
}

/**
 * All keys of a version with the package's own descriptions, parents before children.
 * @throws when the package is not installed or has changed its layout.
 */
export function readConfigKeys(version: VersionName): ConfigKey[] {
  if (version === 'v2') {
    return v2ConfigKeys.map(({ readBy: _readBy, ...key }) => ({
      ...key,
      id: key.path,
      name: key.path.slice(key.path.lastIndexOf('.') + 1),
      description: '',
    }));
  }
  return readDeclaredConfig(
    readPackageFile(version, '@capacitor/cli', declarationFile),
    `@capacitor/cli/${declarationFile}`,
  );
}
