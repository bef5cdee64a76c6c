/** Decides which samples can run in a browser, and makes JavaScript of them. */
import { posix } from 'node:path';
import type { PluginModel } from '@capacitor-docs/reference';
import ts from '@capacitor-docs/shared/typescript';
import { moduleMark, type Sample, type SampleFunction } from '../protocol';
import { splitImports } from '../split-imports';
import { cannotRun, elementsModule, needsElements, needsOf } from './plugin-needs';

const core = '@capacitor/core';

/** What samples use of core besides plugins. All of it works in a browser. */
const coreNames: readonly string[] = [
  'Capacitor',
  'CapacitorException',
  'ExceptionCode',
  'WebPlugin',
  'registerPlugin',
];

/** Samples of the packages that keep their data in a database. */
const usesDatabase = /\b(?:Filesystem|indexedDB)\b/;

/** A `ts` block of a page. */
export interface Block {
  readonly code: string;
  /** Hidden code in front of it. If it does something, it prepares what the sample needs, and runs before it. */
  readonly preamble?: string | undefined;
  /** Title, by which other blocks of the page import it: `photo.ts`. */
  readonly path?: string | undefined;
}

/** Whether the samples of a plugin may run: it works on the web, with nothing but what the frame has. */
export function canRun({ page, methods }: PluginModel): boolean {
  return !(page in cannotRun) && methods.some(({ platforms }) => platforms?.web === true);
}

/**
 * Reads a sample of a page. It can run if it and the samples that it imports need only packages that the frame has, call a plugin or core, call no member
 * that the web part lacks, and if it does something by itself or in a function that a reader can call.
 *
 * @param blocks of the page, for what the sample imports
 * @param plugins of the version
 * @param coreVersion version of `@capacitor/core`
 * @returns why it can't run, if it can't
 */
export function readSample(
  block: Block,
  blocks: readonly Block[],
  plugins: readonly PluginModel[],
  coreVersion: string,
): Sample | string {
  const modules = new Map<Block, Module>();
  const missing = addModules(block, blocks, modules);
  if (missing !== undefined) return missing;
  const all = [...modules.values()];
  const names = findNames(all, plugins);
  if (typeof names === 'string') return names;
  const text = joinCode(block);
  const source = parse(text);
  const isPrepared = hasStatements(block.preamble);
  if (!isPrepared && needsPage(text)) return 'needs the page of an app';
  const calls = all.flatMap((module) => listCalls(module.source, names));
  if (calls.length === 0) return 'calls neither a plugin nor core';
  const lacking = calls.find(({ plugin, id }) => plugin !== undefined && !worksOnWeb(plugin, id));
  // Who prepares such a sample has seen that it takes another way on the web.
  if (lacking !== undefined && !(isPrepared && canRunPart(lacking)))
    return `calls ${lacking.plugin?.page}.${lacking.id}, which cannot run here`;
  const functions = listFunctions(source);
  if (functions.length === 0 && !isPrepared && !calls.some(({ isAtOnce }) => isAtOnce))
    return 'only defines what readers cannot call';
  const used = [...new Set(calls.map(({ plugin }) => plugin))];
  const hidden = functions.filter(({ isExported }) => !isExported).map(({ name }) => name);
  const [own, ...others] = [...all].reverse();
  return {
    code: (own?.code ?? '') + (hidden.length === 0 ? '' : `export { ${hidden.join(', ')} };\n`),
    packages: [
      ...new Set(
        used.map((plugin) =>
          plugin === undefined || plugin.package === core
            ? `${core} ${coreVersion}`
            : `${plugin.package} ${plugin.packageVersion}`,
        ),
      ),
    ],
    functions: functions.map(({ name, fields }) => ({ name, fields })),
    hasDatabase: all.some(({ code }) => usesDatabase.test(code)),
    ...(others.length === 0
      ? {}
      : { modules: others.reverse().map(({ path, code, text: whole }) => ({ path, code, text: whole })) }),
    ...(block.preamble ? { [isPrepared ? 'prepared' : 'types']: block.preamble.trim() } : {}),
    ...(calls.some(({ plugin, id }) => needsElements.includes(`${plugin?.page}.${id}`))
      ? { elements: elementsModule }
      : {}),
    ...needsOf(calls.map(({ plugin, id }) => `${plugin?.page}.${id}`)),
  };
}

/** A sample, or one that it imports. */
interface Module {
  readonly path: string;
  /** JavaScript, with marks in place of the addresses of other modules. */
  readonly code: string;
  /** TypeScript, with its hidden code. */
  readonly text: string;
  readonly source: ts.SourceFile;
}

/**
 * Adds a block and before it the blocks that it imports.
 *
 * @returns why that is impossible, if it is
 */
function addModules(block: Block, blocks: readonly Block[], modules: Map<Block, Module>): string | undefined {
  const declared = parse(block.preamble ?? '').statements.find(isAmbient);
  if (declared !== undefined) return `needs what another part of the app has: ${declared.getText().split('\n')[0]}`;
  const text = joinCode(block);
  let code = stripTypes(text);
  for (const { text: specifier, end } of listSpecifiers(parse(code)).reverse()) {
    if (!specifier.startsWith('.')) continue;
    const other = findBlock(block, specifier, blocks);
    if (other === undefined || other === block) return `imports ${specifier}, which is not on the page`;
    const missing = modules.has(other) ? undefined : addModules(other, blocks, modules);
    if (missing !== undefined) return missing;
    code = `${code.slice(0, end - 1 - specifier.length)}${moduleMark}${other.path}${code.slice(end - 1)}`;
  }
  modules.set(block, { path: block.path ?? '', code, text, source: parse(code) });
  return undefined;
}

