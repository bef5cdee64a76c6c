import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { build } from 'esbuild';
import { listFolders, moduleOptions, nameOf } from './bundle-packages';

/** Scripts that a panel loads when its reader changes code. */
export interface EditorBundle<Name extends string> {
  /** Names of the files, which contain their hashes. */
  readonly names: Readonly<Record<Name, string>>;
  /** Contents of the files by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Folders of the packages whose code is in the files. */
  readonly folders: readonly string[];
}

let editor: Promise<EditorBundle<'editor' | 'compiler'>> | undefined;

/** Bundles the editor, and the worker that reads changed code. Two runs give the same bytes. */
export function bundleEditor(): Promise<EditorBundle<'editor' | 'compiler'>> {
  editor ??= bundle({ editor: 'index.ts', compiler: 'compiler.ts' });
  return editor;
}

/** Bundles the worker that checks the types of changed code, with TypeScript's compiler. */
export function bundleChecker(): Promise<EditorBundle<'checker'>> {
  return bundle({ checker: 'checker.ts' });
}

async function bundle<Name extends string>(scripts: Readonly<Record<Name, string>>): Promise<EditorBundle<Name>> {
  const entries = Object.entries<string>(scripts).map(([name, file]) => [
    name,
    join(projectRoot, 'src/packages/run/edit', file),
  ]);
  const { outputFiles, metafile } = await build({ entryPoints: Object.fromEntries(entries), ...moduleOptions });
  const files = new Map(outputFiles.map(({ path, contents }) => [nameOf(path), contents]));
  const find = (name: string): string => [...files.keys()].find((file) => file.startsWith(`${name}.`)) ?? '';
  return {
    names: Object.fromEntries(Object.keys(scripts).map((name) => [name, find(name)])) as Record<Name, string>,
    files,
    folders: listFolders(Object.keys(metafile.inputs)),
  };
}
