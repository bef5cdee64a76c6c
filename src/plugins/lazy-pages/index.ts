import type { LoadContext, Plugin } from '@docusaurus/types';

/** Part of Rspack that builds what a browser asks for; https://rspack.rs/config/lazy-compilation. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/** A development server of webpack, as far as it is used here. */
interface DevServer {
  readonly compiler: unknown;
}

/**
 * Docusaurus plugin: `npm start` compiles a page when it is looked at for the first time, not all pages of all versions before the first shows.
 * It does nothing in builds, and nothing with another bundler than Rspack.
 */
export function lazyPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV === 'production' || isServer || currentBundler.name !== 'rspack') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as LazyBundler;
      return {
        // Components stay eager: the first page would else come in several rounds.
        lazyCompilation: { entries: false, imports: true, test: /\.mdx?$/ },
        // Docusaurus' registry names each page a second time, by `require.resolveWeak`, for servers that render: that alone would compile all pages.
        // Asked for in this way, a page is looked for under an extension that no file has, and what is not found is left out.
        resolve: {
          byDependency: {
            commonjs: {
              extensionAlias: { '.md': ['.none'], '.mdx': ['.none'] },
              fallback: { [siteDir]: false },
            },
          },
        },
        // Docusaurus puts what this gives behind its own.
        devServer: {
          setupMiddlewares: (_: unknown, { compiler }: DevServer) => [lazyCompilationMiddleware(compiler)],
        },
      } as object;
    },
  };
}
