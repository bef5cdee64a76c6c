import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fillFrontMatter } from '@capacitor-docs/reference';
import { inputError, pathFrom } from '@capacitor-docs/shared';
import contentDocs, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { checkPageText } from '../../build/checks/check-page-text';
import { latestVersion } from '../../config/versions';
import { versionOfFile } from '../../remark/context';
import { makeBundlerRest } from './bundler-idle';

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
  const rest = makeBundlerRest();
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
      plugins: [{ apply: rest.watch }],
    }),
  };
}

editsFirst.validateOptions = validateOptions;

/** Whether an error is about front matter that names a page or a sidebar that does not exist, or an id that another page has. */
function isAboutPage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /wants to display sidebar|points to a non-existent ID|sharing the same id/.test(error.message)
  );
}

/**
 * Unwraps errors about pages and sidebars, which need no stack. Docusaurus prints an error with its stack, and wraps errors from the checks of
 * front matter into another error.
 *
 * @returns the reason in one sentence; other errors as they are
 */
export function findReason(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause, message } = error;
  if (cause instanceof Error && cause.stack === cause.message) return cause;
  // Below the first paragraph is a list of all pages.
  const [first = ''] = message.split('\n\n');
  return message.startsWith('Invalid sidebar file') ? inputError(first.replace(/\s*\n(?:- )?/g, ' ')) : error;
}

/**
 * Whether the front matter of a page has changed since all pages were last read. For a page that is new, gone or broken, it has.
 *
 * @param file absolute path of the page
 * @param content what was read then
 */
export function hasNewFrontMatter(file: string, content: LoadedContent | undefined, siteDir: string): boolean {
  const source = `@site/${pathFrom(siteDir, file)}`;
  const page = content?.loadedVersions.flatMap(({ docs }) => docs).find((doc) => doc.source === source);
  try {
    const { frontMatter } = checkPageText(readFileSync(file, 'utf8'));
    const version = versionOfFile(file) ?? latestVersion.name;
    return !isDeepStrictEqual(fillFrontMatter(frontMatter, version), page?.frontMatter);
  } catch {
    return true;
  }
}
