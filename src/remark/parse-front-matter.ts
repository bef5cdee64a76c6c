import { fillFrontMatter } from '@capacitor-docs/reference';
import { splitFrontMatter } from '@capacitor-docs/shared/markdown';
import type { MarkdownConfig } from '@docusaurus/types';
import { checkPageText } from '../build/checks/check-page-text';
import { latestVersion } from '../config/versions';
import { versionOfFile } from './context';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Reads the front matter in place of Docusaurus, with facts (`{{fact:majorVersion}}`) replaced by their values. Fields with a mistake are left out:
 * the build has refused them before (`checkPages`), and while a page is being written, the checks report them.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ filePath, fileContent }) => {
  const { body } = splitFrontMatter(fileContent);
  const { frontMatter } = checkPageText(fileContent);
  const version = versionOfFile(filePath) ?? latestVersion.name;
  return { frontMatter: fillFrontMatter(frontMatter, version), content: body.trim() };
};
