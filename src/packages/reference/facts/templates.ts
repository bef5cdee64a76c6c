/** The native projects that `npx cap add` creates, as they ship with the CLI of each version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { listFiles, packageDir } from './package-files';
import { readTarGz } from './tar';

export type NativePlatform = 'android' | 'ios';

const cache = new Map<string, Map<string, Buffer>>();

/** Path of the template in the CLI's package: a folder in v2, an archive since v3, and for iOS since 6.1 the archive with CocoaPods. */
export function templateSource(version: VersionName, platform: NativePlatform): string {
  const folder = `assets/${platform}-template`;
  const places = [folder, `${folder}.tar.gz`, ...(platform === 'ios' ? ['assets/ios-pods-template.tar.gz'] : [])];
  const has = (place: string) => existsSync(join(packageDir(version, '@capacitor/cli'), place));
  return places.find(has) ?? `${folder}.tar.gz`;
}

function readTemplate(version: VersionName, platform: NativePlatform): Map<string, Buffer> {
  const key = `${version}/${platform}`;
  const known = cache.get(key);
  if (known !== undefined) {
    return known;
  }
  const source = templateSource(version, platform);
  const path = join(packageDir(version, '@capacitor/cli'), source);
  if (!existsSync(path)) {
    throw inputError(
      `@capacitor/cli of ${version} has no ${platform} template, neither folder nor archive ${source}. Run "npm ci" in the project.`,
    );
  }
  const files = source.endsWith('.tar.gz')
    ? readArchive(path, `@capacitor/cli of ${version}: ${source}`)
    : readFolder(path);
  cache.set(key, files);
  return files;
}

/** npm leaves out files that are called `.gitignore`, so the folder has it without the period, which the CLI puts in front of it in an app. */
function readFolder(path: string): Map<string, Buffer> {
  const files = listFiles(path).map((file) => [file === 'gitignore' ? '.gitignore' : file, file] as const);
  return new Map(
    files.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, file]) => [name, readFileSync(join(path, file))]),
  );
}

function readArchive(path: string, label: string): Map<string, Buffer> {
  try {
    return readTarGz(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(`${label} is damaged (${reason.replace(/\.$/, '')}). Run "npm ci" in the project.`);
  }
}

/** Paths of all files of the template (from its root, `variables.gradle`, `App/Podfile`), sorted. */
export function listTemplateFiles(version: VersionName, platform: NativePlatform): string[] {
  return [...readTemplate(version, platform).keys()];
}

/**
 * Text of a file of the template.
 * @throws when the template has no such file.
 */
export function readTemplateFile(version: VersionName, platform: NativePlatform, path: string): string {
  const content = readTemplate(version, platform).get(path);
  if (content === undefined) {
    throw inputError(
      `@capacitor/cli of ${version} has no file ${path} in ${templateSource(version, platform)}. Run "npm ci" in the project; after a change of version, see listTemplateFiles.`,
    );
  }
  return content.toString('utf8');
}
