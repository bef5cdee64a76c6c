import contentDocs, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { type Compiler, makeBundlerRest } from './bundler-idle';
import { findReason, isAboutPage } from './find-reason';
import { hasNewFrontMatter } from './has-new-front-matter';

/** Waiting times, in milliseconds. A slow machine compiles a page in two seconds. */
const times = { notice: 100, fetch: 300, most: 5000 };

/**
 * The docs plugin of Docusaurus for `npm start`. When a page is edited, Docusaurus immediately reads the pages of all versions again, in the process
 * that compiles the page for the browser: the writer would wait for both. Here they are read again only after the edited page is on the screen.
 * If its front matter has changed they are read at once, because the page and others show parts of it.
 */
export async function editsFirst(
  context: LoadContext,
  options: PluginOptions,
): Promise<Awaited<ReturnType<typeof contentDocs>>> {
  const docs = await contentDocs(context, options);
  const rest = makeBundlerRest(times);
  let content: LoadedContent | undefined;
  const readAll = async () => {
    try {
      return await docs.loadContent?.();
    } catch (error) {
      // The checks say it, with file and line. The pages stay as they were until it is corrected.
      if (content !== undefined && isAboutPage(error)) return content;
      throw findReason(error);
    }
  };
  return {
    ...docs,
    async loadContent() {
      const file = await rest.ask();
      if (file !== undefined && !hasNewFrontMatter(file, content, context.siteDir)) await rest.wait();
      content = (await readAll()) as LoadedContent;
      return content;
    },
    configureWebpack: (...args) => ({
      ...docs.configureWebpack?.(...args),
      plugins: [{ apply: (compiler: Compiler) => rest.watch(compiler) }],
    }),
  };
}

editsFirst.validateOptions = validateOptions;
