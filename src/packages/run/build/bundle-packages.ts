/** Bundles what the frame of a version needs: the pinned packages that have a web part, and the code of the frame itself. */
import { join } from 'node:path';
import { findPackage } from '@capacitor-docs/reference';
import { projectRoot } from '@capacitor-docs/shared';
import { build, type Plugin } from 'esbuild';
import type { VersionName } from '../../../config/versions';
import { elementsModule } from './plugin-needs';

const core = '@capacitor/core';
const frameFolder = join(projectRoot, 'src/packages/run/frame');

/** How every script of a frame or a panel is bundled. Two runs give the same bytes. */
export const moduleOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  entryNames: '[name].[hash]',
  // Paths in the result and the order of the files come from it, so it must not depend on where the project is.
  absWorkingDir: projectRoot,
  outdir: 'run',
  write: false,
  metafile: true,
  logLevel: 'silent',
} as const;

/** What the frame of a version loads. */
export interface Bundles {
  /** Contents of the files by their names, which contain their hashes. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** File of each package, by the name that samples import it by. */
  readonly packages: Readonly<Record<string, string>>;
  /** File of the frame's own code. */
  readonly frame: string;
  /** Files that this and core import at once. */
  readonly shared: readonly string[];
  /** Folders of the packages whose code is in the files. */
  readonly folders: readonly string[];
}

/**
 * Bundles packages of a version as ES modules. What they load later stays a file of its own. Two runs give the same bytes.
 *
 * @param plugins names of packages besides that of core
 * @throws the bundler's errors, with file and line
 */
export async function bundlePackages(version: VersionName, plugins: readonly string[]): Promise<Bundles> {
  const own = await bundle(version, [
    { in: join(frameFolder, 'frame.ts'), out: 'frame' },
    { in: join(frameFolder, 'core.ts'), out: 'core' },
    ...plugins.map((name) => ({ in: findPackage(version, name).dir, out: shortName(name) })),
  ]);
  // Alone, so that versions with the same elements share their files. Their parts import each other in a circle, and
  // names that esbuild gives to such parts do not tell which other ones they import.
  const elements = await bundle(version, [
    { in: join(findPackage(version, '@ionic/pwa-elements').dir, 'loader/index.es2017.js'), out: 'elements' },
  ]);
  const outputs = { ...own.metafile.outputs, ...elements.metafile.outputs };
  const names = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[nameOf(path).replace(/\..*$/, ''), nameOf(path)] as const],
    ),
  );
  const find = (name: string): string => names.get(name) ?? '';
  const listImports = (path: string): string[] =>
    (outputs[path]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
      .flatMap(({ path: imported }) => [imported, ...listImports(imported)]);
  const atOnce = Object.keys(outputs).filter((path) => [find('frame'), find('core')].includes(nameOf(path)));
  return {
    files: mergeFiles(
      [own, elements].map(({ outputFiles }) => outputFiles.map(({ path, contents }) => [nameOf(path), contents])),
    ),
    packages: Object.fromEntries([
      [core, find('core')],
      [elementsModule, find('elements')],
      ...plugins.map((name) => [name, find(shortName(name))]),
    ]),
    frame: find('frame'),
    shared: [...new Set(atOnce.flatMap(listImports).map(nameOf))],
    folders: listFolders([own, elements].flatMap(({ metafile }) => Object.keys(metafile.inputs))),
  };
}

/** Bundles entries as ES modules that share their parts. */
function bundle(version: VersionName, entryPoints: { in: string; out: string }[]) {
  return build({
    entryPoints,
    ...moduleOptions,
    splitting: true,
    mainFields: ['module', 'main'],
    chunkNames: 'part.[hash]',
    plugins: [resolveCore(findPackage(version, core).dir)],
  });
}

/**
 * Joins the files of several bundles, which stand in one folder.
 *
 * @throws Error if two with the same name differ: one of them would be lost
 */
export function mergeFiles(
  bundles: Iterable<Iterable<readonly [name: string, content: Uint8Array]>>,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [name, content] of [...bundles].flatMap((each) => [...each])) {
    const other = files.get(name);
    if (other !== undefined && Buffer.compare(other, content) !== 0)
      throw new Error(
        `${name} has two contents in the bundles of samples. Bundle its package on its own in src/packages/run/build/bundle-packages.ts.`,
      );
    files.set(name, content);
  }
  return files;
}

/** Leaves core to the import map of the frame, except for the file that wraps it. */
function resolveCore(dir: string): Plugin {
  return {
    name: 'core-of-version',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^@capacitor\/core$/ }, () => ({ path: core, external: true }));
      onResolve({ filter: /core-of-version$/ }, ({ kind }) => resolve(dir, { kind, resolveDir: projectRoot }));
    },
  };
}

function shortName(packageName: string): string {
  return packageName.replace('@capacitor/', '');
}

/** Name of a file of the bundler. */
export function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Lists the folders of packages that have a file in the bundles. */
export function listFolders(inputs: readonly string[]): string[] {
  // What a package leaves out in browsers counts as a disabled input, and is empty.
  const used = inputs.filter((path) => !path.startsWith('(disabled):'));
  const folders = used.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => join(projectRoot, folder)).sort();
}
