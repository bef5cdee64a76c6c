import { describe, expect, it } from 'vitest';
import { passesFilters } from '../../../src/packages/search/engine/facets';

const facets = { language: 'en', docusaurus_tag: 'docs-default-v4', version: 'v4' };

describe('filters', () => {
  it.each([
    ['none', undefined, true],
    ['one that holds', 'language:en', true],
    ['one that does not', 'language:de', false],
    ['all of a list', ['language:en', 'version:v3'], false],
    ['one of an inner list', ['language:en', ['version:v3', 'version:v4']], true],
    ['none of an inner list', [['version:v3', 'version:v2']], false],
    ['the opposite', ['version:-v3'], true],
    ['the opposite of what is so', ['version:-v4'], false],
    ['an attribute that there is not', ['type:content'], false],
  ] as const)('%s', (_, filters, expected) => {
    expect(passesFilters(facets, filters)).toBe(expected);
  });
});
