/**
 * The examples of methods and listeners, one file for each page of a plugin: `data/camera.md`. A heading is the id of a method (`## getPhoto`), and
 * the block below it is for every version that has no example of its own (`## getPhoto (v2)`). Imports are not stored: each version has its own.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { knownVersions, type VersionName } from '../../../config/versions';
import type { PluginModel } from '../types';
import { writeImports } from './imports';
import { readExamples, type StoredExample } from './read-examples';

/** Folder of the files. */
export const examplesDir: string = join(projectRoot, 'src', 'packages', 'reference', 'examples', 'data');

/** Pages that show no examples: Google Maps has no room for them in the budget of its HTML (`tests/bench/budgets.ts`). */
const pagesWithout: readonly string[] = ['google-maps'];

/** The example that a version shows for a method. */
export interface ShownExample extends StoredExample {
  readonly file: string;
  readonly imports: readonly string[];
}

/** A method without an example, or an example without a method. */
export interface ExampleGap {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

type ReadPlugins = (version: VersionName) => readonly PluginModel[];

/** File of the examples of a page, from the root of the project. */
export function examplesFile(page: string, folder: string = examplesDir): string {
  return pathFrom(folder === examplesDir ? projectRoot : folder, join(folder, `${page}.md`));
}

function readPage(page: string, folder: string): StoredExample[] {
  const path = join(folder, `${page}.md`);
  return existsSync(path) ? readExamples(path, examplesFile(page, folder)) : [];
}

/** Finds the example for a method. An example for the version takes precedence over one for all versions. */
function findExample(examples: readonly StoredExample[], version: VersionName, id: string): StoredExample | undefined {
  const own = examples.filter((example) => example.id === id);
  return own.find(({ versions }) => versions?.includes(version)) ?? own.find(({ versions }) => versions === undefined);
}

/**
 * Lists the examples that a version shows, with the imports that they need there.
 *
 * @throws when a file of examples has an invalid form
 */
export function listExamples(
  version: VersionName,
  plugins: readonly PluginModel[],
  folder: string = examplesDir,
): ShownExample[] {
  return plugins.flatMap((plugin) => {
    const stored = readPage(plugin.page, folder);
    return plugin.methods.flatMap(({ id }) => {
      const example = findExample(stored, version, id);
      if (example === undefined) return [];
      const imports = writeImports(example.code, plugin, plugins);
      return [{ ...example, imports, file: examplesFile(plugin.page, folder) }];
    });
  });
}

/**
 * Adds the example of each method to the plugins.
 *
 * @throws when a file of examples has an invalid form
 */
export function addExamples(version: VersionName, plugins: PluginModel[], folder: string = examplesDir): PluginModel[] {
  const examples = listExamples(version, plugins, folder);
  return plugins.map((plugin) => {
    const file = examplesFile(plugin.page, folder);
    const methods = plugin.methods.map((method) => {
      const found = examples.find((other) => other.file === file && other.id === method.id);
      if (found === undefined) return method;
      const { imports, code, preamble } = found;
      const example = [...imports, code].join('\n');
      return { ...method, example, ...(preamble === undefined ? {} : { examplePreamble: preamble.code }) };
    });
    return { ...plugin, methods };
  });
}

/** Lists the methods and listeners of a version that have no example, with the file that should contain it. */
export function findMissingExamples(
  version: VersionName,
  plugins: readonly PluginModel[],
  folder: string = examplesDir,
): ExampleGap[] {
  return plugins
    .filter(({ page }) => !pagesWithout.includes(page))
    .flatMap(({ page, methods }) => {
      const stored = readPage(page, folder);
      return methods
        .filter(({ id }) => findExample(stored, version, id) === undefined)
        .map(({ id }) => ({ file: examplesFile(page, folder), line: 1, id }));
    });
}

/** Examples that no version shows: the method is gone, or each version that has it has an example of its own. */
export function findStaleExamples(readPlugins: ReadPlugins, folder: string = examplesDir): ExampleGap[] {
  const shown = new Set(
    knownVersions.flatMap((version) =>
      listExamples(version, readPlugins(version), folder).map(({ file, line }) => `${file}:${line}`),
    ),
  );
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.flatMap((name) => {
    const page = name.replace(/\.md$/, '');
    const file = examplesFile(page, folder);
    return readPage(page, folder)
      .filter(({ line }) => !shown.has(`${file}:${line}`))
      .map(({ id, line }) => ({ file, line, id }));
  });
}
