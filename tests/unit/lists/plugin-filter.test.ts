import { describe, expect, it } from 'vitest';
import {
  describePlugins,
  isShown,
  type PluginFilter,
  readPluginFilter,
  writePluginFilter,
} from '../../../src/lists/plugin-filter';

const all: PluginFilter = { words: '', platforms: [] };
const sheet = {
  text: 'Action Sheet Let the user choose one of several actions action-sheet',
  platforms: ['iOS', 'Web'],
};

describe('the filter of the plugins', () => {
  it.each([
    ['', all],
    ['?q=gps', { words: 'gps', platforms: [] }],
    ['?q=a+%26+b&platform=ios&platform=web', { words: 'a & b', platforms: ['ios', 'web'] }],
  ] as const)('is read from %s and written as it was', (query, filter) => {
    expect(readPluginFilter(query)).toEqual(filter);
    expect(writePluginFilter(filter)).toBe(query);
  });

  it('takes platforms in one order, once, and none that do not exist', () => {
    expect(readPluginFilter('?platform=web&platform=ios&platform=web&platform=tv').platforms).toEqual(['ios', 'web']);
  });

  it('is no query for spaces', () => {
    expect(writePluginFilter({ words: '  ', platforms: [] })).toBe('');
  });

  it.each([
    ['', true],
    ['  SHEET action ', true],
    ['@capacitor/action-sheet', true],
    ['choos', true],
    ['sheet camera', false],
    // Names of platforms do not count as words of the card.
    ['web', false],
  ])('finds a card by %j: %s', (words, isFound) => {
    expect(isShown(sheet, { words, platforms: [] })).toBe(isFound);
  });

  it('asks for all platforms that are chosen', () => {
    expect(isShown(sheet, { words: '', platforms: ['ios', 'web'] })).toBe(true);
    expect(isShown(sheet, { words: '', platforms: ['ios', 'android'] })).toBe(false);
  });

  it.each([
    [27, all, '27 plugins'],
    [3, { words: 'a', platforms: [] }, '3 of 27 plugins'],
    [0, { words: 'gps', platforms: [] }, 'No plugin matches “gps”.'],
    [0, { words: '', platforms: ['web'] }, 'No plugin on Web.'],
    [0, { words: 'x', platforms: ['ios', 'android', 'web'] }, 'No plugin matches “x” on iOS, Android and Web.'],
  ] as const)('says that %i are left', (shown, filter, words) => {
    expect(describePlugins(shown, 27, filter)).toBe(words);
  });
});
