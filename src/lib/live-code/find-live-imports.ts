import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import ts from 'typescript';
import { findLiveCode, type LiveCode, listImports } from './find-live-code';
import { parseModule, readPageCode } from './page-code';

/** Parts of the theme that work in articles as HTML; see "What is alive in an article" in `src/plugins/light-client/README.md`. */
export const workingComponents: readonly string[] = [
  'Admonition',
  'CodeBlock',
  'Details',
  'Heading',
  'MDXComponents',
  'TabItem',
  'Tabs',
];

/** Where the live code of a page is: a module of the project, from its root with forward slashes. */
export interface LivePlace extends LiveCode {
  readonly file: string;
}

/** What the search for live code has to know. */
export interface PageModule {
  /** File of the page, absolute. */
  readonly file: string;
  /** Folder of the project. */
  readonly root: string;
  /** Reads Markdown as pages are read, for the parts of pages that a page imports. */
  readonly parse: (text: string) => Root;
}

/** An import of a page that brings live code. */
export interface LiveImport {
  /** Names that the page gives to what it imports. */
  readonly names: readonly string[];
  /** Line of the page. */
  readonly line: number;
  readonly place: LivePlace;
}

/**
 * Finds the first import of a page that leads, over modules of the project, to code that only works where React runs in the browser. Packages
 * are not looked into, and neither are the components of the theme that work as HTML.
 *
 * @param code of the page, see `readPageCode`
 */
export function findLiveImport(code: ts.SourceFile, page: PageModule): LiveImport | undefined {
  for (const statement of code.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) continue;
    const module = resolveLocal(moduleSpecifier.text, page.file, page.root);
    const place = module === undefined ? undefined : findLivePlace(module, page, new Set());
    if (place === undefined) continue;
    const line = code.getLineAndCharacterOfPosition(statement.getStart(code)).line + 1;
    return { names: ts.isImportDeclaration(statement) ? listNames(statement) : [], line, place };
  }
  return undefined;
}

/** Goes through the modules that a module imports, each once. */
function findLivePlace(file: string, page: PageModule, seen: Set<string>): LivePlace | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const source = readModule(file, page);
  if (source === undefined) return undefined;
  const own = findLiveCode(source, isLocal);
  if (own !== undefined) return { ...own, file: relative(page.root, file).split(sep).join('/') };
  for (const specifier of listImports(source)) {
    const module = resolveLocal(specifier, file, page.root);
    const place = module === undefined ? undefined : findLivePlace(module, page, seen);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** @returns the code of a module; undefined for what holds none, such as styles and pictures */
function readModule(file: string, { parse }: PageModule): ts.SourceFile | undefined {
  const text = readFileSync(file, 'utf8');
  if (/\.[cm]?[jt]sx?$/.test(file)) return parseModule(file, text);
  if (!/\.mdx?$/.test(file)) return undefined;
  try {
    return readPageCode(parse(text));
  } catch {
    // Whoever compiles it says what is wrong.
    return undefined;
  }
}

/** Whether an import leads to a file of the project: one beside it, one by its place in the project, or one that stands in for the theme's. */
export function isLocal(specifier: string): boolean {
  return /^(?:\.{1,2}\/|@site\/|@theme\/)/.test(specifier);
}

/** @returns the file that an import leads to; undefined for packages, for what is not there and for components that work */
function resolveLocal(specifier: string, from: string, root: string): string | undefined {
  if (!isLocal(specifier)) return undefined;
  const path = specifier
    .replace(/^@site\//, `${root}/`)
    .replace(/^@theme\//, `${root}/src/theme/`)
    .replace(/[?#].*$/, '');
  const absolute = path.startsWith('.') ? join(dirname(from), path) : join(path);
  const theme = relative(join(root, 'src/theme'), absolute).split(sep);
  if (workingComponents.includes(theme[0]?.replace(/\.\w+$/, '') ?? '')) return undefined;
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md'];
  const candidates = [...endings, ...endings.slice(1).map((ending) => `/index${ending}`)].map((end) => absolute + end);
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

function listNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const others =
    bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? [bindings.name.text]
        : bindings.elements.map(({ name }) => name.text);
  return [...(importClause?.name === undefined ? [] : [importClause.name.text]), ...others];
}
