import { describe, expect, it } from 'vitest';
import { readSearchConfig } from '../../../src/build/settings/search';
import { embeddedAppId } from '../../../src/config/search';

const account = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'search-key', ALGOLIA_INDEX_NAME: 'docs' };

describe('the account of the hosted search', () => {
  it('is read from three variables', () => {
    expect(readSearchConfig(account)).toMatchObject({ appId: 'APP', apiKey: 'search-key', indexName: 'docs' });
  });

  it.each([{}, { ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: '' }])(
    'is left out when none of them is set: %j',
    (env) => {
      expect(readSearchConfig(env)).toMatchObject({ appId: embeddedAppId, indexName: 'capacitor' });
    },
  );

  it.each([
    ['ALGOLIA_APP_ID', 'ALGOLIA_APP_ID is not set.'],
    ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_SEARCH_API_KEY is not set.'],
    ['ALGOLIA_INDEX_NAME', 'ALGOLIA_INDEX_NAME is not set.'],
  ])('is refused without %s', (name, line) => {
    expect(() => readSearchConfig({ ...account, [name]: '' })).toThrow(line);
  });

  it('is left alone when only the key for pushing is set, whatever it is', () => {
    expect(readSearchConfig({ ALGOLIA_ADMIN_API_KEY: 'a b' })).toMatchObject({ appId: embeddedAppId });
  });

  it.each(['AB12CD34EF', 'latency'])('takes the id %s', (appId) => {
    expect(readSearchConfig({ ...account, ALGOLIA_APP_ID: appId })).toMatchObject({ appId });
  });

  it('is refused with a key that may write', () => {
    const env = { ...account, ALGOLIA_ADMIN_API_KEY: account.ALGOLIA_SEARCH_API_KEY };
    expect(() => readSearchConfig(env)).toThrow(/^ALGOLIA_SEARCH_API_KEY is the same as ALGOLIA_ADMIN_API_KEY/);
    expect(() => readSearchConfig({ ...env, ALGOLIA_ADMIN_API_KEY: 'another' })).not.toThrow();
  });
});
