import { readFileSync } from 'node:fs';
import { pathFrom } from '@capacitor-docs/shared';
import { describeClientCode, findClientCode, moveRemedy } from '../../build/checks/find-client-code';
import { isClientModule } from '../../lib/client-directive.mjs';
import { parseModule } from '../../remark/page-code';
import { type Compilation, fileOf, listModules } from './module-graph';

/** Modules that pages are not rendered with: client modules of Docusaurus, which run in the browser as they are. */
const clientModules = /[\\/]client-modules\.js$/;

/** Packages whose components `src/browser` makes interactive, and those that only React and Docusaurus themselves use. */
const ownPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|@docusaurus[\\/](?:core|theme-classic|theme-common|theme-search-algolia|plugin-[\w-]+))[\\/]/;

/** Overrides that ask whether Docusaurus' own client runs, and are complete without it. */
const complete: readonly string[] = ['src/theme/Navbar/MobileSidebar/index.tsx'];

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
  const rendered = listModules(compilation, entries, (file) => file.endsWith('?client') || clientModules.test(file));
  const files = new Set(rendered.map(fileOf).filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !ownPackages.test(file)));
  return [...files].sort().flatMap((file) => findProblem(file, root) ?? []);
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
