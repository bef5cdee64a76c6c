/** Loader for `import text from '!!raw-loader!./file'`: gives the text of a file. */
module.exports = (text) => `export default ${JSON.stringify(text)}`;
