import { describe, expect, it } from 'vitest';
import { listPrefixRedirects } from '../../../src/config/version-prefixes';
import { type DocsVersion, docsVersions, latestVersion } from '../../../src/config/versions';
import { exampleHosting } from './example';

describe('listPrefixRedirects', () => {
  it('leads from names of versions to where they are served now, and from retired ones for good', () => {
    expect(listPrefixRedirects()).toEqual([
      { from: '/docs/v5', to: '/docs/next', status: 302 },
      { from: '/docs/v4', to: '/docs', status: 302 },
      { from: '/docs/v1', to: '/docs/v2', status: 301 },
    ]);
  });

  it('leads from next to the latest while nothing is unreleased', () => {
    const released: DocsVersion[] = [
      { name: 'v5', docusaurusName: 'current', docsDir: 'docs', routePrefix: '', state: 'latest' },
      { name: 'v3', docusaurusName: 'v3', docsDir: 'v3', routePrefix: 'v3', state: 'unmaintained' },
    ];
    expect(listPrefixRedirects(released, [])).toEqual([
      { from: '/docs/v5', to: '/docs', status: 302 },
      { from: '/docs/next', to: '/docs', status: 302 },
    ]);
  });

  it('leads from forgotten versions to the oldest one with pages, never to one that leads on', () => {
    const kept = docsVersions.filter(({ state }) => state !== 'unreleased').slice(0, 2);
    const [latest, oldest] = kept;
    expect(listPrefixRedirects(kept, ['v1', 'v0'])).toEqual([
      { from: `/docs/${latest?.name}`, to: '/docs', status: 302 },
      { from: '/docs/v1', to: `/docs/${oldest?.name}`, status: 301 },
      { from: '/docs/v0', to: `/docs/${oldest?.name}`, status: 301 },
      { from: '/docs/next', to: '/docs', status: 302 },
    ]);
  });
});

describe('pages that lead on', () => {
  it('do so for good, but not to the unreleased version, whose pages move here with the release', () => {
    expect(exampleHosting.redirects).toEqual([
      { from: '/docs/apis/storage', to: '/docs/apis/preferences', status: 301 },
      { from: '/docs/updating/5-0', to: '/docs/next/updating/5-0', status: 302 },
      { from: '/docs/llms-full.txt', to: `/docs/llms/${latestVersion.name}/llms-full.txt`, status: 302 },
    ]);
  });
});
