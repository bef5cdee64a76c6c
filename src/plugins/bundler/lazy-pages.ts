import type { CurrentBundler } from '@docusaurus/types';

/** Part of Rspack that builds what a browser requests; https://rspack.rs/config/lazy-compilation. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/** The part of webpack's development server that is used here. */
interface DevServer {
  readonly compiler: unknown;
}

/**
 * Makes the options by which `npm start` compiles a page when it is opened for the first time, instead of all pages of all versions before the
 * first page appears.
 *
 * @returns options for the browser's bundle; empty for a bundler other than Rspack
 */
export function compileLazily(siteDir: string, { name, instance }: CurrentBundler): object {
  if (name !== 'rspack') return {};
  const { lazyCompilationMiddleware } = instance as unknown as LazyBundler;
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
  };
}
