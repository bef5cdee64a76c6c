import { describe, expect, it } from 'vitest';
import { measureFolding } from '../../../src/browser/behaviors/folds';

describe('how long a list takes to fold', () => {
  it.each([
    [36, 192],
    [360, 327],
    [1800, 539],
  ])('a list of %i px takes %i ms', (height, time) => {
    expect(measureFolding(height)).toBe(time);
  });

  it('grows with the height, and ever slower', () => {
    const times = [100, 200, 300, 400].map(measureFolding);
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps.every((step) => step > 0)).toBe(true);
    expect([...steps].sort((a, b) => b - a)).toEqual(steps);
  });
});
