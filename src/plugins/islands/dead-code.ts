/** Looks at the modules of the server's bundle. */
import { readFileSync } from 'node:fs';
import { pathFrom } from '@capacitor-docs/shared';
import type { Compilation } from '../../build/bundler-types';
import { describeClientCode, findClientCode, moveRemedy } from '../../build/checks/find-client-code';
import { isClientModule } from '../../lib/client-directive.mjs';
import { parseModule } from '../../remark/page-code';

type Module = NonNullable<ReturnType<Compilation['moduleGraph']['getModule']>>;

/** Modules that read a context of Docusaurus, in core 3.10.2 and theme-common 3.10.2. */
const readers = /[\\/]node_modules[\\/](?:react-router|@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-common))[\\/]/;

/** Modules that pages are not rendered with: client modules of Docusaurus, which run in the browser as they are. */
const clientModules = /[\\/]client-modules\.js$/;

/** Packages whose components `src/browser` makes interactive, and those that only React and Docusaurus themselves use. */
const ownPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|@docusaurus[\\/](?:core|theme-classic|theme-common|theme-search-algolia|plugin-[\w-]+))[\\/]/;

/** Overrides that ask whether Docusaurus' own client runs, and are complete without it. */
const complete: readonly string[] = ['src/theme/Navbar/MobileSidebar/index.tsx'];

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
    const readsContext = file !== undefined && listFiles(compilation, [module]).some((each) => readers.test(each));
    return readsContext ? [pathFrom(root, file)] : [];
  });
}

/**
 * Finds code which would need React in the browser, in a module without `'use client'`: in pages, components, overrides of the theme, and in themes
 * from npm.
 *
 * @param compilation of the server's bundle, with all modules
 * @param root absolute path of the project
 * @returns a one-line message for each file with such code
 */
export function findDeadCode(compilation: Compilation, root: string): string[] {
  const entries = [...compilation.entries.values()].flatMap(({ dependencies }) =>
    dependencies.flatMap((dependency) => compilation.moduleGraph.getModule(dependency) ?? []),
  );
  const files = listFiles(compilation, entries, (file) => file.endsWith('?client') || clientModules.test(file));
  const own = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !ownPackages.test(file));
  return [...new Set(own)].sort().flatMap((file) => findProblem(file, root) ?? []);
}

function findProblem(file: string, root: string): string | undefined {
  const path = pathFrom(root, file);
  const text = readFileSync(file, 'utf8');
  if (isClientModule(text) || complete.includes(path)) return undefined;
  const found = findClientCode(parseModule(file, text));
  if (found === undefined) return undefined;
  const [, component] = /node_modules\/.*\/theme\/([\w/]+?)(?:\/index)?\.js$/.exec(path) ?? [];
  const remedy =
    component === undefined
      ? moveRemedy
      : `Make it an island: write src/theme/${component}/index.tsx with 'use client'; and export { default } from '@theme-original/${component}';`;
  return `${path}:${found.line}: ${describeClientCode(found, remedy)} See “A component in a page” in CONTRIBUTING.md.`;
}

/** @returns the absolute path of a module's file, with its query; an empty string for modules without a file */
function fileOf(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

/**
 * Lists the files of modules and of everything that they import, directly or not.
 *
 * @param isLeftOut tells by a module's file (see `fileOf`) that it does not count, with what only it imports
 */
function listFiles(
  { moduleGraph }: Compilation,
  start: readonly Module[],
  isLeftOut: (file: string) => boolean = () => false,
): string[] {
  const seen = new Set(start);
  // A set also gives what is added while it is read.
  for (const module of seen) {
    if (isLeftOut(fileOf(module))) seen.delete(module);
    else
      for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) if (imported) seen.add(imported);
  }
  return [...seen].map(fileOf);
}
