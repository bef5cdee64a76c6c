import { inputError } from '@capacitor-docs/shared';
import { type DocsVersion, docsVersions } from '../../config/versions';

/** Environment variable with the versions that `npm start` and `npm run build` show, separated by commas; without it, all. */
export const versionsVariable = 'DOCS_VERSIONS';

/**
 * Reads which versions are shown, so that writers who work on one version need not wait for the others.
 *
 * @param env environment of the command
 * @returns the versions, newest first
 * @throws one line when the variable names something else
 */
export function readShownVersions(env: Readonly<Record<string, string | undefined>>): readonly DocsVersion[] {
  const names = (env[versionsVariable] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return docsVersions;
  const unknown = names.filter((name) => !docsVersions.some((version) => isNamed(version, name)));
  if (unknown.length > 0) {
    const known = docsVersions.map(({ name, docusaurusName }) =>
      name === docusaurusName ? name : `${name} (or ${docusaurusName})`,
    );
    throw inputError(
      `${versionsVariable} names ${unknown.join(', ')}, which is not a version. Use ${known.join(', ')}.`,
    );
  }
  return docsVersions.filter((version) => names.some((name) => isNamed(version, name)));
}

function isNamed({ name, docusaurusName }: DocsVersion, wanted: string): boolean {
  return name === wanted || docusaurusName === wanted;
}
