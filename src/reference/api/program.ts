/** Parses the published type declarations of one docs version with the TypeScript compiler. */
import { sep } from 'node:path';
import ts from 'typescript';
import type { VersionName } from '../../config/versions';
import { findPackage, pluginPackageNames } from '../packages';

/** A file or folder of a package, with forward slashes as TypeScript writes paths. */
export function toCompilerPath(path: string): string {
  return path.split(sep).join('/');
}

/** Where v2 declares all of its plugins, inside `@capacitor/core`. */
export const v2DefinitionsFile = 'dist/esm/core-plugin-definitions.d.ts';

function listRootFiles(version: VersionName): string[] {
  if (version === 'v2') {
    return [`${findPackage(version, '@capacitor/core').dir}/${v2DefinitionsFile}`];
  }
  const names = ['@capacitor/core', '@capacitor/cli', ...pluginPackageNames(version)];
  return names.map((name) => {
    const { typesFile } = findPackage(version, name);
    if (typesFile === undefined) {
      throw new Error(`Package ${name} of src/capacitor/${version} names no types in its package.json.`);
    }
    return typesFile;
  });
}

/**
 * The program over the declarations of every plugin of a version. It is for resolving names, not for checking types:
 * without the standard library and without packages named by `/// <reference types>` it takes a fraction of the time,
 * and a name of the DOM or of Google Maps can't be mistaken for one of a plugin.
 */
export function createProgram(version: VersionName): ts.Program {
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
  return ts.createProgram(listRootFiles(version).map(toCompilerPath), options, host);
}
