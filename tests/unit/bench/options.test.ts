import { describe, expect, it } from 'vitest';
import { readOptions } from '../../bench/options';

describe('readOptions', () => {
  it('has five rounds of visits and a table by default', () => {
    expect(readOptions({})).toEqual({
      rounds: 5,
      build: false,
      dev: false,
      json: false,
      growth: true,
      rebuilds: [],
      peers: false,
      sizes: [],
    });
  });

  it('builds once by default', () => {
    expect(readOptions({ build: true, json: true })).toEqual({
      rounds: 1,
      build: true,
      dev: false,
      json: true,
      growth: true,
      rebuilds: [],
      peers: false,
      sizes: [],
    });
  });

  it('starts the development server three times by default', () => {
    expect(readOptions({ dev: true })).toMatchObject({ rounds: 3, dev: true });
    expect(readOptions({ dev: true, rounds: '1' })).toMatchObject({ rounds: 1, dev: true });
  });

  it('reads rounds and what to leave out', () => {
    expect(readOptions({ rounds: '7', 'no-growth': true })).toEqual({
      rounds: 7,
      build: false,
      dev: false,
      json: false,
      growth: false,
      rebuilds: [],
      peers: false,
      sizes: [],
    });
  });

  it.each(['4', 'x', '', '-1'])('refuses %s rounds of visits', (value) => {
    expect(() => readOptions({ rounds: value })).toThrow(`--rounds needs a number, 5 or more; it has "${value}".`);
  });

  it('reads the sizes of the site whose growth is tabulated', () => {
    expect(readOptions({ growth: true }).sizes).toEqual([
      { morePages: 0 },
      { morePages: 1500 },
      { morePages: 0, versions: 10 },
      { morePages: 500 },
    ]);
    expect(readOptions({ growth: true, 'more-pages': '0' }).sizes).toEqual([{ morePages: 0 }]);
    expect(readOptions({ growth: true, 'more-pages': '10', versions: '9' }).sizes).toEqual([
      { morePages: 10, versions: 9 },
    ]);
    expect(() => readOptions({ growth: true, versions: 'ten' })).toThrow('--versions needs a number');
    expect(() => readOptions({ growth: true, 'more-pages': 'many' })).toThrow('--more-pages needs numbers');
  });

  it('reads which edits are tried', () => {
    expect(readOptions({ rebuilds: 'all' }).rebuilds).toEqual([
      'text',
      'title',
      'description',
      'picture',
      'address',
      'fact',
      'plugin',
    ]);
    expect(readOptions({ rebuilds: 'fact,text' }).rebuilds).toEqual(['fact', 'text']);
    expect(() => readOptions({ rebuilds: 'facts' })).toThrow('--rebuilds knows no edit "facts". There are all, text, ');
  });
});
