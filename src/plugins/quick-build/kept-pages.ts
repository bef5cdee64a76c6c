import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths';

/** Chunks of each route as Docusaurus writes them into `routesChunkNames.json`: by path and a hash, `/docs/apis/camera-b60`. */
export type RouteChunks = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** File of the server's bundle that holds a chunk, below the folder of the bundle. The name is the same in all builds. */
export const chunkFile = 'assets/js/[name].js';

/**
 * Finds the chunks that hold the content of one page and of no other.
 *
 * @returns names of chunks by the path of their page
 */
export function listOwnChunks(routes: RouteChunks): Map<string, string> {
  const contents = Object.entries(routes).flatMap(([key, { content }]) =>
    typeof content === 'string' ? [{ path: key.replace(/-[^-]*$/, ''), content }] : [],
  );
  const isAlone = ({ path, content }: (typeof contents)[number]) =>
    contents.every((other) => (other.path === path) === (other.content === content));
  const uses = countUses(routes);
  return new Map(
    contents
      .filter((entry) => uses.get(entry.content) === 1 && isAlone(entry))
      .map(({ path, content }): [string, string] => [path, content]),
  );
}

/** Counts how often each chunk is named, in whatever place. */
function countUses(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) countUses(part, counts);
  return counts;
}

/**
 * Hashes all files of the server's bundle but those chunks: whatever is not the content of another page may shape a page.
 *
 * @param folder of the server's bundle
 * @param ownChunks names of chunks that are left out
 */
export function hashShared(folder: string, ownChunks: Iterable<string>): string {
  const own = new Set([...ownChunks].map((name) => chunkFile.replace('[name]', name)));
  const hash = createHash('sha256');
  for (const file of listPaths(folder).filter((name) => name.endsWith('.js') && !own.has(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
