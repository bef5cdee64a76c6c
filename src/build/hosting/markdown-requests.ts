/**
 * Which requests get Markdown. The functions import nothing and use only their parameters, because the code for edge platforms contains their
 * source (`edge-markdown.ts`).
 */

/**
 * Decides by the weights (`q`) of the `Accept` header, as RFC 9110 section 12.5.1 defines them: the most specific range counts, without `q` it
 * weighs 1. Markdown must be named, because browsers and most programs accept everything. At the same weight it wins, because only programs
 * that can use it name it. A weight that is not a number counts as a preference for HTML.
 *
 * @param accept value of the header
 * @returns whether the client prefers `text/markdown` to `text/html`
 */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
      return [type, weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, ''))];
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/**
 * Finds the Markdown of a page at the addresses that programs guess for it, below the page: `index.md`, `index.html.md` and `.md`.
 *
 * @param path as sent: `/docs/apis/camera/index.md`
 * @param basePath start page of the site: `/docs/`
 * @returns `/docs/apis/camera.md`; undefined for other addresses
 */
export function findGuessedMarkdown(path: string, basePath: string): string | undefined {
  const page = /^(.*)\/(?:index(?:\.html)?)?\.md$/.exec(path)?.[1];
  if (page === undefined || !`${page}/`.startsWith(basePath)) return undefined;
  return `${page}/` === basePath ? `${page}/index.md` : `${page}.md`;
}
