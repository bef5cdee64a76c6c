import { describe, expect, it } from 'vitest';
import { readText, type UpgradeState } from '../../../src/upgrade/page/use-upgrade';
import { data } from './data';

const empty: UpgradeState = {
  app: { name: '', dependencies: [], picked: [], platforms: [], manager: 'npm' },
  from: 'v3',
  to: 'v4',
  done: {},
  text: '',
  chosen: {},
};

/** Pastes apps one after the other, and returns the versions of the plan then. */
function paste(ranges: readonly string[], chosen: UpgradeState['chosen'] = {}): string {
  const { from, to } = ranges.reduce(
    (state, range) => readText(JSON.stringify({ dependencies: { '@capacitor/core': range } }), state, data),
    { ...empty, chosen },
  );
  return `${from} to ${to}`;
}

describe('the versions of a plan', () => {
  it.each([
    ['^2.0.0', 'v2 to v4'],
    ['^3.0.0', 'v3 to v4'],
    ['^4.0.0', 'v4 to v5'],
    ['^5.0.0', 'v3 to v4'],
    ['file:../core', 'v3 to v4'],
  ])('depend on the file, not on those that were pasted before: %s', (range, versions) => {
    for (const before of [[], ['^4.0.0'], ['^2.0.0'], ['^5.0.0', '^4.0.0'], ['^4.0.0', 'latest']])
      expect(paste([...before, range]), `after ${before}`).toBe(versions);
  });

  it('depend on what the reader chose by hand', () => {
    expect(paste(['^2.0.0'], { to: 'v5' })).toBe('v2 to v5');
    expect(paste(['^4.0.0', '^3.0.0'], { to: 'v3' })).toBe('v3 to v4');
    expect(paste(['file:../core'], { from: 'v2' })).toBe('v2 to v4');
  });

  it('are no matter while a text is broken, and the text stays', () => {
    const text = '['.repeat(100_000);
    const { from, to, problem, ...state } = readText(text, empty, data);
    expect([from, to, state.text === text]).toEqual(['v3', 'v4', true]);
    expect(problem?.message).toContain('nested too deeply');
  });
});
