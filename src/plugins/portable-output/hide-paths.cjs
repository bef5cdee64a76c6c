/**
 * Loader: takes the folder of the project out of a generated file.
 *
 * @this {{ getOptions(): { folder: string } }}
 * @param {string} source
 */
module.exports = function hidePaths(source) {
  return source.replaceAll(this.getOptions().folder, '.');
};
