import { docsVersions, type VersionName } from '../../src/config/versions';
import { collectSnippets, type Snippet } from '../../src/packages/docs-checks/read/snippets';
import ts from '../../src/packages/shared/typescript.mjs';
import { allPages } from './selected-pages';

/**
 * Finds a page of a version.
 *
 * @param path relative to the folder of the version, without `.md`
 * @throws when the version has no such page
 */
export function findPage(version: VersionName, path: string) {
  const docsDir = docsVersions.find(({ name }) => name === version)?.docsDir;
  const page = allPages.find(({ file }) => file === `${docsDir}/${path}.md`);
  if (page === undefined) {
    throw new Error(`${version} has no page ${path}.md`);
  }
  return page;
}

/**
 * Finds the code block of a page with this title.
 *
 * @throws when the page has no such block
 */
export function findSample(version: VersionName, path: string, title: string): Snippet {
  const page = findPage(version, path);
  const sample = collectSnippets(page).find((snippet) => snippet.title === title);
  if (sample === undefined) {
    throw new Error(`${page.file} has no block with the title ${title}`);
  }
  return sample;
}

/**
 * Runs a `ts` block of a page as an app would.
 *
 * @param modules contents of its imports, by package name
 * @param globals properties of `window`
 * @returns its exports
 * @throws when it imports anything else
 */
export function runSample<Exports>(
  { code, page, title }: Snippet,
  modules: Record<string, unknown>,
  globals: Record<string, unknown> = {},
): Exports {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  const load = (name: string) => {
    if (!(name in modules)) {
      throw new Error(`${title} of ${page.file} imports ${name}: give it a stand-in.`);
    }
    return modules[name];
  };
  new Function('exports', 'require', ...Object.keys(globals), outputText)(exports, load, ...Object.values(globals));
  return exports as Exports;
}
