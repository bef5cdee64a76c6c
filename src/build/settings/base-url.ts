import { inputError } from '@capacitor-docs/shared';
import type { Bundler } from '../bundler-types';

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
