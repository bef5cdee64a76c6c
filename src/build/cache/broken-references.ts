import type { MarkdownConfig } from '@docusaurus/types';

/** Paths of the pages that were warned of since this process began, from the project's folder. */
export const warnedPages = new Set<string>();

interface Reference {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: { readonly position?: { readonly start: { readonly line: number } } | undefined };
}

/** Makes a hook that warns of a reference which leads nowhere, and remembers the page: the next build has to warn of it again. */
function warnOf(what: string) {
  return ({ sourceFilePath, url, node }: Reference): void => {
    warnedPages.add(sourceFilePath);
    const line = node.position?.start.line ?? 1;
    console.warn(`[WARNING] ${sourceFilePath}:${line}: the ${what} "${url}" leads to no file. Correct it there.`);
  };
}

/** What the build does about links to Markdown files that are not there, and about such pictures. */
export const brokenReferences: Partial<MarkdownConfig['hooks']> = {
  onBrokenMarkdownLinks: warnOf('link'),
  onBrokenMarkdownImages: warnOf('picture'),
};
