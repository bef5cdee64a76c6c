import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

/** The global object of the context in which the pages were rendered: what the bundle with the pages exports, and what it loads its parts with. */
interface RenderingContext {
  exports?: unknown;
  module?: unknown;
  require?: unknown;
}

/** Folder of the bundle in the build, which Docusaurus has removed by now. */
const bundleFolder = '__server';

/**
 * Lets go of the bundle that rendered the pages, of which each page has a part: its text, and what was compiled of it. Otherwise it stays until the build
 * ends. Docusaurus takes the parts out of Node's list of loaded files, but, when it renders in its own thread, before it has loaded them. And it keeps
 * the links of all pages, which were made in the context of the bundle, and each object of a context holds its global object.
 *
 * @param outDir folder of the build
 * @param metadata of the pages, which the bundle has made, or worker threads, which have ended with their bundle
 */
export function releaseBundle(outDir: string, metadata: Readonly<Record<string, object>>): void {
  const { cache } = createRequire(import.meta.url);
  const folder = join(outDir, bundleFolder) + sep;
  for (const file of Object.keys(cache)) if (file.startsWith(folder)) delete cache[file];
  const [made] = Object.values(metadata);
  const context = made?.constructor.constructor('return globalThis')() as RenderingContext | undefined;
  if (context === undefined || context === globalThis) return;
  delete context.exports;
  delete context.module;
  delete context.require;
}
