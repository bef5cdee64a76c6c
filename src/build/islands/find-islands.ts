import { relative, sep } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { directivePrefix, type Island } from '../../lib/island';
import { walkTree } from '../markdown/walk-tree';
import ts from '../typescript.mjs';
import { findLiveCode } from './find-live-code';
import { isLocal, type LivePlace, type PageModule, readImport } from './find-live-imports';
import { needsSite } from './find-refused';
import { isLayout, listDeclared } from './list-declared';
import { readPageCode } from './page-code';

/** Code that can't be hydrated, with its line in the page. */
export interface IslandProblem {
  readonly line: number;
  readonly message: string;
}

/** The islands of a page, and the problems that stop the build. */
export interface PageIslands {
  readonly islands: readonly Island[];
  readonly problems: readonly IslandProblem[];
}

/** Names that only the compiled page has. A page's own code can't use them when it runs in the browser. */
const pageNames: readonly string[] = ['assets', 'contentTitle', 'frontMatter', 'toc'];

const recipe = 'see “A component in a page” in CONTRIBUTING.md';

/**
 * Finds the components of a page that need React in the browser: those that have state or event handlers, directly or through modules of the
 * project, and those that have a directive (`client:visible`).
 *
 * @param tree of the page as written
 */
export function findIslands(tree: Root, page: PageModule): PageIslands {
  const code = readPageCode(tree);
  if (code === undefined) return { islands: [], problems: [] };
  const search = new IslandSearch(code, page, listDirected(tree));
  return search.run();
}

/** Names of the components that have a directive. */
function listDirected(tree: Root): Set<string> {
  const names = new Set<string>();
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const isDirected = node.attributes.some(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name.startsWith(directivePrefix),
    );
    if (isDirected && node.name !== null) names.add(node.name);
  });
  return names;
}

class IslandSearch {
  private readonly islands: Island[] = [];
  private readonly problems: IslandProblem[] = [];
  /** Names that only work in the browser but are not components: hooks, and functions that render something interactive. */
  private readonly liveNames = new Set<string>();
  private readonly pageChunk: string;

  constructor(
    private readonly code: ts.SourceFile,
    private readonly page: PageModule,
    private readonly directed: ReadonlySet<string>,
  ) {
    this.pageChunk = nameChunk(page.file, page.root);
  }

  run(): PageIslands {
    const { statements } = this.code;
    for (const statement of statements) {
      if (ts.isImportDeclaration(statement)) this.addImport(statement);
      else if (ts.isExportDeclaration(statement)) this.refuseExport(statement);
    }
    this.addOwn();
    for (const statement of statements) {
      if (isLayout(statement)) this.refuseLive(statement, 'in the layout of the page');
      else if (ts.isExpressionStatement(statement)) this.refuseLive(statement, 'in the page itself');
    }
    return { islands: this.islands, problems: this.problems };
  }

  private addImport(statement: ts.ImportDeclaration): void {
    const { importClause, moduleSpecifier } = statement;
    if (importClause === undefined || importClause.isTypeOnly || !ts.isStringLiteral(moduleSpecifier)) return;
    const specifier = moduleSpecifier.text;
    const bindings = listBindings(importClause);
    const isIsland = bindings.some(({ name }) => this.directed.has(name));
    const found = readImport(specifier, this.page, isIsland);
    // A partial is compiled as a page of its own.
    if (/\.mdx?$/.test(specifier)) {
      if (found?.live !== undefined && !this.isPage(found.module)) this.refuse(statement, describePart(found.live));
      return;
    }
    if (found?.live === undefined && !isIsland) return;
    if (found?.refused !== undefined) {
      const { file, line, what } = found.refused;
      const why = `${file}:${line} imports ${what}, which works only in a whole page`;
      this.refuse(statement, `${listNames(bindings)} can't be hydrated: ${why}; ${recipe}.`);
      return;
    }
    for (const { name, exported } of bindings) {
      if (exported === '*')
        this.refuse(statement, `Import the components of “${specifier}” by their names; ${recipe}.`);
      else if (/^use[A-Z]/.test(name) && found?.live !== undefined) this.liveNames.add(name);
      else if (/^[A-Z]/.test(name) && (found?.live !== undefined || this.directed.has(name))) {
        this.islands.push({
          name,
          chunk: found === undefined ? specifier : nameChunk(found.module, this.page.root),
          exported,
          module: found?.module ?? specifier,
          line: this.lineOf(statement),
          usesSite: found?.usesSite ?? false,
        });
      }
    }
  }

