import type { ThemeConfig } from '@docusaurus/preset-classic';
import { inputError } from '../lib/input-error';

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
 * @throws one line when only some of the variables are set, or the key may write
 */
export function readSearchConfig(env: Readonly<Record<string, string | undefined>>): AlgoliaOptions {
  const [appId = '', apiKey = '', indexName = ''] = hostedVariables.map((name) => env[name]);
  const missing = hostedVariables.filter((name) => (env[name] ?? '') === '');
  const isHosted = missing.length === 0;
  if (!isHosted && missing.length < hostedVariables.length) {
    throw inputError(
      `Hosted search needs ${hostedVariables.join(', ')}, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set all three, or none for the search that is built in.`,
    );
  }
  if (isHosted && apiKey === env.ALGOLIA_ADMIN_API_KEY) {
    throw inputError(
      'ALGOLIA_SEARCH_API_KEY is the same as ALGOLIA_ADMIN_API_KEY, and the site would show it to everybody. Set it to a key that may only search.',
    );
  }
  return {
    appId: isHosted ? appId : embeddedAppId,
    apiKey: isHosted ? apiKey : embeddedAppId,
    indexName: isHosted ? indexName : 'capacitor',
    contextualSearch: true,
    searchPagePath: 'search',
    searchParameters: {},
    insights: false,
  };
}
