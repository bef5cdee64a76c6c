/** Parses the published type declarations of one docs version with the TypeScript compiler. */
import { inputError, toSlashes } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../../config/versions';
import { hasRegistry } from '../history/model';
import { findPackage, type InstalledPackage, pluginPackageNames } from '../packages';

/** Where v2 declares all of its plugins, inside `@capacitor/core`. */
export const v2DefinitionsFile = 'dist/esm/core-plugin-definitions.d.ts';

/** Returns the file that declares what a release exports, or in v2 its plugins; undefined when its package.json names none. */
export function declarationFileOf(installed: InstalledPackage): string | undefined {
  return hasRegistry(installed.name, installed.version) ? `${installed.dir}/${v2DefinitionsFile}` : installed.typesFile;
}

function listRootFiles(version: VersionName): string[] {
  const others = version === 'v2' ? [] : ['@capacitor/cli', ...pluginPackageNames(version)];
  return ['@capacitor/core', ...others].map((name) => {
    const file = declarationFileOf(findPackage(version, name));
    if (file === undefined) {
      throw inputError(
        `Package ${name} of src/capacitor/${version} names no types in its package.json. Run "npm ci" in the project.`,
      );
    }
    return file;
  });
}

/**
 * Creates the program with the declarations of every plugin of a version. It resolves names but does not check types:
 * without the standard library and without packages named by `/// <reference types>` it takes a fraction of the time,
 * and a name from the DOM or Google Maps can't be mistaken for a plugin's.
 */
export function createProgram(version: VersionName): ts.Program {
  return createProgramOf(listRootFiles(version), `src/capacitor/${version}`);
}

/**
 * Creates the program with the given declaration files; see {@link createProgram}.
 *
 * @param label folder named in the message about a damaged file
 */
export function createProgramOf(files: readonly string[], label: string): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    preserveSymlinks: true,
    strict: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
  };
  const program = ts.createProgram(files.map(toSlashes), options, host);
  checkSyntax(label, program);
  return program;
}

/** Throws on syntax errors. The compiler silently skips what it can't parse, so a truncated declaration would give a plugin with fewer methods. */
function checkSyntax(label: string, program: ts.Program): void {
  const [problem] = program.getSourceFiles().flatMap((file) => program.getSyntacticDiagnostics(file));
  if (problem === undefined) return;
  const { file, start = 0, messageText } = problem;
  const [, path = file?.fileName] = /.*\/node_modules\/(.+)/.exec(file?.fileName ?? '') ?? [];
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  throw inputError(
    `${path}:${line} of ${label}: these type declarations are damaged (${reason}). Run "npm ci" in the project.`,
  );
}
