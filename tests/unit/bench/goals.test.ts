import { describe, expect, it } from 'vitest';
import { budgets } from '../../bench/budgets';
import { type Figures, goals, judge, metrics } from '../../bench/goals';

const figures: Figures = {
  ours: { firstPaint: 600, tap: 120, js: 1.5 * budgets.js.goal, shift: 0, storedShift: 0.01, coldCpu: 24, editCpu: 12 },
  starlight: { firstPaint: 500, tap: 400 },
  vitepress: { tap: 100 },
};

describe('judge', () => {
  const verdicts = judge(figures);
  const scoreOf = (metric: string, site?: string) =>
    verdicts.find(({ goal }) => goal.metric === metric && goal.of?.site === site)?.score;

  it('compares with a figure of another site, each goal by itself', () => {
    expect(scoreOf('firstPaint', 'starlight')).toBeCloseTo(600 / 425);
    expect(scoreOf('tap', 'starlight')).toBeCloseTo(120 / 80);
    expect(scoreOf('tap', 'vitepress')).toBeCloseTo(1.2);
  });

  it('compares with a number, and with another figure of ours', () => {
    expect(scoreOf('js')).toBeCloseTo(1.5);
    expect(scoreOf('editCpu', 'ours')).toBeCloseTo(1);
  });

  it('is met by nothing and missed by anything where nothing is allowed', () => {
    expect(scoreOf('shift')).toBe(0);
    expect(scoreOf('storedShift')).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves out what was not measured', () => {
    expect(scoreOf('coldCpu', 'vitepress')).toBeUndefined();
    expect(scoreOf('css')).toBeUndefined();
  });

  it('puts the worst first', () => {
    const scores = verdicts.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(verdicts[0]?.goal.metric).toBe('storedShift');
  });
});

describe('the goals', () => {
  it('name what is measured, and nothing twice', () => {
    const keys = goals.map(({ metric, of }) => `${metric} ${of?.site}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { metric, limit } of goals) {
      expect(metrics).toHaveProperty(metric);
      expect(limit).toBeGreaterThanOrEqual(0);
    }
  });

  it('are never looser than the budgets of the build tests', () => {
    for (const { what, budget, goal } of Object.values(budgets)) expect(goal, what).toBeLessThanOrEqual(budget);
  });
});
