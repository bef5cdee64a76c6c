/**
 * Loader around the one that compiles Markdown: hands out what an earlier build has made of the same page, and else keeps what comes.
 * `options` are functions: `read` and `write` of `cached-markdown.ts`.
 *
 * @param {string} code the compiled page
 * @returns {string} the same
 */
module.exports = function cacheMarkdown(code) {
  this.getOptions().write(this.resource, code);
  return code;
};

/** @returns {string | undefined} the compiled page, in place of all loaders that come after this one */
module.exports.pitch = function readMarkdown() {
  return this.getOptions().read(this.resource);
};
