import type { CurrentBundler } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { compileLazily } from '../../../src/plugins/bundler/lazy-pages';

function configure(name: string) {
  const instance = { lazyCompilationMiddleware: (compiler: unknown) => `lazy ${compiler}` };
  return compileLazily('/site', { name, instance } as unknown as CurrentBundler) as {
    lazyCompilation?: { test: RegExp };
    devServer?: { setupMiddlewares: (middlewares: unknown[], server: object) => unknown[] };
  };
}

describe('the bundler in development', () => {
  it('compiles pages when they are asked for, and components at once', () => {
    const { test } = configure('rspack').lazyCompilation ?? {};
    expect(test?.test('/site/docs/a.md')).toBe(true);
    expect(test?.test('/site/docs/a.mdx')).toBe(true);
    expect(test?.test('/site/src/pages/index.tsx')).toBe(false);
  });

  it('is told what a browser asks for', () => {
    const { devServer } = configure('rspack');
    expect(devServer?.setupMiddlewares(['static'], { compiler: 'c' })).toEqual(['lazy c']);
  });

  it('is left alone where it is no Rspack', () => {
    expect(configure('webpack')).toEqual({});
  });
});
