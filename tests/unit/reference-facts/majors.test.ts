import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { readPackageFacts } from '../../../src/packages/docs-cli/packages/majors';
import { findFact, readFacts } from '../../../src/packages/reference/facts';
import { listMajors } from '../../../src/packages/reference/facts/majors';

describe('the major versions', () => {
  const majors = listMajors();

  it('are all from the first on, newest first, and those with pages know their version', () => {
    expect(majors.map(({ major }) => major)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(majors.flatMap(({ docs }) => docs ?? [])).toEqual(docsVersions.map(({ name }) => name));
  });

  it('are newer, and need newer systems, the higher their number', () => {
    for (const [place, { released, minSdk, targetSdk }] of majors.entries()) {
      const before = majors[place + 1];
      if (before === undefined) continue;
      expect(released > before.released).toBe(true);
      expect(minSdk).toBeGreaterThanOrEqual(before.minSdk);
      expect(targetSdk).toBeGreaterThanOrEqual(before.targetSdk);
    }
  });

  it('have the dates that the pages of their version have', () => {
    for (const { docs, released, maintenanceEnd } of majors) {
      if (docs === undefined) continue;
      const facts = readFacts(docs);
      expect(findFact(facts, 'releaseDate').value).toBe(released);
      expect(findFact(facts, 'maintenanceEnd').value).toBe(maintenanceEnd);
    }
  });
});

describe('what a release needs', () => {
  const texts = {
    cli: '{"version": "8.5.2", "engines": {"node": ">=22.0.0"}}',
    gradle: [
      '  compileSdk = project.hasProperty("compileSdkVersion") ? rootProject.ext.compileSdkVersion : 36',
      "  minSdkVersion project.hasProperty('minSdkVersion') ? rootProject.ext.minSdkVersion : 24",
      "  targetSdkVersion project.hasProperty('targetSdkVersion') ? rootProject.ext.targetSdkVersion : 36",
    ].join('\n'),
    podspec: "  s.ios.deployment_target = '15.0'",
  };

  it('is read from its packages', () => {
    expect(readPackageFacts(texts)).toEqual({ release: '8.5.2', node: '22.0', minSdk: 24, targetSdk: 36, ios: '15.0' });
  });

  it('is said to be missing where a package says nothing', () => {
    expect(() => readPackageFacts({ ...texts, podspec: '' })).toThrow(/which iOS it needs.*by hand/);
  });
});
