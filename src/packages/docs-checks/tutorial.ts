/** Checks that the files of the plugin tutorial form one plugin: TypeScript, Swift, Objective-C and Java must agree. */
import { basename } from 'node:path';
import ts from '@capacitor-docs/shared/typescript';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { compileSnippets } from './read/snippet-compiler';
import {
  packageFolder,
  replayTutorial,
  type TutorialFile,
  type TutorialFiles,
  type TutorialStage,
} from './read/tutorial-files';

/** Methods inherited from `WebPlugin`, `CAPPlugin` and `Plugin`. Only the macros must name the second one. */
const inherited = ['addListener', 'removeAllListeners'];

/** Checks the tutorial of one version. The pages are in sidebar order. */
export function checkTutorial(pages: readonly Page[]): Problem[] {
  const { stages, problems } = replayTutorial(pages);
  const last = stages.at(-1)?.files ?? new Map<string, TutorialFile>();
  return [
    ...problems,
    ...stages.flatMap(compileStage),
    ...[...last.values()].flatMap(checkNativeFile),
    ...checkRegistrations(stages),
    ...checkAgreement(last),
  ];
}

/** Compiles all TypeScript files of a stage together. Imports of the package resolve to its `src/index.ts`. */
function compileStage({ files, page }: TutorialStage): Problem[] {
  const project: Page = { ...page, text: '' };
  const scripts = [...files.values()].filter(({ path }) => path.endsWith('.ts'));
  const snippets = scripts.map((file, index) => ({
    page: project,
    language: 'ts',
    title: file.path,
    code: file.text.replaceAll(`'${packageFolder.slice(0, -1)}'`, `'${toRoot(file.path)}${packageFolder}src/index'`),
    fenceLine: index,
  }));
  return compileSnippets(snippets).map(({ message }) => ({
    file: page.file,
    line: 1,
    message: `After this page the files do not fit together: ${message}`,
  }));
}

function toRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

function checkNativeFile(file: TutorialFile): Problem[] {
  if (!/\.(?:swift|java|kt|m)$/.test(file.path)) {
    return [];
  }
  const code = withoutTextAndComments(file.text);
  const unbalanced = ['{}', '()', '[]'].filter(([open = '', close = '']) => count(code, open) !== count(code, close));
  return [
    ...unbalanced.map((pair) => problemIn(file, `the brackets ${pair} of ${file.path} are not balanced`)),
    ...checkDeclaration(file, code),
  ];
}

/** Checks that a native file declares the class that it is named after, and that its Java package matches its folder. */
function checkDeclaration(file: TutorialFile, code: string): Problem[] {
  const name = basename(file.path).replace(/\.\w+$/, '');
  const folder = /\/java\/(.+)\/\w+\.(?:java|kt)$/.exec(file.path)?.[1];
  const isDeclared = file.path.endsWith('.m') || new RegExp(`\\bclass ${name}\\b`).test(code);
  const isInPackage =
    folder === undefined || new RegExp(`^package ${folder.replaceAll('/', '\\.')};?$`, 'm').test(code);
  return [
    ...(isDeclared ? [] : [problemIn(file, `${file.path} does not declare the class ${name}`)]),
    ...(isInPackage ? [] : [problemIn(file, `the package of ${file.path} is not the package of its folder`)]),
  ];
}

