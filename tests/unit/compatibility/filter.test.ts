import { describe, expect, it } from 'vitest';
import { type Cell, isNamed, isWanted, readFilter, toCsv, writeFilter } from '../../../src/compatibility/filter';

const versions = ['v5', 'v4', 'v3'] as const;

describe('the filter in the address', () => {
  it('is read, and written again', () => {
    const query = '?name=get&platform=ios&version=v4&sort=-v4';
    const filter = readFilter(query, versions);
    expect(filter).toEqual({ name: 'get', platform: 'ios', version: 'v4', sort: 'v4', isDescending: true });
    expect(writeFilter(filter)).toBe(query);
  });

  it('hides nothing where the address has nothing, or nothing that exists', () => {
    const open = { name: '', sort: 'name', isDescending: false };
    expect(readFilter('', versions)).toEqual(open);
    expect(readFilter('?platform=electron&version=v9&sort=v9', versions)).toEqual(open);
    expect(writeFilter(readFilter('', versions))).toBe('');
  });
});

describe('a row', () => {
  const cells: Cell[] = [
    { version: 'v4', on: ['ios', 'android'] },
    { version: 'v3', on: [] },
    { version: 'v2', on: undefined },
  ];
  const open = readFilter('', versions);

  it.each([
    [{}, true],
    [{ platform: 'ios' }, true],
    [{ platform: 'web' }, false],
    [{ version: 'v3' }, true],
    [{ version: 'v3', platform: 'ios' }, false],
    [{ version: 'v2' }, false],
  ] as const)('is shown by %j: %s', (part, isShown) => {
    expect(isWanted(cells, { ...open, ...part })).toBe(isShown);
  });

  it('is found by a part of its name, in any case', () => {
    expect(isNamed('getPhoto(…)', { ...open, name: ' PHOTO ' })).toBe(true);
    expect(isNamed('getPhoto(…)', { ...open, name: 'video' })).toBe(false);
  });
});

describe('the CSV', () => {
  it('has values with commas, quotes and line ends in quotes', () => {
    expect(
      toCsv([
        ['a', 'b,c', 'd"e'],
        ['f\ng', '', 'h'],
      ]),
    ).toBe('a,"b,c","d""e"\r\n"f\ng",,h\r\n');
  });
});
