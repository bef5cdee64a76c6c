import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyConfigureWebpack } from '@docusaurus/core/lib/webpack/configure';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { lightClient } from '../../../src/plugins/light-client';

/** What Docusaurus has written before it configures the bundler. */
const generatedFilesDir = mkdtempSync(join(tmpdir(), 'light-client-'));
writeFileSync(join(generatedFilesDir, 'globalData.json'), '{}');
mkdirSync(join(generatedFilesDir, 'light-client'));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(generatedFilesDir, { recursive: true }));

/** The parts of the bundler's configuration that count here. */
interface Parts {
  readonly entry?: string;
  readonly resolve?: { readonly alias: Readonly<Record<string, string>>; readonly symlinks: boolean };
}

/** Merges what the plugin returns into a configuration of Docusaurus, as core does. */
function merge(layer: 'on' | 'off', isServer: boolean): Parts {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('BROWSER_LAYER', layer);
  const { configureWebpack } = lightClient({
    siteDir: projectRoot,
    generatedFilesDir,
    siteConfig: {},
    baseUrl: '/docs/',
  } as LoadContext);
  class NormalModuleReplacementPlugin {}
  const utils = { currentBundler: { name: 'rspack', instance: { NormalModuleReplacementPlugin } } };
  return applyConfigureWebpack({
    configureWebpack: configureWebpack as NonNullable<typeof configureWebpack>,
    config: { entry: 'clientEntry.js', resolve: { alias: { '@generated': 'all', '@theme': 'known' }, symlinks: true } },
    isServer,
    configureWebpackUtils: utils as unknown as Parameters<typeof applyConfigureWebpack>[0]['configureWebpackUtils'],
    content: undefined,
  }) as Parts;
}

describe('what the light client changes in the bundle', () => {
  it('are aliases, in front of those of Docusaurus, because the first match wins', () => {
    const alias = Object.keys(merge('on', false).resolve?.alias ?? {});
    expect(alias.slice(-2)).toEqual(['@generated', '@theme']);
    expect(alias.indexOf('@generated/routes$')).toBeLessThan(alias.indexOf('@generated'));
    expect(alias).toContain('@theme-original/CodeBlock/Content$');
    expect(merge('on', false).resolve?.symlinks).toBe(true);
  });

  it.each([
    ['on', false, /[\\/]src[\\/]plugins[\\/]light-client[\\/]entry\.ts$/],
    ['on', true, /^clientEntry\.js$/],
    ['off', false, /^clientEntry\.js$/],
  ] as const)('is the entry of browsers with our layer: %s, server: %s', (layer, isServer, entry) => {
    expect(merge(layer, isServer).entry).toMatch(entry);
  });

  it.each([
    ['on', true],
    ['off', false],
  ] as const)('leaves the generated routes as they are elsewhere: %s, server: %s', (layer, isServer) => {
    expect(merge(layer, isServer).resolve?.alias).not.toHaveProperty('@generated/routes$');
  });
});
