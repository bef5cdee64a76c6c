import { describe, expect, it } from 'vitest';
import { median, quantile } from '../../bench/statistics';

describe('median', () => {
  it('is the value in the middle of an odd list, in any order', () => {
    expect(median([30, 10, 20])).toBe(20);
  });

  it('lies between the two in the middle of an even list', () => {
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow('There are no values to summarize.');
  });
});

describe('quantile', () => {
  it('lies between two values in proportion', () => {
    expect(quantile([0, 10, 20, 30, 40], 0.75)).toBe(30);
    expect(quantile([0, 10], 0.75)).toBe(7.5);
    expect(quantile([7], 0.75)).toBe(7);
  });
});
