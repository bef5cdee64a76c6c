import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { contextsAttribute, islandFolder, islandTag, scriptsAttribute } from '../../lib/island';

/** Chunks that an island needs besides its own. */
const shared = ['react', 'islands'];

/** Chunk with Docusaurus' contexts. */
const contexts = 'islands-contexts';

/** Folder of the scripts in a build. */
const scriptFolder = 'assets/js/';

/** Matches the start of an island as the server writes it (`island.tsx`), with the name of its chunk up to the `#`. */
const islandStart = new RegExp(`<${islandTag} data-component="?([^"#]+)`, 'g');

/**
 * @param outDir absolute path of a build
 * @returns paths of the scripts that islands need, relative to the build
 */
export function readScripts(outDir: string): string[] {
  return listPaths(join(outDir, scriptFolder))
    .filter((path) => path.startsWith(`${islandFolder}/`) || [...shared, contexts].includes(path.replace(/\..*/, '')))
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => scriptFolder + path);
}

/**
 * Writes attributes for each island: its scripts, because saving a page for offline reading needs them even for islands that have not been in view,
 * and whether it needs Docusaurus' contexts.
 *
 * @param html of a built page
 * @param scripts paths relative to the build, with the hashes in their names
 * @param contextReaders modules that need the contexts
 */
export function writeScripts(
  html: string,
  scripts: readonly string[],
  contextReaders: readonly string[],
  baseUrl: string,
): string {
  return html.replace(islandStart, (start, module: string) => {
    const needsContexts = contextReaders.includes(module);
    const names = [...shared, `${islandFolder}/${module}`, ...(needsContexts ? [contexts] : [])];
    const own = scripts.filter((path) =>
      names.includes(path.slice(scriptFolder.length).replace(/\.[\da-f]{8}\.js$/, '')),
    );
    const value = own.map((path) => baseUrl + path).join(' ');
    const attributes = `${scriptsAttribute}="${value}"${needsContexts ? ` ${contextsAttribute}` : ''}`;
    return start.replace(`<${islandTag}`, `<${islandTag} ${attributes}`);
  });
}
