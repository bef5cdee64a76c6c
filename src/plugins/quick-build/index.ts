import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { docsVersions } from '../../config/versions';
import { isKeeping, openKeeper, readProgram } from './keeper';
import { minifyOnce } from './kept-html';
import { hashPlaces, keepMarkdown } from './kept-markdown';
import { chunkFile } from './kept-pages';
import { leaveVisitsUnnamed } from './unnamed-visits';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Docusaurus plugin: what makes builds cheap and changes nothing in the site. A build that `npm run build` has started keeps its compiled
 * Markdown, its rendered articles and its minified pages for the next; other plugins keep what they make by themselves (see `keeper.ts`).
 */
export function quickBuild({ siteDir, siteConfig, outDir, generatedFilesDir }: LoadContext): PagePlugin {
  const markdown = openKeeper('markdown');
  const pages = openKeeper('pages');
  const html = openKeeper('html');
  let places = '';
  if (process.env.NODE_ENV === 'production') {
    minifyOnce(html);
    leaveVisitsUnnamed();
  }

  return {
    name: 'quick-build',
    allContentLoaded({ allContent }) {
      places = hashPlaces(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
    },
    // For each style sheet it would look for a configuration of PostCSS in all folders above; the site has none.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const include = docsVersions.map(({ docsDir }) => join(siteDir, docsDir));
      const aroundMarkdown = { test: /\.mdx?$/i, include, enforce: 'post' as const };
      const turns = { ...aroundMarkdown, use: [join(siteDir, 'src/plugins/quick-build/take-turns.cjs')] };
      const optimization = isServer ? plainServer : {};
      if (!isKeeping) return { optimization, module: { rules: [turns] } };
      // With Docusaurus' own cache the server's bundle waits for each page of the browser's, and for good when that comes from here.
      const sharesMarkdown = siteConfig.future.faster.mdxCrossCompilerCache;
      const compiler = isServer ? 'server' : 'client';
      const options = keepMarkdown(markdown, { compiler, places, root: siteDir, countWarnings });
      const loader = join(siteDir, 'src/plugins/quick-build/keep-markdown.cjs');
      const rules = sharesMarkdown ? [turns] : [{ ...aroundMarkdown, use: [{ loader, options }] }, turns];
      if (!isServer) return { optimization, module: { rules } };
      const folder = join(generatedFilesDir, 'quick-build');
      const settings = {
        serverFolder: join(outDir, '__server'),
        routesFile: join(generatedFilesDir, 'routesChunkNames.json'),
        resultsFolder: pages.folder,
        program: readProgram(),
      };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
      return {
        ...replaceEntry(config, siteDir),
        output: { chunkFilename: chunkFile },
        optimization,
        module: { rules },
      };
    },
    pageSteps: {
      cache: {
        end({ routesPaths }) {
          markdown.settle();
          pages.settle(new Set(routesPaths));
          html.settle();
        },
      },
    },
  };
}

/** The server's bundle runs once, here: nothing is gained by making it small, or by hashing its files a second time. */
const plainServer = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  inlineExports: false,
  realContentHash: false,
};

/** Puts ours in front of the entry of the server's bundle. */
function replaceEntry(config: Configuration, siteDir: string): Configuration {
  const main = typeof config.entry === 'object' && 'main' in config.entry ? config.entry.main : undefined;
  if (typeof main !== 'string') {
    throw new Error("The server's bundle has no entry `main`: Docusaurus has changed. See src/plugins/quick-build.");
  }
  // In place: what a plugin adds to an entry comes beside it.
  config.entry = { main: join(siteDir, 'src/plugins/quick-build/server-entry.ts') };
  return { resolve: { alias: { '@quick-build/docusaurus-entry$': main } } };
}

let warnings: { count: number } | undefined;

/**
 * Counts what this process has warned of since it was first asked. Compiling a page may warn of it in many ways, and all of them end there.
 */
function countWarnings(): number {
  if (warnings === undefined) {
    const counted = { count: 0 };
    for (const name of ['warn', 'error'] as const) {
      const print = console[name];
      console[name] = (...words: unknown[]) => {
        counted.count += 1;
        print(...words);
      };
    }
    warnings = counted;
  }
  return warnings.count;
}