  /** Adds the components that the page defines. Code that uses a live function is live, too. */
  private addOwn(): void {
    const left = listDeclared(this.code);
    const usesSite = this.code.statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        (needsSite(statement.moduleSpecifier.text) ||
          readImport(statement.moduleSpecifier.text, this.page, true)?.usesSite === true),
    );
    for (let found = true; found; ) {
      found = false;
      for (const [index, { name, node }] of left.entries()) {
        const isLive =
          findLiveCode(this.code, isLocal, node) !== undefined || this.directed.has(name) || this.findLiveName(node);
        if (!isLive) continue;
        left.splice(index, 1);
        found = true;
        if (/^[A-Z]/.test(name)) this.addOwnIsland(name, node, usesSite);
        else this.liveNames.add(name);
        break;
      }
    }
  }

  private addOwnIsland(name: string, node: ts.Node, usesSite: boolean): void {
    const missing = findName(node, (text) => pageNames.includes(text));
    if (missing !== undefined) {
      this.refuse(node, `<${name}> can't ask for “${missing}” in the browser: give it as a property; ${recipe}.`);
    }
    const line = this.lineOf(node);
    this.islands.push({ name, chunk: this.pageChunk, exported: name, module: undefined, line, usesSite });
  }

  /** Refuses `export … from`, which passes a component on without importing it. */
  private refuseExport(statement: ts.ExportDeclaration): void {
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return;
    if (readImport(moduleSpecifier.text, this.page, false)?.live === undefined) return;
    this.refuse(statement, `Import what “${moduleSpecifier.text}” has, instead of exporting it again; ${recipe}.`);
  }

  private refuseLive(node: ts.Node, where: string): void {
    const live = findLiveCode(this.code, isLocal, node);
    const what = live?.what ?? findName(node, (text) => this.liveNames.has(text));
    if (what === undefined) return;
    const line = live?.line ?? this.lineOf(node);
    this.problems.push({
      line,
      message: `${what} never runs ${where}, which is published as HTML: put it into a component; ${recipe}.`,
    });
  }

  private findLiveName(node: ts.Node): boolean {
    return findName(node, (text) => this.liveNames.has(text)) !== undefined;
  }

  private refuse(node: ts.Node, message: string): void {
    this.problems.push({ line: this.lineOf(node), message });
  }

  private lineOf(node: ts.Node): number {
    return this.code.getLineAndCharacterOfPosition(node.getStart(this.code)).line + 1;
  }

  /** Returns whether a file is in the same top-level folder as the page. */
  private isPage(file: string): boolean {
    const [folder = ''] = relative(this.page.root, this.page.file).split(sep);
    return relative(this.page.root, file).split(sep)[0] === folder;
  }
}

/** Names a chunk after the file that it is made from. */
function nameChunk(file: string, root: string): string {
  return relative(root, file)
    .split(sep)
    .join('/')
    .replace(/\.\w+$/, '');
}

interface Binding {
  readonly name: string;
  /** `default`, `*` or a name. */
  readonly exported: string;
}

function listBindings({ name, namedBindings }: ts.ImportClause): Binding[] {
  const others =
    namedBindings === undefined
      ? []
      : ts.isNamespaceImport(namedBindings)
        ? [{ name: namedBindings.name.text, exported: '*' }]
        : namedBindings.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map((element) => ({ name: element.name.text, exported: (element.propertyName ?? element.name).text }));
  return [...(name === undefined ? [] : [{ name: name.text, exported: 'default' }]), ...others];
}

function listNames(bindings: readonly Binding[]): string {
  return bindings.map(({ name }) => `<${name}>`).join(' and ');
}

function describePart({ file, line, what }: LivePlace): string {
  return `${file}:${line} has ${what}, but only parts of pages that are beside the pages can have it: import the component here; ${recipe}.`;
}

/** @returns the first matching name in a part of the code; names after a dot do not count */
function findName(node: ts.Node, isWanted: (name: string) => boolean): string | undefined {
  if (ts.isIdentifier(node)) return isWanted(node.text) ? node.text : undefined;
  if (ts.isPropertyAccessExpression(node)) return findName(node.expression, isWanted);
  return ts.forEachChild(node, (child) => findName(child, isWanted));
}
