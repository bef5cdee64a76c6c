import { describe, expect, it } from 'vitest';
import { replaceFilter } from '../../../src/lists/follow-address';

const names = ['q', 'platform'];

describe('a filter in the query of an address', () => {
  it.each([
    ['is added', '', '?q=a', '?q=a'],
    ['takes the place of the one before', '?q=a&platform=ios', '?q=b', '?q=b'],
    ['leaves parameters of others', '?ref=mail&q=a&utm=1', '?q=b', '?ref=mail&utm=1&q=b'],
    ['goes, and leaves nothing', '?q=a&platform=ios&platform=web', '', ''],
    ['goes, and leaves what others have', '?q=a&ref=mail', '', '?ref=mail'],
    ['may have a parameter twice', '', '?platform=ios&platform=web', '?platform=ios&platform=web'],
  ])('%s', (_, query, filter, expected) => {
    expect(replaceFilter(query, names, filter)).toBe(expected);
  });
});
