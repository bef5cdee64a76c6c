import { describe, expect, it } from 'vitest';
import {
  forHttpsOnly,
  formatPolicy,
  listInlineSources,
  mergeSources,
  toMetaPolicy,
} from '../../../src/build/hosting/content-policy';
import { makeHosting } from '../../../src/build/hosting/hosting';
import {
  contentPolicy,
  listHostedSearchSources,
  securityHeaders,
  tagManagerSources,
} from '../../../src/config/security-headers';

const none = { scripts: [], styles: [] };
const policyOf = (hosted: { searchAppId: string; hasTagManager: boolean }) =>
  makeHosting(none, [], hosted).headers['Content-Security-Policy'] ?? '';

describe('the content policy', () => {
  it('allows nothing by default, and inline styles only as attributes', () => {
    expect(contentPolicy['default-src']).toEqual(["'none'"]);
    const unsafe = Object.entries(contentPolicy).filter(([, sources]) => sources.join().includes('unsafe'));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
    expect(contentPolicy).toMatchObject({
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('names no host, unless a search or a tag manager is configured', () => {
    expect(policyOf({ searchAppId: 'embedded', hasTagManager: false })).not.toMatch(/https?:|\*/);
    const search = policyOf({ searchAppId: 'APP1', hasTagManager: false });
    expect(search).toContain(
      "connect-src 'self' https://app1-dsn.algolia.net https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com;",
    );
    expect(search).not.toContain('google');
    const tags = policyOf({ searchAppId: 'embedded', hasTagManager: true });
    expect(tags).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(tags).toContain("frame-src 'self' https://www.googletagmanager.com");
    expect(tags).not.toContain('algolia');
    expect(tags).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each(['x.net; script-src *', 'https://x.net https://y.net', 'a,b', 'a\nb', ''])(
    'is refused a source that would be more or less than one: %j',
    (source) => {
      expect(() => formatPolicy({ 'connect-src': ["'self'", source] })).toThrow(
        `The content security policy can't take ${JSON.stringify(source)} as a source of connect-src.`,
      );
      expect(() => policyOf({ searchAppId: `${source} ;`, hasTagManager: false })).toThrow("can't take");
    },
  );

  it('has the hashes of inline code', () => {
    expect(listInlineSources({ scripts: ["'sha256-a'"], styles: [] })).toEqual({ 'script-src': ["'sha256-a'"] });
    expect(listInlineSources({ scripts: [], styles: ["'sha256-b'"] })).toEqual({ 'style-src': ["'sha256-b'"] });
  });

  it('of a host with HTTPS only upgrades links, and that of a page leaves out what pages can not say', () => {
    const policy = formatPolicy(contentPolicy);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(forHttpsOnly(policy)).toBe(`${policy}; upgrade-insecure-requests`);
    expect(toMetaPolicy(policy)).toBe(policy.replace("; frame-ancestors 'none'", ''));
  });
});

describe('mergeSources', () => {
  it('adds by directive, once each, in the place of none', () => {
    expect(
      mergeSources(
        { 'img-src': ["'self'"], 'frame-src': ["'none'"] },
        { 'img-src': ["'self'", 'data:'], 'frame-src': ['https://a.example'] },
      ),
    ).toEqual({ 'img-src': ["'self'", 'data:'], 'frame-src': ['https://a.example'] });
  });
});

describe('the other headers', () => {
  it('are those that every answer needs', () => {
    expect(Object.keys(securityHeaders)).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]);
    expect(securityHeaders['Permissions-Policy']).toContain('camera=(), ');
    expect(listHostedSearchSources('embedded')).toEqual({});
    expect(tagManagerSources['script-src']).toEqual(['https://www.googletagmanager.com']);
  });
});
