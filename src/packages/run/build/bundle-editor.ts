import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { build } from 'esbuild';
import { listFolders, moduleOptions, nameOf } from './bundle-packages';

/** The editor and the worker beside it. */
export interface EditorBundle {
  /** Names of the two scripts. */
  readonly names: { readonly editor: string; readonly compiler: string };
  /** Contents of the files by their names, which contain their hashes. */
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
    ...moduleOptions,
  });
  const find = (start: string): string =>
    outputFiles.map(({ path }) => nameOf(path)).find((name) => name.startsWith(start)) ?? '';
  return {
    names: { editor: find('editor.'), compiler: find('compiler.') },
    files: new Map(outputFiles.map(({ path, contents }) => [nameOf(path), contents])),
    folders: listFolders(Object.keys(metafile.inputs)),
  };
}
