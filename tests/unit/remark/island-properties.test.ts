import { describe, expect, it } from 'vitest';
import { toJson } from '../../../src/plugins/islands/island';

const key = 'src/components/Counter#Counter';

describe('properties of an island', () => {
  it('are written as JSON', () => {
    expect(toJson({ a: [null, 'x', true, { b: undefined }], c: 1 }, key)).toBe('{"a":[null,"x",true,{}],"c":1}');
  });

  it('leave out what is for the site', () => {
    expect(toJson({ start: 1, 'client:idle': true }, key)).toBe('{"start":1}');
  });

  it.each([
    ['a function', () => 1],
    ['a function in an object', { a: [1, () => 1] }],
    ['a map', new Map()],
    ['NaN', Number.NaN],
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['an element', { $$typeof: 1 }],
  ])('that JSON would lose stop the build: %s', (_, of) => {
    expect(() => toJson({ start: 1, of }, key)).toThrow(
      "src/components/Counter: <Counter> gets a property that can't reach the browser: “of”. Components with",
    );
  });
});
