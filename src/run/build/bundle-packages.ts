/** Bundles what the frame of a version needs: the pinned packages that have a web part, and the code of the frame itself. */
import { join } from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { projectRoot } from '../../build/files/project-root';
import type { VersionName } from '../../config/versions';
import { findPackage } from '../../reference/packages';
import { elementsModule } from './plugin-needs';

const core = '@capacitor/core';
const frameFolder = join(projectRoot, 'src/run/frame');

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
  const entries = [
    { in: join(frameFolder, 'frame.ts'), out: 'frame' },
    { in: join(frameFolder, 'core.ts'), out: 'core' },
    ...plugins.map((name) => ({ in: findPackage(version, name).dir, out: shortName(name) })),
    { in: join(findPackage(version, '@ionic/pwa-elements').dir, 'loader/index.es2017.js'), out: 'elements' },
  ];
  const { outputFiles, metafile } = await build({
    entryPoints: entries,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022'],
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    // Paths in the result and the order of the files come from it, so it must not depend on where the project is.
    absWorkingDir: projectRoot,
    outdir: 'run',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [resolveCore(findPackage(version, core).dir)],
  });
  const names = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[nameOf(path).replace(/\..*$/, ''), nameOf(path)] as const],
    ),
  );
  const find = (name: string): string => names.get(name) ?? '';
  const listImports = (path: string): string[] =>
    (metafile.outputs[path]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
      .flatMap(({ path: imported }) => [imported, ...listImports(imported)]);
  const atOnce = Object.keys(metafile.outputs).filter((path) => [find('frame'), find('core')].includes(nameOf(path)));
  return {
    files: new Map(outputFiles.map((file: OutputFile) => [nameOf(file.path), file.contents])),
    packages: Object.fromEntries([
      [core, find('core')],
      [elementsModule, find('elements')],
      ...plugins.map((name) => [name, find(shortName(name))]),
    ]),
    frame: find('frame'),
    shared: [...new Set(atOnce.flatMap(listImports).map(nameOf))],
    folders: listFolders(Object.keys(metafile.inputs)),
  };
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

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Lists the folders of packages that have a file in the bundles. */
function listFolders(inputs: readonly string[]): string[] {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => join(projectRoot, folder)).sort();
}
