import { createViteServer } from 'vitest/node';
import { projectRoot } from './project-root.mjs';

/** @type {ReturnType<typeof createViteServer> | undefined} */
let loader;

/**
 * Loads a TypeScript module of the project for a command; Node can't read them itself. Vite, which comes with Vitest, does it; nothing is
 * served.
 *
 * @template Module
 * @param {string} file from the root of the project
 * @returns {Promise<Module>}
 */
export async function loadTypeScript(file) {
  loader ??= createViteServer({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@site': projectRoot } },
  });
  const server = await loader;
  return /** @type {Module} */ (await server.ssrLoadModule(`/${file}`));
}

/**
 * Ends what loads modules, so that the command can end.
 *
 * @returns {Promise<void>}
 */
export async function closeTypeScript() {
  const server = await loader;
  loader = undefined;
  await server?.close();
}
