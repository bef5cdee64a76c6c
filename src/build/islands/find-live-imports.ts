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

/** What an import of a page leads to. */
export interface ImportedCode {
  /** Absolute path of its module. */
  readonly module: string;
  /** The first live code of it, over modules of the project. */
  readonly live: LivePlace | undefined;
  /** The first import that would not work in an island. */
  readonly refused: LivePlace | undefined;
  /** Whether something of Docusaurus is imported. */
  readonly usesSite: boolean;
}

/**
 * Looks into a module that a page imports, and over modules of the project into what it is made of. Packages are not looked into, and neither are
 * the components of the theme that work as HTML.
 *
 * @param isIsland the page asks for an island, whatever the code is
 * @returns undefined for packages, for what is not there and for components that work
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

/** Goes through a module and those that it imports, each once, until one of them has what is looked for. */
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
