import { describe, expect, it } from 'vitest';
import { checkVersions } from '../../../src/site/check-versions';

describe('checkVersions', () => {
  it('accepts one latest version', () => {
    expect(() => checkVersions(['unreleased', 'latest', 'unmaintained'])).not.toThrow();
  });

  it.each([
    [['unreleased', 'unmaintained'], 0],
    [['latest', 'latest'], 2],
  ])('refuses %j', (states, count) => {
    expect(() => checkVersions(states)).toThrow(`one version must be the latest, but ${count} are`);
  });
});
