import { describe, expect, it } from 'vitest';
import { offeredInstead, oftenNeeded } from '../../../src/config/search-start';
import { makeStartLinks } from '../../../src/plugins/search';

describe('the links that the search offers', () => {
  const find = (key: string) => ({ path: `/docs${key}`, title: `Title of ${key}` });

  it('have the title of their page, unless they are a part of it', () => {
    const { often, instead } = makeStartLinks('v4', find);
    expect(often).toHaveLength(oftenNeeded.length);
    expect(often[0]?.label).toBe('Title of /guides/requirements');
    expect(often[1]).toMatchObject({ path: '/docs/config#webdir', label: 'webDir', kind: 'key' });
    expect(instead).toHaveLength(offeredInstead.length);
  });

  it('leave out pages that the version lacks', () => {
    const { often } = makeStartLinks('v2', (key) => (key === '/config' ? find(key) : undefined));
    expect(often.map(({ path }) => path)).toEqual(['/docs/config#webdir']);
  });
});
