import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths';
import { islandFolder, islandTag, scriptsAttribute } from '../../lib/island';

/** Chunks that an island needs beside its own. */
const shared = ['react', 'islands', 'islands-site'];

/** Folder of the scripts in a build. */
const scriptFolder = 'assets/js/';

/** What the server writes at the start of an island (`server-island.tsx`): the name of its chunk, which a `#` ends. */
const islandStart = new RegExp(`<${islandTag} data-component="?([^"#]+)`, 'g');

/**
 * @param outDir absolute path of a build
 * @returns paths of the scripts that islands need, from there
 */
export function readScripts(outDir: string): string[] {
  return listPaths(join(outDir, scriptFolder))
    .filter((path) => path.startsWith(`${islandFolder}/`) || shared.includes(path.replace(/\..*/, '')))
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => scriptFolder + path);
}

/**
 * Lets each island of a page name its scripts. Whoever keeps a page for reading offline needs them, also of islands that have not come into view.
 *
 * @param html of a built page
 * @param scripts paths from the build, with the hashes of their names
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
