import ts from '../typescript.mjs';
import type { LiveCode } from './find-live-code';

/** Docusaurus modules that an island may import, with names if not all work. `src/browser/islands/site-contexts.tsx` provides their contexts. */
const allowed: Readonly<Record<string, readonly string[] | 'all'>> = {
  '@docusaurus/BrowserOnly': 'all',
  '@docusaurus/ExecutionEnvironment': 'all',
  '@docusaurus/Interpolate': 'all',
  '@docusaurus/Link': 'all',
  '@docusaurus/Translate': 'all',
  '@docusaurus/isInternalUrl': 'all',
  '@docusaurus/router': ['useHistory', 'useLocation'],
  '@docusaurus/theme-common': ['ThemeClassNames', 'useColorMode', 'useThemeConfig'],
  '@docusaurus/useBaseUrl': 'all',
  '@docusaurus/useDocusaurusContext': 'all',
  '@docusaurus/useIsBrowser': 'all',
};

/** Returns whether an import is from Docusaurus and needs more around an island than React. */
export function needsSite(specifier: string): boolean {
  return specifier.startsWith('@docusaurus/') && !/(?:ExecutionEnvironment|isInternalUrl)$/.test(specifier);
}

/**
 * Finds the first import in an island's module that would not work in the browser. There, an island has React and a little of Docusaurus around
 * it, but neither the page nor the theme.
 *
 * @returns a description of the import, for a message
 */
export function findRefusedImport(source: ts.SourceFile): LiveCode | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) continue;
    const what = describe(moduleSpecifier.text, statement);
    if (what !== undefined) {
      return { what, line: source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1 };
    }
  }
  return undefined;
}

function describe(specifier: string, statement: ts.ImportDeclaration | ts.ExportDeclaration): string | undefined {
  if (ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly) return undefined;
  if (/\.mdx?$/.test(specifier)) return `Markdown (${specifier})`;
  if (/^@(?:theme|theme-original|theme-init|generated)\//.test(specifier)) return specifier;
  if (!specifier.startsWith('@docusaurus/')) return undefined;
  const names = allowed[specifier];
  if (names === 'all') return undefined;
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (names === undefined || bindings === undefined || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) {
    return specifier;
  }
  return [...bindings.elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .find((name) => !names.includes(name));
}