/** Finds the block that another one imports: the nearest before it, else the next after it, as the compiler of the samples does. */
function findBlock(block: Block, specifier: string, blocks: readonly Block[]): Block | undefined {
  const wanted = posix.join(posix.dirname(block.path ?? ''), specifier).replace(/\.[jt]s$/, '');
  const found = blocks.filter(({ path }) => [`${wanted}.ts`, `${wanted}/index.ts`].includes(path ?? ''));
  const place = blocks.indexOf(block);
  return found.filter((other) => blocks.indexOf(other) < place).at(-1) ?? found[0];
}

/** Puts the hidden code of a block after its imports. */
function joinCode({ code, preamble }: Block): string {
  if (!preamble) return code;
  const [imports, rest] = splitImports(code);
  return `${imports}${preamble}\n${rest}`;
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
}

/** Samples without their types, by their text. Most are the same in several versions. */
const stripped = new Map<string, string>();

/** The text of a sample without its types. Imports of nothing but types go with them. */
export function stripTypes(code: string): string {
  const known = stripped.get(code);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  });
  stripped.set(code, outputText);
  return outputText;
}

function hasStatements(code = ''): boolean {
  return !parse(code).statements.every(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true),
  );
}

/** Whether a statement only says that there is something elsewhere. */
function isAmbient(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true
  );
}

/** Whether the code relies on what only the page of an app has. */
function needsPage(code: string): boolean {
  return /\bdocument\s*\.\s*(?:querySelector(?:All)?|getElementById|forms)\b[^;]*?(?:!\s*[;.)]|as\s)|customElements|createRoot|serviceWorker/.test(
    code,
  );
}

/** Lists the addresses of modules in a script, in their order. */
function listSpecifiers(source: ts.SourceFile): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : isImport
          ? node.arguments[0]
          : undefined;
    if (specifier !== undefined && ts.isStringLiteral(specifier)) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What names mean in the modules of a sample: a plugin, or undefined for core and plugins that it registers itself. */
type Names = ReadonlyMap<string, PluginModel | undefined>;

/** @returns why the sample can't run, if it imports what the frame does not have */
function findNames(modules: readonly Module[], plugins: readonly PluginModel[]): Names | string {
  const names = new Map<string, PluginModel | undefined>();
  for (const { source } of modules) {
    for (const { text } of listSpecifiers(source)) {
      const isKnown = text === core || text === elementsModule || text.startsWith(moduleMark);
      if (!isKnown && !plugins.some((plugin) => plugin.package === text && canRun(plugin))) return `imports ${text}`;
    }
    for (const node of source.statements) {
      const lacking = ts.isImportDeclaration(node)
        ? addImported(node, plugins, names)
        : ts.isVariableStatement(node)
          ? addVariables(node, plugins, names)
          : undefined;
      if (lacking !== undefined) return lacking;
    }
  }
  return names;
}

function addImported(
  node: ts.ImportDeclaration,
  plugins: readonly PluginModel[],
  names: Map<string, PluginModel | undefined>,
): string | undefined {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const bindings = node.importClause?.namedBindings;
  for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
    const imported = (propertyName ?? name).text;
    const plugin = plugins.find((each) => each.package === from && each.exportName === imported);
    if (plugin !== undefined || coreNames.includes(imported)) names.set(name.text, plugin);
    else if (imported === 'WebView') return 'uses WebView, which has no web part';
  }
  return undefined;
}

/** Adds what v2 takes from the registry, `const { Camera } = Plugins`, and what a sample registers itself. */
function addVariables(
  { declarationList }: ts.VariableStatement,
  plugins: readonly PluginModel[],
  names: Map<string, PluginModel | undefined>,
): string | undefined {
  for (const { name, initializer } of declarationList.declarations) {
    const value = initializer?.getText() ?? '';
    if (ts.isObjectBindingPattern(name) && value === 'Plugins') {
      for (const { name: local, propertyName } of name.elements) {
        const exported = (propertyName ?? local).getText();
        const plugin = plugins.find(({ exportName }) => exportName === exported);
        if (plugin === undefined) return `uses the plugin ${exported}`;
        names.set(local.getText(), plugin);
      }
    } else if (/^registerPlugin\b/.test(value)) {
      if (!/\bweb\b/.test(value)) return 'registers a plugin without a web part';
      names.set(name.getText(), undefined);
    }
  }
  return undefined;
}

interface Call {
  readonly plugin: PluginModel | undefined;
  /** Id of the method: `get`, `addListener:pause`. */
  readonly id: string;
  /** Whether it is made when the module is loaded, outside of functions. */
  readonly isAtOnce: boolean;
}

function listCalls(source: ts.SourceFile, names: Names): Call[] {
  const calls: Call[] = [];
  const visit = (node: ts.Node, isAtOnce: boolean): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const [event] = node.arguments;
      const isListener = name.text === 'addListener' && event !== undefined && ts.isStringLiteral(event);
      const id = isListener ? `addListener:${event.text}` : name.text;
      if (names.has(expression.getText())) calls.push({ plugin: names.get(expression.getText()), id, isAtOnce });
    }
    ts.forEachChild(node, (child) => visit(child, isAtOnce && !ts.isFunctionLike(node)));
  };
  visit(source, true);
  return calls;
}

function worksOnWeb(plugin: PluginModel, id: string): boolean {
  return canRunPart({ plugin, id }) && plugin.methods.find((method) => method.id === id)?.platforms?.web !== false;
}

/** Whether a call needs nothing but what the frame has. */
function canRunPart({ plugin, id }: Pick<Call, 'plugin' | 'id'>): boolean {
  return plugin === undefined || (canRun(plugin) && !(`${plugin.page}.${id}` in cannotRun));
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
