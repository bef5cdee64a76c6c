const { setImmediate: nextTurn } = require('node:timers/promises');

let begun = Promise.resolve();

/**
 * Loader before the one that compiles Markdown: pages begin one after the other, with time between for those that wait for a file. The bundler
 * asks for all of them at once; then all are parsed before the first is done, and their trees fill the memory and are marked again and again.
 * Nobody waits for a page to end, so one that fails holds none up.
 *
 * @param {string} text of the page
 * @returns {string} the same
 */
module.exports = function takeTurns(text) {
  return text;
};

module.exports.pitch = function takeTurn() {
  const proceed = this.async();
  begun = begun.then(() => nextTurn());
  begun.then(() => proceed());
};
