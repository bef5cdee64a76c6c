import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { lazyPages } from '../../../src/plugins/lazy-pages';

const context = { siteDir: projectRoot, generatedFilesDir: '/site/.docusaurus' } as LoadContext;

function configure(isServer: boolean, bundler: string) {
  const instance = { lazyCompilationMiddleware: (compiler: unknown) => `lazy ${compiler}` };
  const utils = { currentBundler: { name: bundler, instance } };
  return lazyPages(context).configureWebpack?.({}, isServer, utils as never, undefined) as {
    lazyCompilation?: { test: RegExp };
    devServer?: { setupMiddlewares: (middlewares: unknown[], server: object) => unknown[] };
  };
}

afterEach(() => vi.unstubAllEnvs());

describe('the bundler in development', () => {
  it('compiles pages when they are asked for, and components at once', () => {
    const { test } = configure(false, 'rspack').lazyCompilation ?? {};
    expect(test?.test('/site/docs/a.md')).toBe(true);
    expect(test?.test('/site/docs/a.mdx')).toBe(true);
    expect(test?.test('/site/src/pages/index.tsx')).toBe(false);
  });

  it('is told what a browser asks for', () => {
    const { devServer } = configure(false, 'rspack');
    expect(devServer?.setupMiddlewares(['static'], { compiler: 'c' })).toEqual(['lazy c']);
  });

  it('is left alone in builds, on the server and where it is no Rspack', () => {
    expect(configure(true, 'rspack')).toEqual({});
    expect(configure(false, 'webpack')).toEqual({});
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false, 'rspack')).toEqual({});
  });
});
