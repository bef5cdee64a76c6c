import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { load } from 'js-yaml';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';
import { warnedPages } from '../../build/cache/broken-references';
import { cacheFolderOf, isCaching, openCache, readProgram } from '../../build/cache/open-cache';
import type { PagePlugin } from '../../build/page-steps';
import { makePhaseReporter, reportMemory } from '../../build/phases';
import { hasLayer } from '../../build/settings/environment';
import { docsVersions } from '../../config/versions';
import { readAllDocs } from '../loaded-docs';
import { cacheMarkdown, hashPlaces } from './cached-markdown';
import { compileLazily } from './lazy-pages';
import { hidePaths, makeLoaderShortener } from './portable-output';
import { releaseCompilation } from './release';
import { hashRendered, type RenderedPages } from './rendered-pages';

/**
 * Docusaurus plugin: how the bundler compiles the site.
 * - It reports what it is doing to `npm run build` (`src/build/phases.ts`).
 * - A build that `npm run build` has started caches its compiled Markdown and the rendered pages for the next build. Other plugins cache their own results (see
 *   `src/build/cache/open-cache.ts`).
 * - `npm start` compiles a page when it is opened (`lazy-pages.ts`).
 * - The width of windows is measured in the size of text (`emQueries`).
 * - Pages import YAML, and the text of any file with `!!raw-loader!`, the name that Docusaurus uses.
 * - The path of the project's folder stays out of the published files (`portable-output.ts`).
 */
export function bundler({ siteDir, generatedFilesDir }: LoadContext): PagePlugin {
  const own = join(siteDir, 'src/plugins/bundler');
  const markdown = openCache('markdown');
  const rendered = openCache('rendered');
  const reportPhases = makePhaseReporter();
  let docs: LoadedContent | undefined;
  let places = '';
  let renderedPages: ReadonlySet<string> = new Set();
  if (process.env.NODE_ENV === 'production') reportMemory();
  return {
    name: 'bundler',
    allContentLoaded({ allContent }) {
      docs = readAllDocs(allContent);
      places = hashPlaces(docs);
    },
    // Without `config`, PostCSS would look for a configuration in all parent folders of each style sheet. The site has none.
    configurePostCss: ({ plugins: [presetEnv, ...plugins], ...options }) => ({
      ...options,
      config: false,
      plugins: [[(presetEnv as [string])[0], presetEnvOptions], ...plugins, emQueries],
    }),
    configureWebpack(_config, isServer, { currentBundler }) {
      const isBuild = process.env.NODE_ENV === 'production';
      return {
        plugins: [
          { apply: reportPhases },
          ...(isBuild ? [{ apply: releaseCompilation }] : []),
          makeLoaderShortener(currentBundler.instance),
        ],
        module: {
          rules: [...(isBuild ? listMarkdownRules(isServer) : []), yaml, hidePaths(own, siteDir, generatedFilesDir)],
        },
        resolveLoader: { alias: { 'raw-loader': join(own, 'raw-loader.cjs') } },
        ...(isBuild && isServer ? { optimization: plainServer } : {}),
        ...(isBuild && isServer && hasLayer(process.env) ? { entry: { main: listRendered() } } : {}),
        ...(isBuild || isServer ? {} : compileLazily(siteDir, currentBundler)),
      } as object;
    },
    pageSteps: {
      cache: {
        end() {
          markdown.settle();
          rendered.settle((name) => renderedPages.has(name));
        },
      },
    },
  };

  /**
   * Writes which pages may be in the cache: none in a build without it, which has the same modules nevertheless, because the debug pages show their numbers.
   *
   * @returns the module that renders the others
   */
  function listRendered(): string {
    const { program, inputs } = isCaching
      ? hashRendered(docs, siteDir, generatedFilesDir, [readProgram(), places])
      : { program: '', inputs: {} };
    renderedPages = new Set(Object.keys(inputs));
    const list: RenderedPages = { folder: cacheFolderOf('rendered'), program, inputs };
    writeFileSync(join(generatedFilesDir, 'bundler', 'rendered.json'), JSON.stringify(list));
    return join(own, 'render-page.ts');
  }

  function listMarkdownRules(isServer: boolean): object[] {
    const include = docsVersions.map(({ docsDir }) => join(siteDir, docsDir));
    const aroundMarkdown = { test: /\.mdx?$/i, include, enforce: 'post' as const };
    const turns = { ...aroundMarkdown, use: [join(own, 'take-turns.cjs')] };
    // Without our layer the browser gets the Markdown too, from Docusaurus' own cache.
    if (!isServer || !isCaching || !hasLayer(process.env)) return [turns];
    const options = cacheMarkdown(markdown, { places, root: siteDir, warnedPages });
    return [{ ...aroundMarkdown, use: [{ loader: join(own, 'cache-markdown.cjs'), options }] }, turns];
  }
}

/** Pages import YAML as they import JSON. */
const yaml = { test: /\.ya?ml$/, type: 'json', parser: { parse: load } };

/**
 * What is left to Lightning CSS, which runs afterward for the same browsers: prefixes, which would be there twice, and what these two plugins write in front
 * of `text-decoration: none` and `font-variant-ligatures: none`, which no browser needs.
 */
const presetEnvOptions = {
  autoprefixer: false,
  features: { 'text-decoration-shorthand': false, 'font-variant-property': false },
};

/** Optimizations that are off in the server's bundle: it runs only once, so making it small or hashing its files a second time gains nothing. */
const plainServer = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  inlineExports: false,
  realContentHash: false,
};

/**
 * Plugin of PostCSS: writes media queries about pixels in `em`, so that large letters get the layout of narrow windows, and not a bar whose items
 * overlap. It changes Infima and the theme, which have no other way to set their widths: 996 pixels are `62.25em`.
 */
export const emQueries: PostCssPlugin = {
  postcssPlugin: 'em-queries',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(/\b(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`);
    },
  },
};
