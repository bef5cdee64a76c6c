import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { warnedPages } from '../../build/cache/broken-references';
import { isCaching, openCache } from '../../build/cache/open-cache';
import type { PagePlugin } from '../../build/page-steps';
import { docsVersions } from '../../config/versions';
import { hasLayer } from '../light-client/layer';
import { cacheMarkdown, hashPlaces } from './cached-markdown';

/**
 * Docusaurus plugin: makes builds cheaper without changing the site. A build that `npm run build` has started caches its compiled Markdown for
 * the next build. Other plugins cache their own results (see `src/build/cache/open-cache.ts`).
 */
export function quickBuild({ siteDir }: LoadContext): PagePlugin {
  const markdown = openCache('markdown');
  let places = '';
  return {
    name: 'quick-build',
    allContentLoaded({ allContent }) {
      places = hashPlaces(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
    },
    // Without this, PostCSS would look for a configuration in all parent folders of each style sheet. The site has none.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const include = docsVersions.map(({ docsDir }) => join(siteDir, docsDir));
      const aroundMarkdown = { test: /\.mdx?$/i, include, enforce: 'post' as const };
      const turns = { ...aroundMarkdown, use: [join(siteDir, 'src/plugins/quick-build/take-turns.cjs')] };
      if (!isServer) return { module: { rules: [turns] } };
      // Without our layer the browser gets the Markdown too, from Docusaurus' own cache.
      if (!isCaching || !hasLayer(process.env)) return { optimization: plainServer, module: { rules: [turns] } };
      const options = cacheMarkdown(markdown, { places, root: siteDir, warnedPages });
      const loader = join(siteDir, 'src/plugins/quick-build/cache-markdown.cjs');
      const rules = [{ ...aroundMarkdown, use: [{ loader, options }] }, turns];
      return { optimization: plainServer, module: { rules } };
    },
    pageSteps: {
      cache: {
        end: () => markdown.settle(),
      },
    },
  };
}

/** Optimizations that are off in the server's bundle: it runs only once, so making it small or hashing its files a second time gains nothing. */
const plainServer = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  inlineExports: false,
  realContentHash: false,
};
