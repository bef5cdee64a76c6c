import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { ChunkNames } from './module-writer';

/** A route as Docusaurus writes it for the browser. */
export interface GeneratedRoute {
  readonly path: string;
  /** Key in `routesChunkNames`; undefined for the page for unknown paths. */
  readonly key: string | undefined;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly GeneratedRoute[];
}

/** What Docusaurus has written into its folder of generated files before it bundles. */
export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, { readonly [name: string]: ChunkNames }>>;
  /** Module that each chunk holds, by the chunk's name. */
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * Reads routes, chunks and modules of the site.
 *
 * @param folder Docusaurus' folder of generated files
 * @throws one line when they don't have the shape that Docusaurus 3.10.2 gives them
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const routes = evaluateRoutes(read('routes.js'));
  const chunkNames: Generated['chunkNames'] = JSON.parse(read('routesChunkNames.json'));
  const registry = read('registry.js');
  const entries = [...registry.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^"]*"[^"]+" \*\/ ("[^"]+")\)/gm)];
  const modules = Object.fromEntries(entries.map(([, name = '', path = '""']) => [name, String(JSON.parse(path))]));
  const lines = registry.split('\n').filter((line) => line.includes('resolveWeak')).length;
  if (entries.length === 0 || entries.length !== lines) {
    throw new Error(
      `The light client can read ${entries.length} of ${lines} entries of Docusaurus' registry: its shape has changed. See src/plugins/light-client/README.md.`,
    );
  }
  return { routes, chunkNames, modules };
}

/** The file is a module of our own build; evaluating it is the only way to read it that does not depend on its layout. */
function evaluateRoutes(code: string): GeneratedRoute[] {
  const expression = code.slice(code.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '');
  const toKey = (path: string, hash?: string): string | undefined => (path === '*' ? undefined : `${path}-${hash}`);
  const routes: RawRoute[] = JSON.parse(
    JSON.stringify(runInNewContext(`(${expression})`, { ComponentCreator: toKey })),
  );
  return routes.map(renameKey);
}

/** A route as it stands in the file, where a call stands for the component. */
type RawRoute = Omit<GeneratedRoute, 'key' | 'routes'> & { component?: string; routes?: RawRoute[] };

function renameKey({ component, routes, ...route }: RawRoute): GeneratedRoute {
  return { ...route, key: component, ...(routes === undefined ? {} : { routes: routes.map(renameKey) }) };
}
