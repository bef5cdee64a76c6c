import { describe, expect, it } from 'vitest';
import { latestVersion, versionNames } from '../../../src/config/versions';
import { applyText, emptyState, findVersions, type UpgradeState } from '../../../src/packages/upgrade/page/use-upgrade';
import { versionKey } from '../../../src/packages/upgrade/plan/choose-versions';
import { data } from './data';

const jsonOf = (range: string): string => JSON.stringify({ name: range, dependencies: { '@capacitor/core': range } });

/** Pastes apps one after the other, and returns the versions of the plan then. */
function paste(ranges: readonly string[], chosen: UpgradeState['chosen'] = {}): string {
  const state = ranges.reduce((present, range) => applyText(jsonOf(range), present), { ...emptyState, chosen });
  const { from, to } = findVersions(state, data).versions;
  return from === undefined ? 'no plan' : `${from} to ${to}`;
}

describe('the versions of a plan', () => {
  it.each([
    ['^2.0.0', 'v2 to v4'],
    ['^3.0.0', 'v3 to v4'],
    ['^4.0.0', 'v4 to v5'],
    ['^5.0.0', 'no plan'],
    ['^8.0.0', 'no plan'],
    ['^1.5.0', 'no plan'],
    ['file:../core', 'no plan'],
    ['latest', 'no plan'],
    ['>=3 <5', 'no plan'],
  ])('depend on the file, not on those that were pasted before: %s', (range, versions) => {
    for (const before of [[], ['^4.0.0'], ['^2.0.0'], ['^5.0.0', '^4.0.0'], ['^4.0.0', 'latest']])
      expect(paste([...before, range]), `after ${before}`).toBe(versions);
  });

  it('depend on what the reader chose by hand', () => {
    expect(paste(['^2.0.0'], { to: 'v5' })).toBe('v2 to v5');
    expect(paste(['^4.0.0', '^3.0.0'], { to: 'v3' })).toBe('v3 to v4');
    expect(paste(['file:../core'], { from: 'v2' })).toBe('v2 to v4');
    expect(paste(['^3.0.0'], { from: 'v2' })).toBe('v3 to v4');
  });

  it('depend on a choice for this app only', () => {
    const app = versionKey({
      name: 'latest',
      dependencies: [{ name: '@capacitor/core', range: 'latest', isForDevelopment: false }],
    });
    expect(paste(['latest'], { from: 'v3', app })).toBe('v3 to v4');
    expect(paste(['next'], { from: 'v3', app })).toBe('no plan');
    expect(paste(['next', 'latest'], { from: 'v3', app })).toBe('v3 to v4');
  });

  it('never lead through an older version than the app has', () => {
    const choose = (range: string, from: 'v2' | 'v3' | 'v4') => {
      const dependencies = [{ name: '@capacitor/core', range, isForDevelopment: false }];
      return paste([range], { from, app: versionKey({ name: range, dependencies }) });
    };
    for (const from of ['v2', 'v3'] as const) expect(choose('^5.0.0', from)).toBe('no plan');
    for (const from of ['v2', 'v3', 'v4'] as const) expect(choose('^8.0.0', from)).toBe('no plan');
    expect(choose('^4.0.0', 'v3')).toBe('v3 to v4');
    expect(choose('^5.0.0', 'v4')).toBe('v4 to v5');
    expect(choose('^1.5.0', 'v2')).toBe('v2 to v4');
    // A choice before the app was there does not count where the packages have the answer.
    expect(paste(['^5.0.0'], { from: 'v4' })).toBe('no plan');
    expect(paste(['^1.5.0'], { from: 'v2' })).toBe('no plan');
  });

  it('are those of the step to the latest one as long as there are no packages', () => {
    const { from, to } = findVersions(emptyState, data).versions;
    expect([from, to]).toEqual([versionNames[versionNames.indexOf(latestVersion.name) + 1], latestVersion.name]);
  });

  it('are no matter while a text is broken, and the text stays', () => {
    const text = '{"a":'.repeat(100_000);
    const state = applyText(text, emptyState);
    expect(state.text === text).toBe(true);
    expect(state.problem?.message).toContain('nested too deeply');
    expect(findVersions(state, data).versions.from).toBeUndefined();
  });
});

describe('the rest of what a text says', () => {
  it('is chosen, too: native projects and the package manager', () => {
    const text = JSON.stringify({
      dependencies: { '@capacitor/core': '4', '@capacitor/ios': '4' },
      packageManager: 'bun@1.1.0',
    });
    const { app } = applyText(text, emptyState);
    expect([app.platforms, app.manager]).toEqual([['ios'], 'bun']);
    expect(applyText('{"dependencies": {}}', { ...emptyState, app }).app.manager).toBe('npm');
  });
});
