import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { checkPageText } from '../lib/check-page-text';
import { pathFrom } from '../lib/file-paths.mjs';
import { projectRoot } from '../lib/project-root';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Reads the front matter as Docusaurus does, after a check that says what is wrong with file and line: Docusaurus would show the stack of
 * its YAML parser, and take a field with a slip in its name for one that it need not know. Files that begin with `_` are parts of pages.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...page }) => {
  const file = pathFrom(projectRoot, page.filePath);
  if (!path.basename(file).startsWith('_')) checkPageText(file, page.fileContent);
  return defaultParseFrontMatter(page);
};
