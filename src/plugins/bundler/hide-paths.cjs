/**
 * Loader: replaces the absolute path of the project in a generated file by `.`.
 *
 * @this {{ getOptions(): { folder: string } }}
 * @param {string} source
 */
module.exports = function hidePaths(source) {
  return source.replaceAll(this.getOptions().folder, '.');
};
