/**
 * Loads a parser that parses pages as MDX does. Only Node itself can load its packages, not the loader that Docusaurus uses for its configuration.
 *
 * @returns {Promise<(text: string) => import('mdast').Root>} parses the text of a page without its front matter
 */
exports.loadParser = async () => {
  const [{ createProcessor }, { default: remarkDirective }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective] }).freeze();
  return (text) => processor.parse(text);
};
