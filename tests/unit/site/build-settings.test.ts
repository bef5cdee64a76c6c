import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks';
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { handleDuplicateRoutes } from '@docusaurus/core/lib/server/routes';
import resolveMarkdownLinks from '@docusaurus/mdx-loader/lib/remark/resolveMarkdownLinks';
import type { MarkdownHooks, RouteConfig } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfig as config } from './site-config';

/** Everything that was written to the console as a warning. */
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const readWarnings = () => warn.mock.calls.flat().join('\n');

afterEach(() => {
  warn.mockClear();
});

const camera: RouteConfig = { path: '/docs/apis/camera', component: '@theme/DocItem', exact: true };

describe('the site', () => {
  it('has a title, a tagline and an address, and lies below /docs/', () => {
    expect(config.title).toBe('Capacitor Documentation');
    expect(config.tagline).not.toBe('');
    expect(new URL(config.url).origin).toBe(config.url);
    expect(config.baseUrl).toBe('/docs/');
  });

  it('has English as its only locale, written from left to right', () => {
    expect(config.i18n.defaultLocale).toBe('en');
    expect(config.i18n.locales).toEqual(['en']);
    expect(config.i18n.localeConfigs.en).toMatchObject({ label: 'English', direction: 'ltr' });
  });

  it('keeps what it remembers in local storage, under plain keys', () => {
    expect(config.storage).toEqual({ type: 'localStorage', namespace: false });
  });
});

describe('a broken link', () => {
  const check = (onBrokenLinks: 'warn' | 'throw') =>
    handleBrokenLinks({
      collectedLinks: { '/docs/apis/camera': { links: ['/docs/apis/camara'], anchors: [] } },
      onBrokenLinks,
      onBrokenAnchors: config.onBrokenAnchors,
      routes: [camera],
    });

  it('is a warning of the build', async () => {
    await check(config.onBrokenLinks as 'warn');
    expect(readWarnings()).toContain('/docs/apis/camara');
  });

  it('would stop the build with another setting', async () => {
    await expect(check('throw')).rejects.toThrow('/docs/apis/camara');
  });
});

describe('a broken link to a Markdown file', () => {
  const check = async (onBrokenMarkdownLinks: NonNullable<MarkdownHooks['onBrokenMarkdownLinks']>) => {
    const file = new VFile({ path: 'docs/index.md', value: '[Camera](apis/camara.md)' });
    const options = { resolveMarkdownLink: () => null, onBrokenMarkdownLinks };
    await createProcessor({ format: 'md', remarkPlugins: [[resolveMarkdownLinks, options]] }).process(file);
  };

  it('is a warning of the build', async () => {
    await check(config.markdown.hooks.onBrokenMarkdownLinks);
    expect(readWarnings()).toContain('docs/index.md:1: the link "apis/camara.md" leads to no file.');
  });

  it('would stop the build with another setting', async () => {
    await expect(check('throw')).rejects.toThrow('apis/camara.md');
  });
});

describe('two pages with one route', () => {
  it('are a warning of the build', () => {
    handleDuplicateRoutes([camera, camera], config.onDuplicateRoutes);
    expect(readWarnings()).toContain('/docs/apis/camera');
  });

  it('would stop the build with another setting', () => {
    expect(() => handleDuplicateRoutes([camera, camera], 'throw')).toThrow('Duplicate routes found');
  });
});

describe('routes', () => {
  it('end internally with a short hash', () => {
    const { routesChunkNames, routesConfig } = generateRoutesCode([camera]);
    expect(Object.keys(routesChunkNames)).toEqual([expect.stringMatching(/^\/docs\/apis\/camera-[\da-f]{3}$/)]);
    expect(routesConfig).toMatch(/ComponentCreator\('\/docs\/apis\/camera', '[\da-f]{3}'\)/);
  });

  it('end with one that leads anywhere else', () => {
    expect(generateRoutesCode([camera]).routesConfig).toMatch(
      /path: '\*',\s+component: ComponentCreator\('\*'\),\s+},\s+];/,
    );
  });
});

describe('the slash at the end of a path', () => {
  const normalize = (path: string, trailingSlash: boolean | undefined) =>
    applyTrailingSlash(path, { trailingSlash, baseUrl: config.baseUrl });

  it.each([
    [true, '/docs/config?from=a/#server/', '/docs/config/?from=a/#server/'],
    [false, '/docs/config/?from=a/#server/', '/docs/config?from=a/#server/'],
    [undefined, '/docs/config?from=a#server', '/docs/config?from=a#server'],
    [true, '#server', '#server'],
  ])('is set by the setting %s: %s becomes %s', (setting, from, to) => {
    expect(normalize(from, setting)).toBe(to);
  });

  it('stays as it was written here', () => {
    for (const path of ['/docs/config', '/docs/config/']) expect(normalize(path, config.trailingSlash)).toBe(path);
  });
});
