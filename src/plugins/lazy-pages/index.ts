import type { LoadContext, Plugin } from '@docusaurus/types';

/** Part of Rspack that builds what a browser requests; https://rspack.rs/config/lazy-compilation. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/** The part of webpack's development server that is used here. */
interface DevServer {
  readonly compiler: unknown;
}

/**
 * Docusaurus plugin: `npm start` compiles a page when it is opened for the first time, instead of all pages of all versions before the first page
 * appears. The plugin does nothing in builds, and nothing with a bundler other than Rspack.
 */
export function lazyPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV === 'production' || isServer || currentBundler.name !== 'rspack') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as LazyBundler;
      return {
        // Components stay eager: otherwise the first page would load in several rounds.
        lazyCompilation: { entries: false, imports: true, test: /\.mdx?$/ },
        // Docusaurus' registry names each page a second time, with `require.resolveWeak`, for server rendering. That alone would compile all pages.
        // This makes the bundler look for such a page under an extension that no file has, and ignore it when it is not found.
        resolve: {
          byDependency: {
            commonjs: {
              extensionAlias: { '.md': ['.none'], '.mdx': ['.none'] },
              fallback: { [siteDir]: false },
            },
          },
        },
        // Docusaurus appends the returned middlewares to its own.
        devServer: {
          setupMiddlewares: (_: unknown, { compiler }: DevServer) => [lazyCompilationMiddleware(compiler)],
        },
      } as object;
    },
  };
}
