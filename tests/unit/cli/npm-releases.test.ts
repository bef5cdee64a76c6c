import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import { keepTags, readAnswer } from '../../../src/packages/docs-cli/packages/npm-releases';
import { findNewest, listDescribed, npmReleases } from '../../../src/packages/reference/facts/npm-releases';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { expandNpmReleases } from '../../../src/remark/npm-releases';
import { namePackage } from '../../../src/remark/sheets/sheet';

describe('readAnswer', () => {
  const answer = {
    'dist-tags': { latest: '8.0.1', 'latest-4': '4.1.5' },
    versions: ['4.1.5', '4.10.0', '4.11.0-rc.1', '8.0.1'],
  };

  it('keeps the tags, and the newest release of each major version', () => {
    expect(readAnswer('@capacitor/x', answer, ['4', '5'])).toEqual({
      tags: answer['dist-tags'],
      newest: { 4: '4.10.0' },
    });
  });

  it.each([undefined, { error: { code: 'E404' } }, { 'dist-tags': {} }])('refuses %j', (wrong) => {
    expect(() => readAnswer('@capacitor/x', wrong, ['4'])).toThrow("npm can't say which tags @capacitor/x has.");
  });
});

describe('keepTags', () => {
  const before = { x: { tags: { latest: '7.0.0', 'latest-4': '4.1.0' }, newest: { 4: '4.1.0' } } };

  it('keeps the other tags where a registry lists none of any package', () => {
    const now = { x: { tags: { latest: '8.0.0' }, newest: { 4: '4.1.1' } } };
    const merged = { x: { tags: { latest: '8.0.0', 'latest-4': '4.1.0' }, newest: { 4: '4.1.1' } } };
    expect(keepTags(before, now)).toEqual({ packages: merged, isPartial: true });
  });

  it('drops a tag that is gone where the registry lists others', () => {
    const now = { x: { tags: { latest: '8.0.0', next: '9.0.0-rc.0' }, newest: {} } };
    expect(keepTags(before, now)).toEqual({ packages: now, isPartial: false });
  });
});

describe.each(versionNames)('the releases of %s', (version) => {
  const described = listDescribed(version);

  it('are those that its packages pin, with the newest of the same major version', () => {
    expect(described.map(({ name }) => name)).toEqual(expect.arrayContaining(['@capacitor/core', '@capacitor/cli']));
    for (const { described: own, newest } of described) expect(newest?.split('.')[0]).toBe(own.split('.')[0]);
  });

  it('are on the page, with what npm installs for each way to write a package', () => {
    const nodes = expandNpmReleases(
      { type: 'leafDirective', name: 'npm-releases', children: [] },
      { version, file: 'docs/plugins/index.md', reference: loadReference(version) },
    );
    const words = nodes.map((node) => ('children' in node ? textOf(node) : '')).join('\n');
    for (const { name, described: own } of described) expect(words).toContain(`${name}${own}`);
    expect(words).toContain(`asked on ${npmReleases.read}`);
    expect(words.includes(`@latest-${version.slice(1)}`)).toBe(version !== 'v2');
  });

  it('are listed without a newest release where npm was not asked', () => {
    const unknown = listDescribed(version, { read: '', packages: {} });
    expect(unknown.map(({ newest }) => newest)).toEqual(described.map(() => undefined));
  });
});

describe('the sheet of a package', () => {
  const listed = { read: '2026-01-01', packages: { '@capacitor/x': { tags: {}, newest: { 4: '4.2.0' } } } };

  it('names a newer release of the same major version only', () => {
    const show = (release: string) => namePackage('@capacitor/x', release, [], listed)[1].map(textOf).join('').trim();
    expect(show('4.1.5')).toBe('@capacitor/x@4.1.5 npm has 4.2.0');
    expect(show('4.2.0')).toBe('@capacitor/x@4.2.0');
    expect(show('5.0.0')).toBe('@capacitor/x@5.0.0');
    expect(findNewest('@capacitor/y', '4.0.0', listed)).toBeUndefined();
  });
});
