import { describe, expect, it } from 'vitest';
import { measureDuration } from '../../../src/browser/collapse';

describe('how long a list takes to collapse', () => {
  it.each([
    [36, 192],
    [360, 327],
    [1800, 539],
  ])('a list of %i px takes %i ms', (height, time) => {
    expect(measureDuration(height)).toBe(time);
  });

  it('grows with the height, and ever slower', () => {
    const times = [100, 200, 300, 400].map(measureDuration);
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps.every((step) => step > 0)).toBe(true);
    expect([...steps].sort((a, b) => b - a)).toEqual(steps);
  });
});
