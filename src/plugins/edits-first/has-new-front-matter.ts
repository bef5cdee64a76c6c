import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { checkPageText } from '../../build/checks/check-page-text';
import { pathFrom } from '../../build/files/file-paths';
import { latestVersion } from '../../config/versions';
import { fillFrontMatter } from '../../reference/facts/fill-front-matter';
import { versionOfFile } from '../../remark/context';

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
