import { describe, expect, it } from 'vitest';
import { findJsonProblem, toJson } from '../../../src/plugins/islands/island';

describe('properties of an island', () => {
  it.each([
    [1, undefined],
    [{ a: [null, 'x', true, { b: undefined }] }, undefined],
    [() => 1, '“p” is a function'],
    [{ a: [1, () => 1] }, '“p.a[1]” is a function'],
    [new Map(), '“p” is a Map'],
    [Number.NaN, '“p” is NaN'],
    [1n, '“p” is a BigInt'],
    [Symbol('x'), '“p” is a symbol'],
    [[undefined], '“p[0]” is undefined in a list'],
    [{ $$typeof: 1 }, '“p” is an element'],
  ])('%o: %s', (value, expected) => {
    expect(findJsonProblem(value, 'p')).toBe(expected);
  });

  it('leave out what is for the site', () => {
    expect(toJson({ start: 1, 'client:idle': true }, 'src/components/Counter#default')).toBe('{"start":1}');
  });

  it('that JSON would lose stop the build', () => {
    expect(() => toJson({ of: [() => 1] }, 'src/components/Counter#Counter')).toThrow(
      "src/components/Counter: <Counter> gets a property that can't reach the browser: “of[0]” is a function.",
    );
  });
});
