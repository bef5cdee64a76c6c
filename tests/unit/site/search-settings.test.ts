import { createRequire } from 'node:module';
import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { readSearchConfig } from '../../../src/build/settings/search';

// The package's types omit this function.
const { validateThemeConfig }: { validateThemeConfig: (given: object) => unknown } = createRequire(import.meta.url)(
  '@docusaurus/theme-search-algolia',
);

/** Returns the validated search settings with the theme's defaults. */
function readSettings(algolia: object): unknown {
  return validateThemeConfig({ validate: normalizeThemeConfig, themeConfig: { algolia } });
}

describe('the search settings', () => {
  it('have appId, searchParameters with facetFilters, contextualSearch and externalUrlRegex', () => {
    const settings = {
      appId: 'APP',
      apiKey: 'key',
      indexName: 'capacitor',
      searchParameters: { facetFilters: ['language:en'] },
      contextualSearch: false,
      externalUrlRegex: 'ionicframework\\.com',
    };
    expect(readSettings(settings)).toMatchObject({ algolia: settings });
    expect(() => readSettings({ ...settings, contextualSearch: 'maybe' })).toThrow(/contextualSearch/);
  });

  it('of this site pass, search in context, and name the index after the product', () => {
    expect(readSettings(readSearchConfig({}))).toMatchObject({
      algolia: { indexName: 'capacitor', contextualSearch: true, searchPagePath: 'search' },
    });
  });
});
