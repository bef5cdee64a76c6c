/**
 * Loader for the registry of pages that Docusaurus writes: each page stands in it a second time, as `require.resolveWeak`, for servers that draw
 * pages. The bundler would compile every page for that word alone.
 *
 * @param {string} registry
 * @returns {string} the registry with names of modules in those places
 */
module.exports = (registry) => registry.replace(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
