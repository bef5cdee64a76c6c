import { describe, expect, it } from 'vitest';
import { type FilterOptions, makeFilters } from '../../../src/packages/search/client/filters';
import { versionNamed } from '../../versions';

const options: FilterOptions = {
  isContextual: true,
  language: 'en',
  fixedFilters: ['type:-lvl6', ['version:v3', 'version:v4']],
};

describe('the filters of a search', () => {
  it('are the language, the versions and the configured ones', () => {
    expect(makeFilters(options, versionNamed('v4'))).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v4'],
      'type:-lvl6',
      ['version:v3', 'version:v4'],
    ]);
  });

  it('leave the version out for a search in all of them', () => {
    expect(makeFilters({ ...options, fixedFilters: undefined }, 'all')).toEqual(['language:en']);
  });

  it('are only the configured ones when the search is not contextual', () => {
    expect(makeFilters({ ...options, isContextual: false }, versionNamed('v4'))).toEqual(options.fixedFilters);
  });
});
