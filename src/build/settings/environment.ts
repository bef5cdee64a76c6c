/** Settings of a build from the environment. `search.ts` has those of the search. */
import { inputError } from '@capacitor-docs/shared';
import { type DocsVersion, docsVersions } from '../../config/versions';
import type { Bundler } from '../bundler-types';

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

/** Environment variables for a preview, which is served at another address: path of the start page, and address of the host. */
const variables = { DOCS_BASE_URL: /^\/(?:[\w.~-]+\/)*$/, DOCS_URL: /^https?:\/\/[\w.-]+(?::\d+)?$/ } as const;

const advice = {
  DOCS_BASE_URL: 'a path of letters, digits and . _ ~ - that begins and ends with a slash, as in /repo/pr-12/docs/',
  DOCS_URL: 'the address of a host without a path, as in https://example.github.io',
} as const;

/**
 * Reads whether the build is a preview. `src/config/` reads the values of the variables.
 *
 * @param env environment of the build
 * @returns options of Docusaurus for a preview, which search engines must not list; empty for the site itself
 * @throws one line when a variable can't be what it is for
 */
export function readPreview(env: Readonly<Record<string, string | undefined>>): {
  noIndex?: true;
  baseUrlIssueBanner?: false;
} {
  const names = (['DOCS_BASE_URL', 'DOCS_URL'] as const).filter((name) => (env[name] ?? '') !== '');
  for (const name of names) {
    if (!variables[name].test(env[name] ?? ''))
      throw inputError(`${name} is "${env[name]}", which is not ${advice[name]}. Correct it, or leave it out.`);
  }
  // The script of the banner contains the path, so its hash is not among the known ones (`src/plugins/hosting/known-scripts.ts`).
  return names.length === 0 ? {} : { noIndex: true, baseUrlIssueBanner: false };
}

/** Makes the plugin of the bundler that gives code for browsers the variable which `src/config/versions.ts` reads. */
export function defineBasePath({ DefinePlugin }: Bundler): InstanceType<typeof DefinePlugin> {
  return new DefinePlugin({ 'process.env.DOCS_BASE_URL': JSON.stringify(process.env.DOCS_BASE_URL ?? '') });
}

/** Environment variable with the container of Google Tag Manager; without it, the site requests nothing from other hosts. */
export const tagManagerVariable = 'GOOGLE_TAG_MANAGER_ID';

/**
 * Reads whether the site has a tag manager.
 *
 * @param env environment of the build
 * @returns the option of the preset, empty when no container is set
 * @throws one line when the container is not written as `GTM-` and letters or digits
 */
export function readTagManager(env: Readonly<Record<string, string | undefined>>): {
  googleTagManager?: { containerId: string };
} {
  const containerId = env[tagManagerVariable] ?? '';
  if (containerId === '') return {};
  if (/^GTM-[A-Z\d]+$/.test(containerId)) return { googleTagManager: { containerId } };
  throw inputError(
    `${tagManagerVariable} is "${containerId}", which is not a container of Google Tag Manager. Set it to one such as GTM-ABC123, or leave it out.`,
  );
}

/**
 * Whether the browser gets our layer (`src/browser`) instead of Docusaurus' own client. `BROWSER_LAYER=off` in the environment of `npm run build`
 * turns it off.
 */
export function hasLayer(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.BROWSER_LAYER !== 'off';
}
