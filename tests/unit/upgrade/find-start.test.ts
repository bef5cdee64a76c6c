import { describe, expect, it } from 'vitest';
import { findOrigin } from '../../../src/packages/upgrade/plan/find-start';
import { data } from './data';

/** Finds the start of an app with these packages, given as `core@^4.0.0 camera@1`. */
function find(packages: string) {
  const dependencies = packages
    .split(' ')
    .filter((text) => text !== '')
    .map((text, index) => {
      const at = text.indexOf('@', 1);
      const name = text.startsWith('@') ? text.slice(0, at) : `@capacitor/${text.slice(0, at)}`;
      return { name, range: text.slice(at + 1), isForDevelopment: false, line: index + 1 };
    });
  return findOrigin(dependencies, data);
}

/** Describes it: `known v4`, `mixed v3 to v4: core 4, camera 1 of 3`. */
function describeStart(packages: string): string {
  const { start } = find(packages);
  switch (start.kind) {
    case 'known':
    case 'newest':
      return `${start.kind} ${start.version}`;
    case 'newer':
    case 'older':
      return `${start.kind} ${start.major}`;
    case 'mixed':
      return `mixed${start.to === undefined ? '' : ` ${start.version} to ${start.to}`}: ${start.packages
        .map(({ name, own, major }) => `${name.slice(11)} ${own}${own === major ? '' : ` of ${major}`}`)
        .join(', ')}`;
    default:
      return start.kind;
  }
}

describe('the start of an upgrade', () => {
  it.each([
    ['', 'none'],
    // The packages agree.
    ['core@^2.4.0', 'known v2'],
    ['core@^3.4.0 cli@3.0.0 ios@~3 android@3.x camera@^1.0.0 storage@1', 'known v3'],
    ['core@^4.0.0 cli@^4.0.0 camera@^4.1.0', 'known v4'],
    ['core@latest-4', 'known v4'],
    ['core@npm:^4.0.0 ios@patch:@capacitor/ios@npm:4.6.1#a.patch', 'known v4'],
    ['core@^5.0.0 camera@^5.0.0', 'newest v5'],
    ['core@5.0.0-rc.1', 'newest v5'],
    ['core@^6.0.0', 'newer 6'],
    ['core@^8.0.0 camera@^8.0.0', 'newer 8'],
    ['core@^1.5.1', 'older 1'],
    ['core@1.0.0-beta.19', 'older 1'],
    ['core@0.1.0', 'older 0'],
    // The core is missing.
    ['cli@^4.0.0', 'known v4'],
    ['android@^3.0.0 ios@^3.0.0', 'known v3'],
    ['camera@^4.0.0', 'known v4'],
    ['camera@^1.0.0', 'known v3'],
    ['camera@^6.0.0', 'newer 6'],
    ['@capacitor-community/http@1.4.1 react@18', 'unknown'],
    // The packages disagree.
    ['core@^4.0.0 camera@^3.0.0', 'mixed v3 to v4: core 4, camera 3'],
    ['core@^4.0.0 camera@^1.0.0', 'mixed v3 to v4: core 4, camera 1 of 3'],
    ['core@^4.0.0 cli@3.2.5', 'mixed v3 to v4: core 4, cli 3'],
    ['core@^3.0.0 camera@^4.0.0', 'mixed v3 to v4: core 3, camera 4'],
    ['core@^5.0.0 camera@^4.0.0', 'mixed v4 to v5: core 5, camera 4'],
    ['core@^5.0.0 camera@^1.0.0', 'mixed: core 5, camera 1 of 3'],
    ['core@^2.0.0 ios@^4.0.0', 'mixed: core 2, ios 4'],
    ['core@^4.0.0 camera@^6.0.0', 'mixed: core 4, camera 6'],
    ['core@^5.0.0 ios@^6.0.0', 'mixed: core 5, ios 6'],
    ['core@^6.0.0 ios@^5.0.0', 'newer 6'],
    ['core@^1.5.0 cli@^2.0.0', 'older 1'],
    // The core names no version.
    ['core@latest', 'unknown'],
    ['core@latest ios@^4.0.0 camera@^4.0.0', 'unknown'],
    ['core@>=3 cli@^4.0.0', 'unknown'],
    ['core@^3||^4', 'unknown'],
    ['core@workspace:*', 'unknown'],
    ['core@catalog:', 'unknown'],
    ['core@file:../core', 'unknown'],
    // Another package names none.
    ['core@^4.0.0 cli@latest', 'known v4'],
    ['cli@latest camera@^4.0.0', 'known v4'],
  ])('of %j: %s', (packages, start) => {
    expect(describeStart(packages)).toBe(start);
  });

  it('is that of what is installed, whatever the range allows', () => {
    const origin = findOrigin(
      [{ name: '@capacitor/core', range: '>=3', isForDevelopment: false, installed: '4.8.1' }],
      data,
    );
    expect(origin).toEqual({ start: { kind: 'known', version: 'v4', major: 4 }, unread: [], highest: 4 });
  });

  it('comes with the lines that name no version', () => {
    expect(find('core@^4.0.0 cli@latest ios@>=3<5 android@<5 camera@>4 react@latest').unread).toEqual([
      { name: '@capacitor/cli', range: 'latest', line: 2, why: 'is a tag, and tags move from version to version' },
      { name: '@capacitor/ios', range: '>=3<5', line: 3, why: 'allows the versions 3 to 4' },
      { name: '@capacitor/android', range: '<5', line: 4, why: 'allows version 4 and all that are older' },
      { name: '@capacitor/camera', range: '>4', line: 5, why: 'allows version 5 and all that are newer' },
    ]);
  });
});
