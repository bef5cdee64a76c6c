import { describe, expect, it } from 'vitest';
import { isNodeAtLeast } from '../../../src/build/node-version.mjs';

describe('isNodeAtLeast', () => {
  it.each([
    ['20.0.0', '20.0', true],
    ['20.19.1', '20.19', true],
    ['22.1.0', '20.19', true],
    ['20.18.3', '20.19', false],
    ['18.20.0', '20.0', false],
    ['9.11.0', '20.0', false],
  ])('%s against %s: %s', (version, minimum, expected) => {
    expect(isNodeAtLeast(version, minimum)).toBe(expected);
  });
});
