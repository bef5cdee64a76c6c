import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, listPaths, pathFrom, projectRoot } from '@capacitor-docs/shared';
import { type Hosting, hostingFile } from '../../../build/hosting/hosting';

/**
 * @param folder absolute path of the build
 * @returns true when there is a complete build
 */
export function hasHosting(folder: string): boolean {
  return existsSync(join(folder, hostingFile));
}

/**
 * Reads how to serve a build.
 *
 * @param folder absolute path of the build
 * @throws a one-line error when there is no build, or the file is missing or damaged
 */
export function readHosting(folder: string): Hosting {
  try {
    return JSON.parse(readFileSync(join(folder, hostingFile), 'utf8'));
  } catch {
    throw inputError(
      `There is no complete build in ${pathFrom(projectRoot, folder)}: ${hostingFile} is missing or damaged. Make one: npm run build`,
    );
  }
}

/**
 * @param file path below the root of the build
 * @returns value of the Cache-Control header
 */
export function getCaching({ hashedNames, caching }: Hosting, file: string): string {
  return hashedNames.some((source) => new RegExp(source).test(file)) ? caching.hashed : caching.other;
}

/**
 * @param file path or name
 * @returns value of the Content-Type header
 */
export function getMediaType({ mediaTypes }: Hosting, file: string): string {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[ending] ?? 'application/octet-stream';
}

/**
 * @param folder absolute path of the build
 * @returns all files of the build except the hosting file, with `/`, sorted
 */
export function listFiles(folder: string): string[] {
  return listPaths(folder).filter((file) => file !== hostingFile && statSync(join(folder, file)).isFile());
}
