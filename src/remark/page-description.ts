import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPageText } from '../build/checks/check-page-text';
import { projectRoot } from '../build/files/project-root';
import { docsVersions, type VersionName } from '../config/versions';
import { fillFrontMatter } from '../reference/facts/fill-front-matter';

/**
 * Reads the one-line description in a page's front matter.
 *
 * @param page path below the version's folder (`apis/camera.md`)
 * @returns the description; empty if the page is missing or has none
 */
export function readDescription(version: VersionName, page: string): string {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir ?? '';
  const file = path.join(projectRoot, docsDir, page);
  if (!existsSync(file)) return '';
  const { description } = fillFrontMatter(checkPageText(readFileSync(file, 'utf8')).frontMatter, version);
  return typeof description === 'string' ? description : '';
}
