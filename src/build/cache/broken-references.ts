import type { MarkdownConfig } from '@docusaurus/types';

/** Pages with broken references found since this process began, as paths from the project's folder. */
export const warnedPages = new Set<string>();

interface Reference {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: { readonly position?: { readonly start: { readonly line: number } } | undefined };
}

/** Creates a hook that warns about a broken reference and records its page, because the next build has to warn about it again. */
function warnOf(what: string) {
  return ({ sourceFilePath, url, node }: Reference): void => {
    warnedPages.add(sourceFilePath);
    const line = node.position?.start.line ?? 1;
    console.warn(`[WARNING] ${sourceFilePath}:${line}: the ${what} "${url}" leads to no file. Fix the link.`);
  };
}

/** Hooks for links to Markdown files that do not exist, and for missing images. */
export const brokenReferences: Partial<MarkdownConfig['hooks']> = {
  onBrokenMarkdownLinks: warnOf('link'),
  onBrokenMarkdownImages: warnOf('picture'),
};
