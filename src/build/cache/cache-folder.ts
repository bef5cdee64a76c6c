/** Where builds keep for the next what they have made of each page, from the root. `docusaurus clear` empties it too. */
export const cacheFolder = 'node_modules/.cache/quick-build';

/**
 * Environment variable with the hash of the files that a build began with; a build that does not know it keeps nothing and uses nothing
 * that was kept.
 */
export const inputsVariable = 'SITE_BUILD_INPUTS';
