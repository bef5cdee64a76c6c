import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { contextsChunk, islandFolder, islandTag, scriptsAttribute } from '../../lib/island';

/** Folder of the scripts in a build. */
const scriptFolder = 'assets/js/';

/** Matches the start of an island as the server writes it (`island.tsx`), with the name of its chunk up to the `#`. */
const islandStart = new RegExp(`<${islandTag}(?= data-component="?([^"#]+))`, 'g');

/**
 * @param outDir absolute path of a build
 * @returns paths of all its scripts, relative to the build, by the names of their chunks
 */
export function readScripts(outDir: string): ReadonlyMap<string, string> {
  const paths = listPaths(join(outDir, scriptFolder));
  return new Map(paths.map((path) => [path.replace(/\.[\da-f]{8}\.js$/, ''), scriptFolder + path]));
}

/**
 * Writes for each island which scripts it needs: saving a page for offline reading needs them even for islands that have not been in view.
 *
 * @param html of a built page
 * @param scripts those of the build
 * @param contextReaders modules that need Docusaurus' contexts
 */
export function writeScripts(
  html: string,
  scripts: ReadonlyMap<string, string>,
  contextReaders: readonly string[],
  baseUrl: string,
): string {
  return html.replace(islandStart, (start, module: string) => {
    const contexts = contextReaders.includes(module) ? [contextsChunk] : [];
    const names = [`${islandFolder}/${module}`, ...contexts, 'islands', 'react'];
    const paths = names.flatMap((name) => scripts.get(name) ?? []).map((path) => baseUrl + path);
    return `${start} ${scriptsAttribute}="${paths.join(' ')}"`;
  });
}
