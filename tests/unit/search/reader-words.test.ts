import { describe, expect, it } from 'vitest';
import { findReaderWords, searchWords } from '../../../src/build/search-index/reader-words';
import searchSynonyms from '../../../src/config/search-synonyms.json' with { type: 'json' };
import { docsVersions } from '../../../src/config/versions';
import { toPageKey } from '../../../src/lib/counterparts';
import { listPages } from '../../../src/remark/pages';

describe('what readers call a page', () => {
  it('is found for the page and for those that it was before', () => {
    expect(findReaderWords('/docs/apis/preferences', 'v4')).toContain('key value store');
    expect(findReaderWords('/docs/next/apis/preferences', 'current')).toContain('key value store');
    expect(findReaderWords('/docs/v3/apis/storage', 'v3')).toContain('key value store');
    expect(findReaderWords('/docs/v2/cli/add', 'v2')).toBe(findReaderWords('/docs/cli/commands/add', 'v4'));
    expect(findReaderWords('/docs/v2/apis/index', 'v2')).toBe(findReaderWords('/docs/apis', 'v4'));
  });

  it('is empty for pages that the list does not know, and for versions that there are not', () => {
    expect(findReaderWords('/docs/other', 'v4')).toBe('');
    expect(findReaderWords('/docs/apis/camera', 'v1')).toBe('');
  });

  it('is said of pages that exist only', () => {
    const keys = new Set(
      listPages().map(({ route, version }) => {
        const prefix = docsVersions.find(({ name }) => name === version)?.routePrefix ?? '';
        return toPageKey(route, `/docs/${prefix}`);
      }),
    );
    expect(Object.keys(searchWords).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is said once', () => {
    const repeated = Object.entries(searchWords).filter(([, words]) => new Set(words).size < words.length);
    expect(repeated).toEqual([]);
  });
});

describe('synonyms', () => {
  it('are lower case, in groups of at least two, each phrase once in its group', () => {
    const bad = searchSynonyms.filter(
      (group) =>
        group.length < 2 ||
        new Set(group).size < group.length ||
        group.some((phrase) => phrase !== phrase.toLowerCase().trim()),
    );
    expect(bad).toEqual([]);
  });
});
