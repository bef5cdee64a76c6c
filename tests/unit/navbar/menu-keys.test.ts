import { describe, expect, it } from 'vitest';
import { moveInMenu } from '../../../src/browser/menu-keys';

describe('keys of a menu', () => {
  it('go down and up and around the ends', () => {
    expect([-1, 0, 1, 2].map((current) => moveInMenu('ArrowDown', current, 3, true))).toEqual([0, 1, 2, 0]);
    expect([-1, 0, 1, 2].map((current) => moveInMenu('ArrowUp', current, 3, true))).toEqual([2, 2, 0, 1]);
  });

  it('go to the ends of an open menu only', () => {
    expect([moveInMenu('Home', 2, 3, true), moveInMenu('End', 0, 3, true)]).toEqual([0, 2]);
    expect([moveInMenu('Home', -1, 3, false), moveInMenu('End', -1, 3, false)]).toEqual([undefined, undefined]);
  });

  it('mean nothing else, and nothing without entries', () => {
    expect(moveInMenu('a', 0, 3, true)).toBeUndefined();
    expect(moveInMenu('ArrowDown', -1, 0, true)).toBeUndefined();
  });
});
