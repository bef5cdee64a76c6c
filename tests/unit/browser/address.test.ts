import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatAddress, readPageAddress, trimPath } from '../../../src/browser/navigation/address';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://site.example/docs/apis/camera?a=1#b') });
});
afterEach(() => vi.unstubAllGlobals());

describe('an address of a page', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['/docs', '/docs'],
    ['../cli', '/docs/cli'],
    ['#getphoto', '/docs/apis/camera?a=1#getphoto'],
    ['?x=1', '/docs/apis/camera?x=1'],
    ['https://site.example/docs/v3/apis/toast#show', '/docs/v3/apis/toast#show'],
    ['/docs/updating/4-0', '/docs/updating/4-0'],
    ['/docs/100%', '/docs/100%'],
  ])('%s leads to %s', (href, address) => {
    const url = readPageAddress(href);
    expect(url && formatAddress(url)).toBe(address);
  });

  it.each([
    ['another site', 'https://other.example/docs/'],
    ['another scheme', 'javascript:alert(1)'],
    ['mail', 'mailto:docs@site.example'],
    ['what lies beside the site', '/documents'],
    ['a file', '/docs/img/logo.svg'],
    ['the Markdown of a page', '/docs/apis/camera.md'],
    ['what is no address', 'https://['],
  ])('%s is none', (_, href) => {
    expect(readPageAddress(href)).toBeUndefined();
  });
});

it.each([
  ['/docs/apis/camera/', '/docs/apis/camera'],
  ['/docs/apis/camera', '/docs/apis/camera'],
  ['/', '/'],
])('the page at %s is known by %s', (path, known) => {
  expect(trimPath(path)).toBe(known);
});
