import { describe, expect, it } from 'vitest';
import { isContinued } from '../../../src/packages/upgrade/page/use-upgrade';
import { makePlan } from '../../../src/packages/upgrade/plan/make-plan';
import type { App } from '../../../src/packages/upgrade/plan/plan';
import { data } from './data';

function makeApp(name: string, ...packages: string[]): App {
  const dependencies = packages.map((own) => ({ name: `@capacitor/${own}`, range: '3', isForDevelopment: false }));
  return { name, dependencies, picked: [], platforms: [], manager: 'npm' };
}

describe('an app in the middle of its upgrade', () => {
  const before = makeApp('myApp', 'core', 'storage');
  const plan = makePlan(before, 'v3', 'v4', data);

  it.each([
    ['the same packages', makeApp('myApp', 'storage', 'core'), true],
    ['the packages that the plan installs', makeApp('myApp', 'core', 'cli', 'preferences'), true],
    ['both, before the old one is removed', makeApp('myApp', 'core', 'storage', 'preferences'), true],
    ['a package that the plan does not install', makeApp('myApp', 'core', 'storage', 'camera'), false],
    ['no package that the plan does not remove', makeApp('myApp', 'storage'), false],
    ['another name', makeApp('other', 'core', 'storage'), false],
    ['no packages', makeApp('myApp'), false],
  ])('is the same one with %s: %#', (_, after, isSame) => {
    expect(isContinued(before, after, plan)).toBe(isSame);
  });
});
