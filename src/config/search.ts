import type { ThemeConfig } from '@docusaurus/preset-classic';

type AlgoliaOptions = NonNullable<ThemeConfig['algolia']>;

/** Environment variables that hand the search over to Algolia, all three or none. */
const hostedVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Stands in the configuration for the account that the embedded search does not need; the theme refuses empty values. */
export const embeddedAppId = 'embedded';

/**
 * Reads which search the site has: Algolia's when its three variables are set, else the index that comes with the site.
 *
 * @param env environment of the build
 * @returns the theme's options; `appId` is `embeddedAppId` without an account
 * @throws one line when only some of the variables are set
 */
export function readSearchConfig(env: Readonly<Record<string, string | undefined>>): AlgoliaOptions {
  const missing = hostedVariables.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0 && missing.length < hostedVariables.length) {
    const error = new Error(
      `Hosted search needs ${hostedVariables.join(', ')}, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set all three, or none for the search that is built in.`,
    );
    error.stack = error.message;
    throw error;
  }
  const isHosted = missing.length === 0;
  return {
    appId: isHosted ? (env.ALGOLIA_APP_ID ?? '') : embeddedAppId,
    apiKey: isHosted ? (env.ALGOLIA_SEARCH_API_KEY ?? '') : embeddedAppId,
    indexName: isHosted ? (env.ALGOLIA_INDEX_NAME ?? '') : 'capacitor',
    contextualSearch: true,
    searchPagePath: 'search',
    searchParameters: {},
    insights: false,
  };
}
