/** Decides which samples can run in a browser, and makes JavaScript of them. */
import ts from '../../build/typescript.mjs';
import type { PluginModel } from '../../reference/types';
import type { Sample, SampleFunction } from '../protocol';
import { asks, cannotRun, elementsModule, needsElements } from './plugin-needs';

const core = '@capacitor/core';

/** Samples of the packages that keep their data in a database. */
const usesDatabase = /\b(?:Filesystem|indexedDB)\b/;

/** Whether the samples of a plugin may run: it works on the web, with nothing but what the frame has. */
export function canRun({ page, methods }: PluginModel): boolean {
  return !(page in cannotRun) && methods.some(({ platforms }) => platforms?.web === true);
}

/**
 * Reads a sample of a page. It can run if it imports only packages that the frame has, calls a plugin, calls no member that its web part lacks, and does
 * something by itself or in a function that a reader can call.
 *
 * @param code TypeScript
 * @param preamble hidden code in front of it; only types may be declared there
 * @param plugins of the version
 * @param coreVersion version of `@capacitor/core`
 * @returns undefined if it can't
 */
export function readSample(
  code: string,
  preamble: string,
  plugins: readonly PluginModel[],
  coreVersion: string,
): Sample | undefined {
  const source = parse(code);
  const names = findPlugins(source, plugins);
  if (names === undefined || !parse(preamble).statements.every(isType) || needsPage(code)) return undefined;
  const calls = listCalls(source, names);
  if (calls.length === 0 || !calls.every(({ plugin, id }) => worksOnWeb(plugin, id))) return undefined;
  const functions = listFunctions(source);
  if (functions.length === 0 && !calls.some(({ isAtOnce }) => isAtOnce)) return undefined;
  const used = [...new Set(calls.map(({ plugin }) => plugin))];
  const asking = calls.find(({ plugin: { page }, id }) => asks[page]?.methods.includes(id));
  const ask = asks[asking?.plugin.page ?? '']?.what;
  const hidden = functions.filter(({ isExported }) => !isExported).map(({ name }) => name);
  return {
    code: stripTypes(code) + (hidden.length === 0 ? '' : `export { ${hidden.join(', ')} };\n`),
    packages: [
      ...new Set(
        used.map((plugin) =>
          plugin.package === core ? `${core} ${coreVersion}` : `${plugin.package} ${plugin.packageVersion}`,
        ),
      ),
    ],
    functions: functions.map(({ name, fields }) => ({ name, fields })),
    hasDatabase: usesDatabase.test(code),
    ...(calls.some(({ plugin: { page }, id }) => needsElements.includes(`${page}.${id}`))
      ? { elements: elementsModule }
      : {}),
    ...(ask === undefined ? {} : { ask }),
  };
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
}

/** The text of a sample without its types. Imports of nothing but types go with them. */
export function stripTypes(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  });
  return outputText;
}

const isType = (node: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true);

/** Whether the code relies on elements of a page that the frame does not have. */
function needsPage(code: string): boolean {
  return /\bdocument\s*\.\s*(?:querySelector(?:All)?|getElementById|forms)\b[^;]*?(?:!\s*[;.)]|as\s)|customElements|createRoot/.test(
    code,
  );
}

/** @returns the plugins by the names that the code gives them; undefined if it imports what the frame does not have */
function findPlugins(
  source: ts.SourceFile,
  plugins: readonly PluginModel[],
): ReadonlyMap<string, PluginModel> | undefined {
  const names = new Map<string, PluginModel>();
  const registry = new Set<string>();
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly === true) continue;
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const own = plugins.filter((plugin) => plugin.package === from);
    if (from !== core && !own.some(canRun)) return undefined;
    const bindings = node.importClause?.namedBindings;
    for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
      const imported = (propertyName ?? name).text;
      const plugin = own.find(({ exportName }) => exportName === imported);
      if (plugin !== undefined) names.set(name.text, plugin);
      else if (imported === 'Plugins') registry.add(name.text);
    }
  }
  // v2: `const { Camera } = Plugins`.
  for (const node of source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])) {
    if (!ts.isObjectBindingPattern(node.name) || !registry.has(node.initializer?.getText() ?? '')) continue;
    for (const { name, propertyName } of node.name.elements) {
      const plugin = plugins.find(({ exportName }) => exportName === (propertyName ?? name).getText());
      if (plugin === undefined) return undefined;
      names.set(name.getText(), plugin);
    }
  }
  return names;
}

interface Call {
  readonly plugin: PluginModel;
  /** Id of the method: `get`, `addListener:pause`. */
  readonly id: string;
  /** Whether it is made when the module is loaded, outside of functions. */
  readonly isAtOnce: boolean;
}

function listCalls(source: ts.SourceFile, names: ReadonlyMap<string, PluginModel>): Call[] {
  const calls: Call[] = [];
  const visit = (node: ts.Node, isAtOnce: boolean): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const plugin = names.get(expression.getText());
      const [event] = node.arguments;
      const isListener = name.text === 'addListener' && event !== undefined && ts.isStringLiteral(event);
      if (plugin !== undefined)
        calls.push({ plugin, id: isListener ? `addListener:${event.text}` : name.text, isAtOnce });
    }
    ts.forEachChild(node, (child) => visit(child, isAtOnce && !ts.isFunctionLike(node)));
  };
  visit(source, true);
  return calls;
}

function worksOnWeb(plugin: PluginModel, id: string): boolean {
  const isListed = `${plugin.page}.${id}` in cannotRun;
  return canRun(plugin) && !isListed && plugin.methods.find((method) => method.id === id)?.platforms?.web !== false;
}

interface Found extends SampleFunction {
  readonly isExported: boolean;
}

/** Lists the functions of a module that nothing in it uses, if a reader can fill in what they need. */
function listFunctions(source: ts.SourceFile): Found[] {
  return source.statements.flatMap((node): Found[] => {
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return listNamed(node).flatMap(([name, { parameters }]) => {
      const needed = parameters.filter(({ questionToken, initializer }) => !questionToken && !initializer);
      const fields = needed.flatMap((parameter): Found['fields'] => {
        const type = fieldTypes[parameter.type?.getText() ?? ''];
        return type === undefined ? [] : [{ name: parameter.name.getText(), type }];
      });
      const isUsed = countUses(source, name) > 1;
      return isUsed || fields.length < needed.length ? [] : [{ name, fields, isExported }];
    });
  });
}

const fieldTypes: Readonly<Record<string, Found['fields'][number]['type']>> = {
  string: 'text',
  number: 'number',
  boolean: 'checkbox',
};

/** Lists the functions that a statement declares, by their names. */
function listNamed(node: ts.Statement): [string, ts.SignatureDeclaration][] {
  if (ts.isFunctionDeclaration(node)) return node.name === undefined ? [] : [[node.name.text, node]];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.SignatureDeclaration][] =>
    initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [[name.getText(), initializer]]
      : [],
  );
}

function countUses(source: ts.SourceFile, name: string): number {
  let uses = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) uses += 1;
    // The names of members are other names.
    if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
