import { loadReference, type Reference } from '@capacitor-docs/reference';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { docsVersions, latestVersion, type VersionName } from '../config/versions';

/** Data about the page that contains a directive. */
export interface PageContext {
  version: VersionName;
  /** The page's file, relative to the root of the project, with forward slashes. */
  file: string;
  reference: Reference;
}

/**
 * Finds which docs version a file belongs to.
 *
 * @param file absolute path of a page
 * @returns its version, or `undefined` for a page that belongs to none (such as those of `src/pages`)
 */
export function versionOfFile(file: string): VersionName | undefined {
  const relative = pathFrom(projectRoot, file);
  return docsVersions.find(({ docsDir }) => relative.startsWith(`${docsDir}/`))?.name;
}

/** Builds the context of a page. Pages outside the versions use the latest release. */
export function createContext(file: string): PageContext {
  const version = versionOfFile(file) ?? latestVersion.name;
  return {
    version,
    file: pathFrom(projectRoot, file),
    reference: loadReference(version),
  };
}
