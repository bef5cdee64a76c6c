import ts from 'typescript';

/** A name that a snippet takes from a Capacitor package. */
export interface ImportedName {
  /** `@capacitor/camera`; undefined for a name that the snippet uses without importing it. */
  readonly package: string | undefined;
  /** Name that the package exports. */
  readonly name: string;
  /** Whether it is taken from `Plugins`, as in v2. */
  readonly isFromPlugins: boolean;
  /** Line number, starting at 1. */
  readonly line: number;
}

/** A use such as `Camera.getPhoto`, with the origin of `Camera`: a call, or a value such as `CameraSource.Photos`. */
export interface Use {
  readonly taken: ImportedName;
  readonly member: string;
  readonly isCall: boolean;
  /** First argument if it is a plain string: the event of `addListener`. */
  readonly argument: string | undefined;
  readonly line: number;
}

export interface Snippet {
  readonly taken: readonly ImportedName[];
  readonly uses: readonly Use[];
  /** First syntax error, if the text is not valid TypeScript or JavaScript. */
  readonly syntaxError: SyntaxProblem | undefined;
}

interface SyntaxProblem {
  readonly line: number;
  readonly text: string;
}

/** Matches official packages of Capacitor, but not others such as `@capacitor-community/…`. */
const ownPackage = /^@capacitor\/[a-z][a-z0-9-]*/;

/**
 * Reads which members of which Capacitor packages a snippet uses. The code is parsed, not compiled: names are followed from imports, `require`,
 * `Plugins` and destructuring, as if the snippet had a single scope.
 *
 * @param code TypeScript or JavaScript, with or without JSX
 * @param known names of plugins, which are recognized even without an import
 */
export function readSnippet(code: string, known: ReadonlySet<string>): Snippet {
  const { file, syntaxError } = parse(code);
  const locals = new Map<string, ImportedName>();
  const namespaces = new Map<string, string>();
  const registries = new Set<string>();
  const declared = new Set<string>();
  const lineOf = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

  const makeName = (from: string | undefined, name: string, isFromPlugins: boolean, node: ts.Node): ImportedName => ({
    package: from,
    name,
    isFromPlugins,
    line: lineOf(node),
  });
  const take = (local: string, from: string | undefined, name: string, isFromPlugins: boolean, node: ts.Node): void => {
    locals.set(local, makeName(from, name, isFromPlugins, node));
    if (from === '@capacitor/core' && name === 'Plugins') registries.add(local);
  };

  /** Checks whether an expression is `Plugins` or `Capacitor.Plugins`. */
  const isRegistry = (node: ts.Expression): boolean =>
    (ts.isIdentifier(node) && registries.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'Plugins' && ts.isIdentifier(node.expression));

  const readImport = ({ importClause, moduleSpecifier }: ts.ImportDeclaration): void => {
    const from = packageOf(moduleSpecifier);
    const bindings = importClause?.namedBindings;
    if (importClause?.name !== undefined) declared.add(importClause.name.text);
    if (bindings === undefined) return;
    if (ts.isNamespaceImport(bindings)) {
      declared.add(bindings.name.text);
      if (from !== undefined) namespaces.set(bindings.name.text, from);
      return;
    }
    for (const element of bindings.elements) {
      declared.add(element.name.text);
      if (from !== undefined)
        take(element.name.text, from, (element.propertyName ?? element.name).text, false, element);
    }
  };

  const readVariable = ({ name, initializer }: ts.VariableDeclaration): void => {
    const value = initializer === undefined ? undefined : unwrap(initializer);
    const from = value !== undefined && ts.isCallExpression(value) ? requiredPackage(value) : undefined;
    const isPlugins = value !== undefined && isRegistry(value);
    if (ts.isIdentifier(name)) {
      declared.add(name.text);
      if (from !== undefined) namespaces.set(name.text, from);
      if (isPlugins) registries.add(name.text);
      if (value !== undefined && ts.isPropertyAccessExpression(value) && isRegistry(value.expression))
        take(name.text, '@capacitor/core', value.name.text, true, value);
    } else if (ts.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        if (!ts.isIdentifier(element.name)) continue;
        declared.add(element.name.text);
        const property = element.propertyName ?? element.name;
        if (!ts.isIdentifier(property)) continue;
        if (isPlugins) take(element.name.text, '@capacitor/core', property.text, true, element);
        else if (from !== undefined) take(element.name.text, from, property.text, false, element);
      }
    }
  };

  const collect = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) readImport(node);
    else if (ts.isVariableDeclaration(node)) readVariable(node);
    else if (
      (ts.isParameter(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isEnumDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
    )
      declared.add(node.name.text);
    ts.forEachChild(node, collect);
  };
  collect(file);

  const uses: Use[] = [];
  const unimported = new Map<string, ImportedName>();

  const ownerOf = (node: ts.Expression): ImportedName | undefined => {
    if (ts.isIdentifier(node)) {
      const own = locals.get(node.text);
      if (own !== undefined || declared.has(node.text) || !known.has(node.text)) return own;
      const made = unimported.get(node.text) ?? makeName(undefined, node.text, false, node);
      unimported.set(node.text, made);
      return made;
    }
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    if (isRegistry(node.expression)) return makeName('@capacitor/core', node.name.text, true, node);
    const from = ts.isIdentifier(node.expression) ? namespaces.get(node.expression.text) : undefined;
    return from === undefined ? undefined : makeName(from, node.name.text, false, node);
  };

  const find = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const taken = ownerOf(node.expression);
      if (taken !== undefined && !isRegistry(node.expression)) {
        const call = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
        const [first] = call?.arguments ?? [];
        const argument = first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
        uses.push({ taken, member: node.name.text, isCall: call !== undefined, argument, line: lineOf(node.name) });
      }
    }
    ts.forEachChild(node, find);
  };
  find(file);
  const inline = uses
    .map(({ taken }) => taken)
    .filter((taken) => taken.isFromPlugins && ![...locals.values()].includes(taken));
  return { taken: [...locals.values(), ...inline], uses, syntaxError };
}

/** Parses a snippet with or without JSX, whichever gives fewer errors, because JSX and type assertions with `<>` exclude each other. */
function parse(code: string): { file: ts.SourceFile; syntaxError: SyntaxProblem | undefined } {
  const [plain, jsx] = ['snippet.ts', 'snippet.tsx'] as const;
  const errorsOfPlain = findSyntaxErrors(code, plain);
  const errorsOfJsx = errorsOfPlain.length === 0 ? undefined : findSyntaxErrors(code, jsx);
  const isJsx = errorsOfJsx !== undefined && errorsOfJsx.length < errorsOfPlain.length;
  const file = ts.createSourceFile(isJsx ? jsx : plain, code, ts.ScriptTarget.ESNext, true);
  const [error] = isJsx ? errorsOfJsx : errorsOfPlain;
  if (error === undefined) return { file, syntaxError: undefined };
  const line = file.getLineAndCharacterOfPosition(error.start ?? 0).line + 1;
  return { file, syntaxError: { line, text: ts.flattenDiagnosticMessageText(error.messageText, ' ') } };
}

function findSyntaxErrors(code: string, fileName: string): ts.Diagnostic[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
}

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return unwrap(node.expression);
  return node;
}

/** Returns the Capacitor package that `require` or `import()` loads. */
function requiredPackage({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  const isLoad =
    expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');
  return isLoad && first !== undefined ? packageOf(first) : undefined;
}

function packageOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(node) ? ownPackage.exec(node.text)?.[0] : undefined;
}
