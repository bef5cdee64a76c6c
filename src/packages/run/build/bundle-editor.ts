import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { build } from 'esbuild';
import { runFolder } from '../addresses';
import { listFolders, nameOf } from './bundle-packages';

/** The editor and the worker beside it. */
export interface EditorBundle {
  /** Names of the two scripts. */
  readonly names: { readonly editor: string; readonly compiler: string };
  /** Contents by file, below the base path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Folders of the packages whose code is in the files. */
  readonly folders: readonly string[];
}

let bundle: Promise<EditorBundle> | undefined;

/** Bundles what a panel loads once a reader changes code. Two runs give the same bytes. */
export function bundleEditor(): Promise<EditorBundle> {
  bundle ??= make();
  return bundle;
}

async function make(): Promise<EditorBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      editor: join(projectRoot, 'src/packages/run/edit/index.ts'),
      compiler: join(projectRoot, 'src/packages/run/edit/compiler.ts'),
    },
    bundle: true,
    format: 'esm',
    target: ['es2022'],
    minify: true,
    legalComments: 'none',
    entryNames: '[name].[hash]',
    absWorkingDir: projectRoot,
    outdir: 'run',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const find = (start: string): string =>
    outputFiles.map(({ path }) => nameOf(path)).find((name) => name.startsWith(start)) ?? '';
  return {
    names: { editor: find('editor.'), compiler: find('compiler.') },
    files: new Map(outputFiles.map(({ path, contents }) => [`${runFolder}/${nameOf(path)}`, contents])),
    folders: listFolders(Object.keys(metafile.inputs)),
  };
}
