/**
 * Loader around the one that compiles Markdown: returns the result of an earlier build for the same page, or else caches the new result.
 * Its options are the functions `read` and `write` of `cached-markdown.ts`.
 *
 * @param {string} code the compiled page
 * @returns {string} the same
 */
module.exports = function cacheMarkdown(code) {
  this.getOptions().write(this.resource, code);
  return code;
};

/** @returns {string | undefined} the compiled page from the cache, which makes the bundler skip all loaders after this one */
module.exports.pitch = function readMarkdown() {
  return this.getOptions().read(this.resource);
};
