import type { IndexSettings, SynonymHit } from 'algoliasearch';
import searchSynonyms from '../../config/search-synonyms.json' with { type: 'json' };

/** Settings of the hosted index. If an attribute is not declared for faceting, every contextual search returns nothing. */
export const hostedSettings: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  ignorePlurals: true,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The writers' synonyms in the service's format. */
export const hostedSynonyms: SynonymHit[] = searchSynonyms.map((synonyms) => ({
  objectID: `synonym-${synonyms[0]}`,
  type: 'synonym',
  synonyms: [...synonyms],
}));
