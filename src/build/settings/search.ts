import { inputError } from '@capacitor-docs/shared';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { embeddedAppId } from '../../config/search';

type AlgoliaOptions = NonNullable<ThemeConfig['algolia']>;

/** Environment variables that hand the search over to Algolia, all three or none. */
const hostedVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Keys are hexadecimal, or Base64 where they carry restrictions of their own. */
const key = {
  pattern: /^[\w+/=-]+$/,
  isSecret: true,
  what: 'a key of Algolia: use letters, digits, and + / = _ - only',
};

/** Formats of the values. The id becomes part of host names, in pages and in the content security policy. */
const formats = {
  ALGOLIA_APP_ID: {
    pattern: /^[A-Za-z\d]+$/,
    isSecret: false,
    what: 'the id of an Algolia application: use letters and digits only, as in AB12CD34EF',
  },
  ALGOLIA_INDEX_NAME: {
    pattern: /^[\w.-]+$/,
    isSecret: false,
    what: 'a name for an index: use letters, digits, and . _ - only, as in capacitor',
  },
  ALGOLIA_SEARCH_API_KEY: key,
  ALGOLIA_ADMIN_API_KEY: key,
};

/**
 * Finds an Algolia variable whose value can't be right. Variables that are not set are left to the caller.
 *
 * @param env environment of the build or of `npm run cli search:push`
 * @returns one sentence about the first one, without showing keys
 */
export function findWrongAccount(env: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const [name, { pattern, isSecret, what }] of Object.entries(formats)) {
    const value = env[name] ?? '';
    if (value !== '' && !pattern.test(value))
      return `${name} is ${isSecret ? 'set to something that is not' : `${JSON.stringify(value)}, which is not`} ${what}.`;
  }
  return undefined;
}

/**
 * Reads which search the site has: Algolia's when its three variables are set, else the index that comes with the site.
 *
 * @param env environment of the build
 * @returns the theme's options; `appId` is `embeddedAppId` without an account
 * @throws one line when only some of the variables are set, one has characters that it can't have, or the key may write
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
  const wrong = isHosted ? findWrongAccount(env) : undefined;
  if (wrong !== undefined) throw inputError(wrong);
  if (isHosted && apiKey === env.ALGOLIA_ADMIN_API_KEY) {
    throw inputError(
      'ALGOLIA_SEARCH_API_KEY is the same as ALGOLIA_ADMIN_API_KEY, and the site would show it to everyone. Set it to a key that may only search.',
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
