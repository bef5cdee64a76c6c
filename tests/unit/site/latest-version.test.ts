import { describe, expect, it } from 'vitest';
import { checkLatestVersion } from '../../../src/build/checks/latest-version';

describe('checkLatestVersion', () => {
  it('accepts one latest version', () => {
    expect(() => checkLatestVersion(['unreleased', 'latest', 'unmaintained'])).not.toThrow();
  });

  it.each([
    [['unreleased', 'unmaintained'], 0],
    [['latest', 'latest'], 2],
  ])('refuses %j', (states, count) => {
    expect(() => checkLatestVersion(states)).toThrow(`one version must be the latest, but ${count} are`);
  });
});
