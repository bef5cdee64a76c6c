import { describe, expect, it } from 'vitest';
import { readSpecifier } from '../../../src/packages/upgrade/plan/specifier';
import { measureCpu } from '../cpu-time';

/** Reads a specifier of `@capacitor/core`: `4`, `3 to 4`, or why it names none. */
function read(specifier: string): string {
  const reading = readSpecifier(specifier, '@capacitor/core');
  if (reading.kind === 'none') return reading.why;
  return reading.kind === 'major' ? `${reading.major}` : `${reading.from} to ${reading.to}`;
}

describe('a specifier that names one major', () => {
  it.each([
    ['4.6.1', '4'],
    ['=4.6.1', '4'],
    ['v4.6.1', '4'],
    [' 4.6.1 ', '4'],
    ['4', '4'],
    ['4.6', '4'],
    ['4.x', '4'],
    ['4.X', '4'],
    ['4.x.x', '4'],
    ['4.*', '4'],
    ['^4.6.1', '4'],
    ['^4', '4'],
    ['~4.6.1', '4'],
    ['~> 4.6', '4'],
    ['>=4 <5', '4'],
    ['>=4.2.0<5', '4'],
    ['> 4.0.0 <= 4.9.9', '4'],
    ['>=4.0.0 <5.0.0-0', '4'],
    ['<5 >=4', '4'],
    ['4.0.0 - 4.9.0', '4'],
    ['4 - 4', '4'],
    ['^4.0.0 || ^4.5.0', '4'],
    ['4.0.0-beta.1', '4'],
    ['^5.0.0-rc.1', '5'],
    ['5.0.0-nightly-20230105T150319.0', '5'],
    ['<1', '0'],
    ['^1.5.1', '1'],
    ['8.0.0', '8'],
    ['latest-4', '4'],
    ['latest-2', '2'],
    ['npm:^4.0.0', '4'],
    ['npm:4.x', '4'],
    ['npm:latest-4', '4'],
    ['npm:@capacitor/core@^4.0.0', '4'],
    ['npm:@capacitor/core@latest-3', '3'],
    ['patch:@capacitor/core@npm:4.6.1#./.yarn/patches/core.patch', '4'],
    ['patch:@capacitor/core@npm%3A4.6.1#~/.yarn/patches/@capacitor-core-npm-4.6.1-0f2.patch', '4'],
    ['patch:@capacitor/core@npm:^4.6.1#builtin', '4'],
    ['patch:@capacitor/core@4.6.1#./p.patch', '4'],
    ['workspace:^4.0.0', '4'],
    ['workspace:4.6.1', '4'],
    ['https://registry.npmjs.org/@capacitor/core/-/core-4.6.1.tgz', '4'],
    ['https://example.com/4.6.1.tgz', '4'],
    ['https://example.com/core-5.0.0-rc.2.tgz?token=1', '5'],
    ['https://codeload.github.com/ionic-team/capacitor/tar.gz/4.6.1', '4'],
    ['https://github.com/ionic-team/capacitor/archive/refs/tags/4.6.1.tar.gz', '4'],
    ['github:ionic-team/capacitor#4.6.1', '4'],
    ['github:ionic-team/capacitor#v4.6.1', '4'],
    ['ionic-team/capacitor#4.6.1', '4'],
    ['git+https://github.com/ionic-team/capacitor.git#4.6.1', '4'],
    ['git+ssh://git@github.com/ionic-team/capacitor.git#semver:^4.0.0', '4'],
    ['git@github.com:ionic-team/capacitor.git#4.6.1', '4'],
    ['github:ionic-team/capacitor-plugins#@capacitor/camera@4.1.3', '4'],
    ['file:./vendor/capacitor-core-4.6.1.tgz', '4'],
  ])('%s: %s', (specifier, major) => {
    expect(read(specifier)).toBe(major);
  });
});

describe('a specifier over several majors', () => {
  it.each([
    ['>=3<5', '3 to 4'],
    ['>=3 <5', '3 to 4'],
    ['>=3.0.0 <5.0.0', '3 to 4'],
    ['^3||^4', '3 to 4'],
    ['^4.0.0 || ^3.0.0', '3 to 4'],
    ['^2 || ^4', '2 to 4'],
    ['3 - 4', '3 to 4'],
    ['3.2.0 - 4.1.0', '3 to 4'],
    ['<5', '0 to 4'],
    ['<=4', '0 to 4'],
    ['>=4', '4 to Infinity'],
    ['>4', '5 to Infinity'],
    ['>4.8.0', '4 to Infinity'],
    ['*', '0 to Infinity'],
    ['x', '0 to Infinity'],
    ['npm:*', '0 to Infinity'],
    ['workspace:>=3', '3 to Infinity'],
  ])('%s: %s', (specifier, majors) => {
    expect(read(specifier)).toBe(majors);
  });
});

describe('a specifier that names none', () => {
  it.each([
    ['latest', 'is a tag'],
    ['next', 'is a tag'],
    ['rc', 'is a tag'],
    ['beta', 'is a tag'],
    ['npm:latest', 'is a tag'],
    ['npm:@capacitor/core@next', 'is a tag'],
    ['next-4', 'is a tag'],
    ['', 'names no version'],
    ['npm:', 'names no version'],
    ['{{version}}', 'names no version'],
    ['^5 <5', 'allows no version'],
    ['npm:@me/core@4.6.1', 'is an alias of another package'],
    ['workspace:*', 'takes the version that a folder'],
    ['workspace:^', 'takes the version that a folder'],
    ['workspace:../core', 'takes the version that a folder'],
    ['catalog:', 'takes its version from a catalog'],
    ['catalog:cap4', 'takes its version from a catalog'],
    ['file:../core', 'points to a folder'],
    ['file:../capacitor-4/core', 'points to a folder'],
    ['../core', 'points to a folder'],
    ['~/core', 'points to a folder'],
    ['link:../core', 'points to a folder'],
    ['portal:../core', 'points to a folder'],
    ['github:ionic-team/capacitor', 'is an address'],
    ['ionic-team/capacitor', 'is an address'],
    ['github:ionic-team/capacitor#main', 'is an address'],
    ['github:ionic-team/capacitor#4f6e1a2', 'is an address'],
    ['git+https://github.com/ionic-team/capacitor.git', 'is an address'],
    ['https://example.com/core.tgz', 'is an address'],
    ['https://10.20.30.40/core.tgz', 'is an address'],
    ['9'.repeat(501), 'is too long'],
  ])('%s: %s', (specifier, why) => {
    expect(read(specifier)).toContain(why);
  });
});

describe('a hostile specifier', () => {
  it.each([
    ['operators', '>='.repeat(240)],
    ['blanks', `4${' '.repeat(490)}5`],
    ['digits', '1'.repeat(499)],
    ['alternatives', '4||'.repeat(160)],
    ['hyphens', '4 - '.repeat(120)],
    ['an address', `https://${'4.'.repeat(240)}`],
    ['slashes', `a${'/'.repeat(490)}`],
    ['percent signs', `patch:${'%'.repeat(480)}`],
    ['aliases', 'npm:@capacitor/core@'.repeat(24)],
  ])('of %s is read quickly', (_, specifier) => {
    const time = measureCpu(() => {
      for (let count = 0; count < 100; count += 1) read(specifier);
    });
    expect(time, 'milliseconds').toBeLessThan(1000);
  });
});
