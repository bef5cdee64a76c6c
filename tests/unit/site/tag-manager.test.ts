import pluginGoogleTagManager from '@docusaurus/plugin-google-tag-manager';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTagManager, tagManagerVariable } from '../../../src/build/settings/environment';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Lists the hosts in everything that the tag manager adds to a page. */
async function listHosts(containerId: string): Promise<string[]> {
  const plugin = await pluginGoogleTagManager({} as LoadContext, { containerId });
  const tags = JSON.stringify(plugin?.injectHtmlTags?.({ content: undefined }) ?? {});
  expect(tags).toContain(containerId);
  return [...new Set(tags.match(/(?<=https?:\/\/)[^/"?]+/g) ?? [])];
}

describe('the tag manager', () => {
  it('is left out when no container is configured', () => {
    expect(readTagManager({})).toEqual({});
    expect(readTagManager({ [tagManagerVariable]: '' })).toEqual({});
  });

  it('has the configured container and talks to its own host only', async () => {
    const { googleTagManager } = readTagManager({ [tagManagerVariable]: 'GTM-ABC123' });
    expect(googleTagManager).toEqual({ containerId: 'GTM-ABC123' });
    vi.stubEnv('NODE_ENV', 'production');
    expect(await listHosts(googleTagManager?.containerId ?? '')).toEqual(['www.googletagmanager.com']);
  });

  it.each(['123', 'UA-1234', "GTM-'+alert(1)+'"])('refuses the container %s', (containerId) => {
    expect(() => readTagManager({ [tagManagerVariable]: containerId })).toThrow(
      /^GOOGLE_TAG_MANAGER_ID is ".+", which is not a container of Google Tag Manager\. Set it to one such as GTM-ABC123, or leave it out\.$/,
    );
  });
});
