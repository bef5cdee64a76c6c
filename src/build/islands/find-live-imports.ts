import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type ts from 'typescript';
import { findLiveCode, type LiveCode, listImports } from './find-live-code';
import { findRefusedImport, needsSite } from './find-refused';
import { parseModule, readPageCode } from './page-code';

/** Parts of the theme that work in articles as HTML: `src/browser` adds their behavior. */
export const workingComponents: readonly string[] = [
  'Admonition',
  'CodeBlock',
  'Details',
  'Heading',
  'MDXComponents',
  'TabItem',
  'Tabs',
];

/** Live code with its file: a module of the project, as a path from the root with forward slashes. */
export interface LivePlace extends LiveCode {
  readonly file: string;
}

/** Input of the search for live code. */
export interface PageModule {
  /** File of the page, absolute. */
  readonly file: string;
  /** Folder of the project. */
  readonly root: string;
  /** Parses Markdown as pages are parsed, for the partials that a page imports. */
  readonly parse: (text: string) => Root;
}

/** The code that an import of a page leads to. */
export interface ImportedCode {
  /** Absolute path of its module. */
  readonly module: string;
  /** The first live code in it, or in the project modules that it imports. */
  readonly live: LivePlace | undefined;
  /** The first import that would not work in an island. */
  readonly refused: LivePlace | undefined;
  /** Whether something of Docusaurus is imported. */
  readonly usesSite: boolean;
}

/**
 * Searches a module that a page imports, and the project modules that it imports in turn. Packages are not searched, and neither are the
 * components of the theme that work as HTML.
 *
 * @param isIsland whether the page requests an island, whatever the code is
 * @returns undefined for packages, missing files and components that work as HTML
 */
export function readImport(specifier: string, page: PageModule, isIsland: boolean): ImportedCode | undefined {
  const module = resolveLocal(specifier, page.file, page.root);
  if (module === undefined) return undefined;
  const live = findPlace(module, page, new Set(), (source) => findLiveCode(source, isLocal));
  const all = new Set<string>();
  const refused = live !== undefined || isIsland ? findPlace(module, page, all, findRefusedImport) : undefined;
  const usesSite = [...all].some((file) => listImports(readModule(file, page) ?? noCode).some(needsSite));
  return { module, live, refused, usesSite };
}

const noCode = parseModule('none.ts', '');

/** Searches a module and those that it imports, each once, until `find` succeeds in one of them. */
function findPlace(
  file: string,
  page: PageModule,
  seen: Set<string>,
  find: (source: ts.SourceFile) => LiveCode | undefined,
): LivePlace | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const source = readModule(file, page);
  if (source === undefined) return undefined;
  const own = find(source);
  if (own !== undefined) return { ...own, file: relative(page.root, file).split(sep).join('/') };
  for (const specifier of listImports(source)) {
    const module = resolveLocal(specifier, file, page.root);
    const place = module === undefined ? undefined : findPlace(module, page, seen, find);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** @returns the code of a module; undefined for files without code, such as styles and images */
function readModule(file: string, { parse }: PageModule): ts.SourceFile | undefined {
  const text = readFileSync(file, 'utf8');
  if (/\.[cm]?[jt]sx?$/.test(file)) return parseModule(file, text);
  if (!/\.mdx?$/.test(file)) return undefined;
  try {
    return readPageCode(parse(text));
  } catch {
    // The compiler will report the error.
    return undefined;
  }
}

/** Returns whether an import leads to a project file: by relative path, by path from the root (`@site`), or in place of the theme's (`@theme`). */
export function isLocal(specifier: string): boolean {
  return /^(?:\.{1,2}\/|@site\/|@theme\/)/.test(specifier);
}

/** @returns the file that an import leads to; undefined for packages, missing files and components that work as HTML */
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
