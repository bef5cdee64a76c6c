import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFrontMatter } from '@capacitor-docs/reference';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { checkPageText, findFieldLine } from '../build/checks/check-page-text';
import { type DocsVersion, latestVersion } from '../config/versions';
import { findLostReferences } from './lost-references';
import { createPage, listPageFiles, listPartFiles, type Page } from './pages';
import { findSharedIds, type PageProblem } from './unique-addresses';

/** Names of the sidebars of each version, by its name in Docusaurus. */
type Sidebars = ReadonlyMap<string, readonly string[]>;

/** Pages that belong to no version. */
const otherPages: DocsVersion = { ...latestVersion, docsDir: 'src/pages' };

/**
 * Checks the texts and the front matter of all pages, and the texts of their parts, before Docusaurus reads them: it would stop at the first page, and name no line.
 *
 * @throws an error with one line for each mistake, with file and line number
 */
export function checkPages(versions: readonly DocsVersion[], sidebars: Sidebars): void {
  const pages = readVersions(versions);
  const own = [...pages, ...readPages(otherPages)].flatMap(findOwnProblems);
  stopAt([...own, ...versions.flatMap(findPartProblems), ...findReferenceProblems(versions, pages, sidebars)]);
}

/**
 * Checks only what Docusaurus needs to serve the pages while they are being written: front matter that names a page or a sidebar, and ids.
 *
 * @throws an error with one line for each mistake, with file and line number
 */
export function checkReferences(versions: readonly DocsVersion[], sidebars: Sidebars): void {
  stopAt(findReferenceProblems(versions, readVersions(versions), sidebars));
}

interface ReadPage extends Page {
  readonly problems: ReturnType<typeof checkPageText>['problems'];
}

function readVersions(versions: readonly DocsVersion[]): ReadPage[] {
  return versions.flatMap(readPages);
}

function readPages(version: DocsVersion): ReadPage[] {
  return listPageFiles(version.docsDir).map((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const checked = checkPageText(text);
    return { ...createPage(version, file, text, checked), problems: checked.problems };
  });
}

function findOwnProblems({ file, text, version, frontMatter, problems }: ReadPage): PageProblem[] {
  const found = problems.map((problem) => ({ file, ...problem }));
  fillFrontMatter(frontMatter, version, (field, reason) =>
    found.push({ file, line: findFieldLine(text, field), reason: `${reason}. Correct it.` }),
  );
  return found;
}

/** A part has no front matter, but what makes a page unreadable makes a part so, too. */
function findPartProblems({ docsDir }: DocsVersion): PageProblem[] {
  return listPartFiles(docsDir).flatMap((file) => {
    const { isReadable, problems } = checkPageText(readFileSync(join(projectRoot, file), 'utf8'));
    return isReadable ? [] : problems.map((problem) => ({ file, ...problem }));
  });
}

function findReferenceProblems(
  versions: readonly DocsVersion[],
  pages: readonly Page[],
  sidebars: Sidebars,
): PageProblem[] {
  const lost = versions.flatMap(({ name, docusaurusName }) => {
    const own = pages.filter(({ version }) => version === name);
    const ids = own.map(({ id }) => id);
    return own.flatMap((page) =>
      findLostReferences(page, ids, sidebars.get(docusaurusName) ?? []).map((problem) => ({
        file: page.file,
        ...problem,
      })),
    );
  });
  return [...lost, ...findSharedIds(pages)];
}

/** @throws an error with all problems, if there are any, in the order of their places */
function stopAt(problems: readonly PageProblem[]): void {
  const lines = [...problems]
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  if (lines.length > 0) throw inputError(lines.join('\n'));
}
