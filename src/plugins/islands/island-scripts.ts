import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths';
import { islandFolder, islandTag, scriptsAttribute } from '../../lib/island';

/** Chunks that an island needs besides its own. */
const shared = ['react', 'islands', 'islands-site'];

/** Folder of the scripts in a build. */
const scriptFolder = 'assets/js/';

/** Matches the start of an island as the server writes it (`server-island.tsx`), with the name of its chunk up to the `#`. */
const islandStart = new RegExp(`<${islandTag} data-component="?([^"#]+)`, 'g');

/**
 * @param outDir absolute path of a build
 * @returns paths of the scripts that islands need, relative to the build
 */
export function readScripts(outDir: string): string[] {
  return listPaths(join(outDir, scriptFolder))
    .filter((path) => path.startsWith(`${islandFolder}/`) || shared.includes(path.replace(/\..*/, '')))
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => scriptFolder + path);
}

/**
 * Lists the scripts of each island in an attribute. Saving a page for offline reading needs them, even for islands that have not been in view.
 *
 * @param html of a built page
 * @param scripts paths relative to the build, with the hashes in their names
 */
export function writeScripts(html: string, scripts: readonly string[], baseUrl: string): string {
  return html.replace(islandStart, (start, chunk: string) => {
    const own = scripts.filter((path) => {
      const name = path.slice(scriptFolder.length).replace(/\.[\da-f]{8}\.js$/, '');
      return shared.includes(name) || name === `${islandFolder}/${chunk}`;
    });
    const value = own.map((path) => baseUrl + path).join(' ');
    return start.replace(`<${islandTag}`, `<${islandTag} ${scriptsAttribute}="${value}"`);
  });
}
