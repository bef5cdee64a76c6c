import { pathFrom } from '../../build/files/file-paths';
import { type Compilation, fileOf, listModules } from './module-graph';

/** Modules that read a context of Docusaurus, in core 3.10.2 and theme-common 3.10.2. */
const readers = /[\\/]node_modules[\\/](?:react-router|@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-common))[\\/]/;

/**
 * Lists the modules with `'use client'` that import something which reads a context of Docusaurus: a link, a hook for the color mode.
 *
 * @param compilation of the server's bundle, with all modules
 * @param root absolute path of the project
 * @returns paths from the root, without extension
 */
export function listContextReaders(compilation: Compilation, root: string): string[] {
  return [...compilation.modules].flatMap((module) => {
    const [, file] = /^(.*)\.\w+\?client$/.exec(fileOf(module)) ?? [];
    if (file === undefined) return [];
    const imported = listModules(compilation, [module]);
    return imported.some((each) => readers.test(fileOf(each))) ? [pathFrom(root, file)] : [];
  });
}
