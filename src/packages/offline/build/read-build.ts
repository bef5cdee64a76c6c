import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPaths, toBytes } from '@capacitor-docs/shared';
import { isListed } from '../../../build/page-steps/finished-page';

/** A file of the build. */
export interface BuiltFile {
  /** Path from the build folder, with `/`. */
  readonly file: string;
  /** Read on each access: all files together would fill the memory. */
  readonly content: Uint8Array;
}

/** Files that may be needed for offline reading: pages, assets with a file extension, and the index, where folders have a point in their names, too. */
const wanted =
  /^(?:assets\/(?:css|fonts|images|js|medias)|img)\/.*\.\w+$|^search-index\/.*\.json$|(?:^|\/)index\.html$/;

/** Files that no reader's page needs, and the pages about changes between versions, because offline readers read a single version. */
const foreign = /^(?:__docusaurus|changes)\/|\.(?:map|br|gz)$/;

/**
 * Lists the files that offline reading may need: pages, scripts, styles, pictures and the search index.
 *
 * @param outDir folder of the build
 * @returns sorted by path
 */
export function readBuild(outDir: string): BuiltFile[] {
  return listPaths(outDir)
    .filter((file) => wanted.test(file) && !foreign.test(file))
    .map((file) => ({
      file,
      get content() {
        return toBytes(readFileSync(path.join(outDir, file)));
      },
    }))
    .filter((built) => !built.file.endsWith('.html') || isListed(readText(built)));
}

/** Decodes the content of a file as text. */
export function readText({ content }: BuiltFile): string {
  return new TextDecoder().decode(content);
}
