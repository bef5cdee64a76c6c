import { describe, expect, it } from 'vitest';
import { blockingTime, longestTask, timeToInteractive } from '../../bench/blocking-time';

describe('blockingTime', () => {
  it('sums up what tasks take beyond 50 ms', () => {
    const tasks = [
      { start: 900, duration: 80 },
      { start: 1200, duration: 250 },
    ];
    expect(blockingTime(tasks, 800)).toBe(30 + 200);
  });

  it('counts of a task only what lies behind the first paint', () => {
    expect(blockingTime([{ start: 700, duration: 200 }], 800)).toBe(50);
    expect(blockingTime([{ start: 700, duration: 120 }], 800)).toBe(0);
    expect(blockingTime([{ start: 100, duration: 300 }], 800)).toBe(0);
  });

  it('ends with the first five quiet seconds', () => {
    const tasks = [
      { start: 1000, duration: 100 },
      { start: 6000, duration: 100 },
      { start: 11_200, duration: 100 },
    ];
    expect(blockingTime(tasks, 800)).toBe(100);
  });

  it('is nothing without long tasks', () => {
    expect(blockingTime([], 800)).toBe(0);
  });
});

describe('timeToInteractive', () => {
  it('is the first paint when nothing was long', () => {
    expect(timeToInteractive([], 640)).toBe(640);
  });

  it('is the end of the last task before the quiet window, also when a long one covers a later one', () => {
    const tasks = [
      { start: 700, duration: 3000 },
      { start: 1000, duration: 60 },
    ];
    expect(timeToInteractive(tasks, 640)).toBe(3700);
  });
});

describe('longestTask', () => {
  it('is the longest, or nothing', () => {
    expect(longestTask([])).toBe(0);
    expect(
      longestTask([
        { start: 1, duration: 70 },
        { start: 2, duration: 60 },
      ]),
    ).toBe(70);
  });
});
