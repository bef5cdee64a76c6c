import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { tagOfVersion, versionOfTag, versionOfUrl } from '../../../src/lib/version-of-url';
import { findScope, makeSearchPageUrl, readReaderVersion, readScope } from '../../../src/packages/search/client/scope';
import { versionNamed } from '../../versions';

const [v5, v4, v3, v2] = [versionNamed('v5'), versionNamed('v4'), versionNamed('v3'), versionNamed('v2')];

describe('the version that a reader is in', () => {
  it.each([
    ['the one of the page', { activeVersion: 'v3', isDoc: true, preferredVersion: 'v2' }, v3],
    ['the latest on its pages', { activeVersion: 'v4', isDoc: true, preferredVersion: 'v2' }, v4],
    [
      'the one whose routes an unknown page is among',
      { activeVersion: 'v2', isDoc: false, preferredVersion: 'v3' },
      v2,
    ],
    ['the unreleased one on its pages', { activeVersion: 'current', isDoc: true, preferredVersion: undefined }, v5],
    ['the chosen one on pages of no version', { activeVersion: 'v4', isDoc: false, preferredVersion: 'v3' }, v3],
    ['the latest when none was chosen', { activeVersion: 'v4', isDoc: false, preferredVersion: undefined }, v4],
    ['the latest when the chosen one is gone', { activeVersion: undefined, isDoc: false, preferredVersion: 'v1' }, v4],
  ])('is %s', (_, place, version) => {
    expect(readReaderVersion(place)).toBe(version);
  });
});

describe('the scope of a search', () => {
  it('is named in an address', () => {
    expect(readScope('?q=x&version=v2')).toBe(v2);
    expect(readScope('?version=all')).toBe('all');
    expect(readScope('?q=version')).toBeUndefined();
    expect(readScope('?q=x&version=v1')).toBeUndefined();
    expect(findScope('current')).toBeUndefined();
  });
});

describe('the address of the search page', () => {
  it('has the encoded query, and no more when the page would begin so by itself', () => {
    expect(makeSearchPageUrl('/docs/search', 'a b&c#d', v4, v4)).toBe('/docs/search?q=a%20b%26c%23d');
  });

  it('has half of an emoji as a replacement character', () => {
    expect(makeSearchPageUrl('/docs/search', 'a😀\ud83d', v4, v4)).toBe('/docs/search?q=a%F0%9F%98%80%EF%BF%BD');
  });

  it('names another version, or all', () => {
    expect(makeSearchPageUrl('/docs/search', 'x', v2, v4)).toBe('/docs/search?q=x&version=v2');
    expect(makeSearchPageUrl('/docs/search', 'x', v4, v3)).toBe('/docs/search?q=x&version=v4');
    expect(makeSearchPageUrl('/docs/search', 'x', 'all', v4)).toBe('/docs/search?q=x&version=all');
  });
});

describe('versions', () => {
  it('have tags that lead back to them', () => {
    for (const version of docsVersions) expect(versionOfTag(tagOfVersion(version))).toBe(version);
    expect(versionOfTag('default')).toBeUndefined();
  });

  it.each([
    ['/docs/apis/camera#getphoto', v4],
    ['/docs', v4],
    ['/docs/?q=1', v4],
    ['/docs/next', v5],
    ['/docs/nextcloud', v4],
    ['https://example.com/docs/v2/apis/camera', v2],
    ['/docs/v3/', v3],
    ['/elsewhere', undefined],
    ['https://example.com/', undefined],
  ])('are read from the address %s', (url, version) => {
    expect(versionOfUrl(url)).toBe(version);
  });
});
