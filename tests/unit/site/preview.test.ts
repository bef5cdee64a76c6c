import type { Root } from 'mdast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreview } from '../../../src/build/settings/environment';

const preview = { DOCS_BASE_URL: '/repo/pr-12/docs/', DOCS_URL: 'https://example.github.io' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a preview at another address', () => {
  it('is not for search engines; the site itself is', () => {
    expect(readPreview({})).toEqual({});
    expect(readPreview({ DOCS_BASE_URL: '', DOCS_URL: '' })).toEqual({});
    for (const env of [preview, { DOCS_BASE_URL: '/' }, { DOCS_URL: 'http://localhost:3000' }])
      expect(readPreview(env)).toEqual({ noIndex: true, baseUrlIssueBanner: false });
  });

  it.each([
    ['DOCS_BASE_URL', 'docs'],
    ['DOCS_BASE_URL', '/docs'],
    ['DOCS_BASE_URL', '//evil.example/'],
    ['DOCS_BASE_URL', '/a"><script>/'],
    ['DOCS_URL', 'example.com'],
    ['DOCS_URL', 'https://example.com/docs'],
  ])('is refused for %s=%s, in one line', (name, value) => {
    expect(() => readPreview({ [name]: value })).toThrow(
      new RegExp(`^${name} is ".+", which is not .+, or leave it out\\.$`),
    );
  });

  it('has this address everywhere that the configuration names one, and in links of Markdown', async () => {
    for (const [name, value] of Object.entries(preview)) vi.stubEnv(name, value);
    vi.resetModules();
    const { site } = await import('../../../src/config/site');
    const { navbar } = await import('../../../src/config/navbar');
    const { rebaseLinks } = await import('../../../src/remark/mark-version-links');
    const { exampleHosting } = await import('../hosting/example');
    expect(site).toMatchObject({ url: 'https://example.github.io', baseUrl: '/repo/pr-12/docs/' });
    expect(JSON.stringify(navbar)).toContain('"/repo/pr-12/docs/getting-started"');
    expect(JSON.stringify(navbar)).not.toContain('"/docs/');
    expect(exampleHosting).toMatchObject({
      basePath: '/repo/pr-12/docs/',
      prefixes: [{ from: '/repo/pr-12/docs/v5' }, {}, {}],
    });
    const tree: Root = {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'link', url: '/docs/v3/apis/storage#get', children: [] }] },
        { type: 'definition', identifier: 'a', url: '/docs/upgrade' },
        { type: 'paragraph', children: [{ type: 'link', url: 'https://example.com/docs/', children: [] }] },
      ],
    };
    rebaseLinks(tree);
    expect(JSON.stringify(tree).match(/(?<="url":")[^"]+/g)).toEqual([
      '/repo/pr-12/docs/v3/apis/storage#get',
      '/repo/pr-12/docs/upgrade',
      'https://example.com/docs/',
    ]);
  });
});
