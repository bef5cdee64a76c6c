import path from 'node:path';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { MarkdownConfig } from '@docusaurus/types';
import { checkPageText } from '../build/checks/check-page-text';
import { inputError } from '../build/errors/input-error';
import { pathFrom } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import { latestVersion } from '../config/versions';
import { fillFrontMatter } from '../reference/facts/fill-front-matter';
import { versionOfFile } from './context';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Reads the front matter as Docusaurus does, after a check that reports problems with file and line. Docusaurus would show the stack trace of
 * its YAML parser, and ignore a field with a typo in its name. Other errors from its parser and its own validation get file and line too.
 * Facts (`{{fact:majorVersion}}`) are replaced with their values. Files that begin with `_` are parts of pages.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...page }) => {
  const file = pathFrom(projectRoot, page.filePath);
  const isPart = path.basename(file).startsWith('_');
  if (!isPart) checkPageText(file, page.fileContent);
  const parsed = await defaultParseFrontMatter(page).catch((error: unknown) => {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    if (reason === undefined || mark === undefined) throw error;
    throw inputError(
      `${file}:${mark.line + 1}: the front matter is not valid YAML: ${reason}. Put the value in quotes.`,
    );
  });
  const [problem] = isPart ? [] : (DocFrontMatterSchema.validate(parsed.frontMatter).error?.details ?? []);
  if (problem !== undefined) {
    const line = page.fileContent.split('\n').findIndex((text) => text.startsWith(`${problem.path[0]}:`)) + 1;
    throw inputError(`${file}:${line || 1}: ${problem.message}. Correct it.`);
  }
  const version = versionOfFile(page.filePath) ?? latestVersion.name;
  const frontMatter = fillFrontMatter(parsed.frontMatter, version, (field, reason) => {
    const line = page.fileContent.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
    throw inputError(`${file}:${line || 1}: ${reason}. Correct it.`);
  });
  return { ...parsed, frontMatter };
};
