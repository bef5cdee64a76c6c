import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from '../../../src/upgrade/address';
import { data } from './data';

describe('an address', () => {
  it('holds versions and plugins, and is read again', () => {
    const choice = { from: 'v3', to: 'v4', plugins: ['camera', 'storage'] } as const;
    expect(writeChoice(choice)).toBe('?from=v3&to=v4&plugins=camera,storage');
    expect(readChoice(writeChoice(choice), data)).toEqual({ choice, ignored: [] });
    expect(readChoice('?plugins=camera%2Cstorage', data)?.choice).toEqual({ plugins: ['camera', 'storage'] });
    expect(writeChoice({ from: 'v2', to: 'v5', plugins: [] })).toBe('?from=v2&to=v5');
  });

  it('holds nothing if it has none of the parameters', () => {
    expect(readChoice('', data)).toBeUndefined();
    expect(readChoice('?framework=react', data)).toBeUndefined();
  });

  it.each([
    ['?from=v9', ['from=v9']],
    ['?from=v5', ['from=v5']],
    ['?to=v2', ['to=v2']],
    ['?from=v4&to=v3', ['to=v3']],
    ['?from=v4&to=v4', ['to=v4']],
    ['?from=', ['from=']],
    ['?from=__proto__&to=constructor', ['from=__proto__', 'to=constructor']],
    ['?plugins=camera,<img src=x>,camera,', ['plugins=<img src=x>']],
    [`?plugins=${'x'.repeat(5000)}`, [`plugins=${'x'.repeat(40)}…`]],
  ])('may have values that are ignored: %s', (search, ignored) => {
    expect(readChoice(search, data)?.ignored).toEqual(ignored);
  });

  it('keeps what is good beside them', () => {
    expect(readChoice('?from=v4&to=v3&plugins=camera,x', data)?.choice).toEqual({ from: 'v4', plugins: ['camera'] });
  });
});
