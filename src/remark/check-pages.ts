import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFrontMatter } from '@capacitor-docs/reference';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import type { FrontMatterProblem } from '@capacitor-docs/shared/markdown';
import { checkPageText, findFieldLine } from '../build/checks/check-page-text';
import { type DocsVersion, latestVersion } from '../config/versions';
import { suggestion } from '../lib/nearest-name';
import { createPage, listOtherRoutes, listPageFiles, listPartFiles, type Page } from './pages';

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
  const pages = versions.flatMap(readPages);
  const own = [...pages, ...readPages(otherPages)].flatMap(findOwnProblems);
  stopAt([...own, ...versions.flatMap(findPartProblems), ...findReferenceProblems(versions, pages, sidebars)]);
}

/**
 * Checks only what Docusaurus needs to serve the pages while they are being written: front matter that names a page or a sidebar, and ids.
 *
 * @throws an error with one line for each mistake, with file and line number
 */
export function checkReferences(versions: readonly DocsVersion[], sidebars: Sidebars): void {
  stopAt(findReferenceProblems(versions, versions.flatMap(readPages), sidebars));
}

interface ReadPage extends Page {
  readonly problems: ReturnType<typeof checkPageText>['problems'];
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
    const names = sidebars.get(docusaurusName) ?? [];
    return own.flatMap((page) =>
      findLostReferences(page, ids, names).map((problem) => ({ file: page.file, ...problem })),
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

/**
 * Finds pages and sidebars in the front matter of a page that its version does not have. Docusaurus would stop there, and name no file.
 *
 * @param ids of all pages of the version
 * @param sidebars names of its sidebars
 */
export function findLostReferences(
  { text, frontMatter }: Pick<Page, 'text' | 'frontMatter'>,
  ids: readonly string[],
  sidebars: readonly string[],
): FrontMatterProblem[] {
  const check = (field: string, what: string, known: readonly string[]): FrontMatterProblem[] => {
    const name = frontMatter[field];
    if (typeof name !== 'string' || known.includes(name)) return [];
    const hint = suggestion(name, known) || ' Correct it, or write null.';
    return [{ line: findFieldLine(text, field), reason: `${field}: there is no ${what} "${name}".${hint}` }];
  };
  return [
    ...check('displayed_sidebar', 'sidebar', sidebars),
    ...check('pagination_prev', 'page with the id', ids),
    ...check('pagination_next', 'page with the id', ids),
  ];
}

/** A problem of a page among all pages. */
export interface PageProblem extends FrontMatterProblem {
  readonly file: string;
}

/** Finds pages that share an address or, in one version, an id. Reports each pair once, in the page that asks for it. */
export function findSharedNames(pages: readonly Page[]): PageProblem[] {
  const others = listOtherRoutes(pages).map((route) => [route, 'the site itself'] as const);
  const addresses = findShared(pages, ({ route }) => route, others).map(({ page, owner }) => {
    const field = 'slug' in page.frontMatter ? 'slug' : 'id';
    return report(page, field, `${owner} has the address ${page.route}, too: give one of the two another slug`);
  });
  // Pages with the same id have the same address, too, unless one has a slug.
  const named = new Set(addresses.map(({ file }) => file));
  return [...addresses, ...findSharedIds(pages).filter(({ file }) => !named.has(file))];
}

/** Finds pages that share an id in one version, where Docusaurus would stop without their lines. */
function findSharedIds(pages: readonly Page[]): PageProblem[] {
  return findShared(pages, ({ version, id }) => `${version} ${id}`).map(({ page, owner }) =>
    report(page, 'id', `${owner} has the id "${page.id}", too: give one of the two another id, or another name`),
  );
}

/** Finds the pages whose key another page has, or one of the owners that are known before. Pages that ask for their key come last. */
function findShared(
  pages: readonly Page[],
  keyOf: (page: Page) => string,
  known: readonly (readonly [key: string, owner: string])[] = [],
): { page: Page; owner: string }[] {
  const asks = ({ frontMatter }: Page): boolean => 'slug' in frontMatter || 'id' in frontMatter;
  const owners = new Map(known);
  return [...pages]
    .sort((a, b) => Number(asks(a)) - Number(asks(b)))
    .flatMap((page) => {
      const owner = owners.get(keyOf(page));
      if (owner !== undefined) return [{ page, owner }];
      owners.set(keyOf(page), page.file);
      return [];
    });
}

function report({ file, text }: Page, field: string, reason: string): PageProblem {
  return { file, line: findFieldLine(text, field), reason };
}
