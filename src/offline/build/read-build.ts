import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPaths } from '../../build/files/file-paths';
import { toBytes } from '../../build/files/to-bytes';

/** A file of the build. */
export interface BuiltFile {
  /** Path from the build folder, with `/`. */
  readonly file: string;
  readonly content: Uint8Array;
}

/** Files that pages may be made of: themselves and what has a name with an ending. */
const wanted = /^(?:assets\/(?:css|fonts|images|js|medias)|img|search-index)\/.*\.\w+$|(?:^|\/)index\.html$/;

/** Files that no reader's page is made of, and what changed between versions: who reads offline reads one. */
const foreign = /^(?:__docusaurus|changes)\/|\.(?:map|br|gz)$/;

/**
 * Reads what pages are made of: themselves, scripts, styles, pictures, the search index.
 *
 * @param outDir folder of the build
 * @returns sorted by path
 */
export function readBuild(outDir: string): BuiltFile[] {
  return listPaths(outDir)
    .filter((file) => wanted.test(file) && !foreign.test(file))
    .map((file) => ({ file, content: toBytes(readFileSync(path.join(outDir, file))) }));
}

/** The text of a file. */
export function readText({ content }: BuiltFile): string {
  return new TextDecoder().decode(content);
}
