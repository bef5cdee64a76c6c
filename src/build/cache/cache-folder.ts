/** Folder, from the root, in which builds cache the results of each page for the next build. `docusaurus clear` empties it too. */
export const cacheFolder = 'node_modules/.cache/quick-build';

/**
 * Environment variable with the hash of the files that a build began with. A build without it neither reads nor writes the cache.
 */
export const inputsVariable = 'SITE_BUILD_INPUTS';
