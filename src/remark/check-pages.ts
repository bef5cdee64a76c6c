import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPageText, findFieldLine } from '../build/checks/check-page-text';
import { inputError } from '../build/errors/input-error';
import { projectRoot } from '../build/files/project-root';
import type { FrontMatterProblem } from '../build/markdown/split-front-matter';
import { type DocsVersion, latestVersion } from '../config/versions';
import { fillFrontMatter } from '../reference/facts/fill-front-matter';
import { findLostReferences } from './lost-references';
import { createPage, listPageFiles } from './pages';

/** Pages that belong to no version. */
const otherPages: DocsVersion = { ...latestVersion, docsDir: 'src/pages' };

/**
 * Checks the texts and the front matter of all pages before Docusaurus reads them: it would stop at the first page, and name no line.
 *
 * @param sidebars names of the sidebars of each version, by its name in Docusaurus
 * @throws an error with one line for each mistake, with file and line number
 */
export function checkPages(versions: readonly DocsVersion[], sidebars: ReadonlyMap<string, readonly string[]>): void {
  const lines = [...versions, otherPages].flatMap((version) => {
    const pages = listPageFiles(version.docsDir).map((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      const checked = checkPageText(text);
      return { ...createPage(version, file, text, checked), ...checked };
    });
    const ids = pages.map(({ id }) => id);
    return pages.flatMap((page) => {
      const found: FrontMatterProblem[] = [
        ...page.problems,
        ...findLostReferences(page, ids, sidebars.get(version.docusaurusName) ?? []),
      ];
      fillFrontMatter(page.frontMatter, version.name, (field, reason) =>
        found.push({ line: findFieldLine(page.text, field), reason: `${reason}. Correct it.` }),
      );
      return found.sort((a, b) => a.line - b.line).map(({ line, reason }) => `${page.file}:${line}: ${reason}`);
    });
  });
  if (lines.length > 0) throw inputError(lines.join('\n'));
}