/** Checks after each page that the classes named in macros and activities exist. */
function checkRegistrations(stages: readonly TutorialStage[]): Problem[] {
  return stages.flatMap(({ files }) =>
    [...files.values()].flatMap((file) => [
      ...[...file.text.matchAll(/\bCAP_PLUGIN\((\w+),/g)].flatMap(([, name = '']) =>
        [...files.values()].some(({ path, text }) => path.endsWith('.swift') && text.includes(`@objc(${name})`))
          ? []
          : [problemIn(file, `CAP_PLUGIN names ${name}, but no Swift file has @objc(${name})`)],
      ),
      ...[...file.text.matchAll(/\bregisterPlugin\((\w+)\.class\)/g)].flatMap(([, name = '']) => {
        const imported = new RegExp(`^import ([\\w.]+\\.${name});$`, 'm').exec(file.text)?.[1]?.replaceAll('.', '/');
        return imported !== undefined && [...files.keys()].some((path) => path.endsWith(`/${imported}.java`))
          ? []
          : [problemIn(file, `registerPlugin names ${name}, which is not imported or not written`)];
      }),
    ]),
  );
}

interface Part {
  file: TutorialFile;
  /** Name of the plugin in JavaScript, if the file contains it. */
  name?: string | undefined;
  methods?: string[];
  events?: string[];
  lockTypes?: string[];
}

/** The files that the package must have, by the ends of their paths, with how they write what must agree. */
const packageFiles: Readonly<Record<string, { name?: RegExp; methods?: RegExp; hasEvents?: boolean }>> = {
  '/src/index.ts': { name: /\bregisterPlugin<\w+>\('(\w+)'/g },
  // Its methods are those of the interface, or it does not compile.
  '/src/web.ts': { hasEvents: true },
  'Plugin.swift': { methods: /@objc func (\w+)\(_ call: CAPPluginCall\)/g, hasEvents: true },
  'Plugin.m': { name: /\bCAP_PLUGIN\(\w+, "(\w+)"/g, methods: /\bCAP_PLUGIN_METHOD\((\w+),/g },
  'Plugin.java': {
    name: /@CapacitorPlugin\(name = "(\w+)"/g,
    methods: /@PluginMethod(?:\([^)]*\))?\s+public void (\w+)\(PluginCall \w+\)/g,
    hasEvents: true,
  },
};

/** Compares the names of the plugin, its methods, events and values in all parts of the package. */
function checkAgreement(files: TutorialFiles): Problem[] {
  const definitions = files.get(`${packageFolder}src/definitions.ts`);
  if (definitions === undefined) {
    return [];
  }
  const { methods, events, lockTypes } = readInterface(definitions);
  const own = methods.filter((method) => !inherited.includes(method));
  const parts = [...files.values()].filter(({ path }) => path.startsWith(packageFolder)).map(readPart);
  const names = [...new Set(parts.flatMap(({ name }) => name ?? []))];
  const missing = Object.keys(packageFiles).filter((end) => !parts.some(({ file }) => file.path.endsWith(end)));
  return [
    ...missing.map((end) => problemIn(definitions, `the package has no file that ends in ${end}`)),
    ...(names.length > 1 ? [problemIn(definitions, `the plugin has several names: ${names.join(', ')}`)] : []),
    ...parts.flatMap((part) => [
      ...compareLists(part, 'methods', part.file.path.endsWith('.m') ? [...own, 'removeAllListeners'] : own),
      ...compareLists(part, 'events', events),
      ...compareLists(part, 'lockTypes', lockTypes),
    ]),
  ];
}

function compareLists(part: Part, kind: 'methods' | 'events' | 'lockTypes', expected: readonly string[]): Problem[] {
  const found = part[kind];
  if (found === undefined) {
    return [];
  }
  const show = (list: readonly string[]): string => [...new Set(list)].sort().join(', ');
  return show(found) === show(expected)
    ? []
    : [problemIn(part.file, `${part.file.path} has the ${kind} ${show(found)}; definitions.ts has ${show(expected)}`)];
}

function readPart(file: TutorialFile): Part {
  const { path, text } = file;
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);
  const shape = Object.entries(packageFiles).find(([end]) => path.endsWith(end))?.[1];
  if (shape === undefined) {
    return /\.(?:swift|java)$/.test(path) && /\bcase "/.test(text)
      ? { file, lockTypes: all(/\bcase "([\w-]+)":/g) }
      : { file };
  }
  const { name, methods, hasEvents = false } = shape;
  return {
    file,
    ...(name && { name: all(name)[0] }),
    ...(methods && { methods: all(methods) }),
    ...(hasEvents && { events: all(/\bnotifyListeners\(\s*["'](\w+)["']/g) }),
  };
}

function readInterface({ path, text }: TutorialFile): Required<Pick<Part, 'methods' | 'events' | 'lockTypes'>> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const aliases = new Map(source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias]));
  const literals = (type: ts.TypeNode): string[] => {
    if (ts.isUnionTypeNode(type)) {
      return type.types.flatMap(literals);
    }
    if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
      const alias = aliases.get(type.typeName.text);
      return alias === undefined ? [] : literals(alias.type);
    }
    return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  };
  const lockType = aliases.get('OrientationLockType');
  const members = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Plugin'))
    .flatMap((declaration) => declaration.members.filter(ts.isMethodSignature));
  return {
    methods: members.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])),
    events: members.flatMap(({ name, parameters: [event] }) =>
      ts.isIdentifier(name) && name.text === 'addListener' && event?.type !== undefined ? literals(event.type) : [],
    ),
    lockTypes: lockType === undefined ? [] : literals(lockType.type),
  };
}

function withoutTextAndComments(code: string): string {
  return code.replace(/"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '""');
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function problemIn({ page, line }: TutorialFile, message: string): Problem {
  return { file: page.file, line, message };
}
