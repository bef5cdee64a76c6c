import { describe, expect, it } from 'vitest';
import { formatReport } from '../../bench/report';

describe('formatReport', () => {
  const report = formatReport(
    {
      ours: { firstPaint: 600, jsBeforePaint: 12.34, tap: 90 },
      starlight: { firstPaint: 500, jsBeforePaint: 0, tap: 400 },
      vitepress: { firstPaint: 1200, tap: 100 },
    },
    ['How it was measured.'],
  );

  it('says how it was measured, then the goals from the worst on', () => {
    expect(report.split('\n').slice(0, 7)).toEqual([
      'How it was measured.',
      '',
      '÷ goal          what                             ours     allowed  goal',
      '∞       missed  JS asked for before first paint  12.3 kB  0.0 kB   ≤ 0',
      '1.41    missed  first paint                      600 ms   425 ms   ≤ 0.85 × starlight',
      '1.13    missed  tap on a link → new heading      90 ms    80 ms    ≤ 0.2 × starlight',
      '0.90    met     tap on a link → new heading      90 ms    100 ms   ≤ 1 × vitepress',
    ]);
  });

  it('sets the figures side by side, with ratios where both are there', () => {
    expect(report.split('\n').slice(8)).toEqual([
      'what                             ours     starlight  vitepress  ÷ starlight  ÷ vitepress',
      'first paint                      600 ms   500 ms     1200 ms    1.20         0.50',
      'JS asked for before first paint  12.3 kB  0.0 kB',
      'tap on a link → new heading      90 ms    400 ms     100 ms     0.23         0.90',
    ]);
  });
});
