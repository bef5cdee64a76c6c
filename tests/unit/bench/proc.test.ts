import { describe, expect, it } from 'vitest';
import { cpuTicks, residentKilobytes } from '../../bench/proc';

describe('cpuTicks', () => {
  it('sums up user and system time of the children, whatever the program is called', () => {
    const fields = ['S', ...Array.from({ length: 40 }, (_, index) => String((index + 4) * 10))];
    expect(cpuTicks(`4242 (a) b) c) ${fields.join(' ')}`)).toBe(160 + 170);
  });
});

describe('residentKilobytes', () => {
  it('reads the line of the resident memory', () => {
    expect(residentKilobytes('Name:\tnode\nVmHWM:\t  900 kB\nVmRSS:\t  812345 kB\n')).toBe(812_345);
  });

  it('is 0 for a process that holds none', () => {
    expect(residentKilobytes('Name:\tnode\nState:\tZ (zombie)\n')).toBe(0);
  });
});
