/** Collects the declarations that changed samples are checked against. */
import { join, relative } from 'node:path';
import { projectRoot, toSlashes } from '@capacitor-docs/shared';
import { sampleOptions } from '@capacitor-docs/shared/sample-options';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../../config/versions';
import type { Declarations } from '../edit/declarations';

/** Declarations of the language and the browser, which all versions share, and those of the packages of a version. */
export interface CollectedDeclarations {
  readonly library: Declarations;
  readonly packages: Declarations;
}

const host = ts.createCompilerHost(sampleOptions);
const printer = ts.createPrinter({ removeComments: true });
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Texts without comments. Versions share the declarations of the language and the browser. */
const printed = new WeakMap<ts.SourceFile, string>();

/**
 * Collects what a program needs that imports the given packages. The files keep their paths in the project, so that the compiler finds them in the browser as it does here.
 *
 * @param names of the packages
 * @throws Error if a package has no declarations
 */
export function collectDeclarations(version: VersionName, names: readonly string[]): CollectedDeclarations {
  const folder = join(projectRoot, 'src/capacitor', version);
  const root = toSlashes(join(folder, 'all-packages.ts'));
  const text = names.map((name, index) => `export * as _${index} from '${name}';\n`).join('');
  const program = ts.createProgram({
    rootNames: [root],
    options: sampleOptions,
    host: {
      ...host,
      fileExists: (path) => path === root || host.fileExists(path),
      getSourceFile: (path, options) =>
        path === root ? ts.createSourceFile(path, text, options) : parse(path, options),
    },
  });
  const missing = program.getSemanticDiagnostics(program.getSourceFile(root))[0];
  if (missing !== undefined)
    throw new Error(`${version}: ${ts.flattenDiagnosticMessageText(missing.messageText, ' ')}`);
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== root);
  const pack = (files: readonly ts.SourceFile[], others: readonly string[]): Declarations => ({
    folder: pathOf(folder),
    options: sampleOptions,
    files: Object.fromEntries([
      ...files.map((source) => [pathOf(source.fileName), print(source)]),
      ...others.map((path) => [pathOf(path), host.readFile(path)]),
    ]),
  });
  const isLibrary = (source: ts.SourceFile): boolean => program.isSourceFileDefaultLibrary(source);
  const ofPackages = sources.filter((source) => !isLibrary(source));
  const manifests = ofPackages.map(({ fileName }) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? '');
  return {
    library: { ...pack(sources.filter(isLibrary), []), folder: '' },
    packages: pack(
      ofPackages,
      [...new Set(manifests)].map((dir) => `${dir}/package.json`),
    ),
  };
}

function parse(path: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  if (!parsed.has(path)) parsed.set(path, host.getSourceFile(path, options));
  return parsed.get(path);
}

function print(source: ts.SourceFile): string {
  const text = printed.get(source) ?? printer.printFile(source);
  printed.set(source, text);
  return text;
}

/** Path in the project: `/src/capacitor/v4/node_modules/…`. */
function pathOf(file: string): string {
  return `/${toSlashes(relative(projectRoot, file))}`;
}
