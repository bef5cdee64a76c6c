import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from '../src/packages/shared/typescript.mjs';

/**
 * Stand-ins for the modules that a build generates. Modules that are not named here are empty objects.
 * @type {Record<string, unknown>}
 */
const generated = {
  'client-modules': [],
  routes: [],
  'site-storage': { type: 'localStorage', namespace: '' },
};

/**
 * Makes Docusaurus' browser modules loadable in a unit test. They are written for its bundler, with JSX in `.js` files
 * and with imports such as `@docusaurus/useGlobalData`, `@theme/…` and `@generated/…` that only its bundler resolves.
 *
 * @param {string} root folder of the project
 * @returns {import('vitest/config').Plugin}
 */
export function docusaurusModules(root) {
  const clientExports = join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  const ownTheme = join(root, 'src/theme');
  const classicTheme = join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');
  /** @type {[RegExp, (name: string) => string | undefined][]} */
  const rules = [
    [/^@docusaurus\/(\w+)$/, (name) => findModule(name, [clientExports])],
    [/^@theme\/(.+)$/, (name) => findModule(name, [ownTheme, classicTheme])],
    [/^@theme-(?:original|init)\/(.+)$/, (name) => findModule(name, [classicTheme])],
    [/^@generated\/(.+)$/, (name) => `\0generated:${name}`],
  ];
  return {
    name: 'docusaurus-modules',
    enforce: 'pre',
    resolveId(source) {
      for (const [pattern, find] of rules) {
        const name = pattern.exec(source)?.[1];
        if (name !== undefined) return find(name);
      }
      return undefined;
    },
    load(id) {
      if (!id.startsWith('\0generated:')) return undefined;
      return `export default ${JSON.stringify(generated[id.slice('\0generated:'.length)] ?? {})};`;
    },
    transform(code, id) {
      const file = (id.split('?')[0] ?? id).replaceAll('\\', '/');
      const hasJsx = file.endsWith('.tsx') || /node_modules\/@docusaurus\/.+\.js$/.test(file);
      return hasJsx ? compileJsx(code, file) : undefined;
    },
  };
}

/**
 * @param {string} code
 * @param {string} file
 * @returns {{ code: string, map: string }}
 */
function compileJsx(code, file) {
  const { outputText, sourceMapText } = ts.transpileModule(code, {
    fileName: file.replace(/\.js$/, '.jsx'),
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      sourceMap: true,
      verbatimModuleSyntax: true,
    },
  });
  return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*$/, ''), map: sourceMapText ?? '{"mappings":""}' };
}

/**
 * @param {string} name name of a module, without its extension
 * @param {readonly string[]} folders folders where it may be, in order
 * @returns {string | undefined} its file, or undefined if none of the folders has it
 */
function findModule(name, folders) {
  const endings = ['.tsx', '.ts', '.js', '/index.tsx', '/index.js'];
  return folders
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find((file) => existsSync(file));
}
