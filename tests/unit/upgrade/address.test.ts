import { describe, expect, it } from 'vitest';
import { parameters, readChoice, writeChoice } from '../../../src/packages/upgrade/address';
import { data } from './data';

/** Reads the query of an address. */
function read(query: string) {
  const given = new URLSearchParams(query);
  const [from = '', to = '', plugins = ''] = parameters.map((name) => given.get(name) ?? '');
  return readChoice({ from, to, plugins }, data);
}

describe('an address', () => {
  it('holds versions and plugins, and is read again', () => {
    const choice = { from: 'v3', to: 'v4', plugins: ['camera', 'storage'] } as const;
    expect(writeChoice(choice)).toBe('?from=v3&to=v4&plugins=camera,storage');
    expect(read(writeChoice(choice))).toEqual({ choice, ignored: [] });
    expect(read('?plugins=camera%2Cstorage')?.choice).toEqual({ plugins: ['camera', 'storage'] });
    expect(writeChoice({ from: 'v2', to: 'v5', plugins: [] })).toBe('?from=v2&to=v5');
  });

  it('holds nothing if it has none of the parameters', () => {
    expect(read('')).toBeUndefined();
    expect(read('?framework=react')).toBeUndefined();
  });

  it.each([
    ['?from=v9', ['from=v9']],
    ['?from=v5', ['from=v5']],
    ['?to=v2', ['to=v2']],
    ['?from=v4&to=v3', ['to=v3']],
    ['?from=v4&to=v4', ['to=v4']],
    ['?from=__proto__&to=constructor', ['from=__proto__', 'to=constructor']],
    ['?plugins=camera,<img src=x>,camera,', ['plugins=<img src=x>']],
    [`?plugins=${'x'.repeat(5000)}`, [`plugins=${'x'.repeat(40)}…`]],
  ])('may have values that are ignored: %s', (search, ignored) => {
    expect(read(search)?.ignored).toEqual(ignored);
  });

  it('keeps what is good beside them', () => {
    expect(read('?from=v4&to=v3&plugins=camera,x')?.choice).toEqual({ from: 'v4', plugins: ['camera'] });
  });
});
