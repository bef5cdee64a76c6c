import { inputError } from '../../build/errors/input-error';
import { type DocsVersion, docsVersions, versionNames } from '../../config/versions';

/** Matches the paths that new pages may have. */
export const pageName = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/**
 * Reads a list of versions, separated by commas.
 *
 * @returns the versions, each once; the one in `docs/` when the list is empty
 * @throws a one-line error when there is no such version
 */
export function readVersions(list = ''): DocsVersion[] {
  const names = [...new Set(list.split(','))].filter((name) => name !== '');
  if (names.length === 0) return docsVersions.slice(0, 1);
  return names.map((name) => {
    const version = docsVersions.find((candidate) => candidate.name === name);
    if (version === undefined)
      throw inputError(`There is no version "${name}" with pages, only ${versionNames.join(', ')}.`);
    return version;
  });
}
