import { join } from 'node:path';
import { runnerImport } from 'vite';
import { projectRoot } from './project-root.mjs';

/**
 * Loads a TypeScript module of the project for a command; Node can't read them itself.
 *
 * @template Module
 * @param {string} file from the root of the project
 * @returns {Promise<Module>}
 */
export async function loadTypeScript(file) {
  const { module } = await runnerImport(join(projectRoot, file), {
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    resolve: { alias: { '@site': projectRoot } },
  });
  return /** @type {Module} */ (module);
}
