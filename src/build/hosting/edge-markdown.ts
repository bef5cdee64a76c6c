/**
 * Which requests get Markdown, and code for platforms whose rule files can't check the `Accept` header: programs that prefer a page as `text/markdown`
 * get the page's Markdown. Each is one file without imports, as the platforms require, so the first two functions use only their parameters: the code
 * contains their source.
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

/** Writes the code that both platforms share. It responds with a page's Markdown where a program asks for it or guesses its address. */
function writeResponder(basePath: string): string {
  return `const basePath = ${JSON.stringify(basePath)};

${prefersMarkdown}

${findGuessedMarkdown}

/** Responds to a request. \`get\` requests another path of the site, or without a path what was requested. */
async function respond(request, get) {
  const { pathname } = new URL(request.url);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isPage = pathname.startsWith(basePath) && !/\\.\\w+$/.test(pathname);
  if (reads && isPage && prefersMarkdown(request.headers.get('accept') ?? '')) {
    const markdown = await get(findGuessedMarkdown(pathname.replace(/\\/?$/, '/.md'), basePath));
    if (isThere(markdown)) return varyByAccept(markdown);
  }
  const found = await get();
  const guessed = reads && found.status === 404 ? findGuessedMarkdown(pathname, basePath) : undefined;
  if (guessed === undefined) return found;
  const markdown = await get(guessed);
  return isThere(markdown) ? markdown : found;
}

function isThere(response) {
  return response.ok || response.status === 304;
}

/** Tells caches that the response depends on what was asked for. */
function varyByAccept(response) {
  const varied = new Response(response.body, response);
  varied.headers.append('Vary', 'Accept');
  return varied;
}
`;
}

/** `_worker.js` for Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export function toCloudflareWorker(basePath: string): string {
  return `${writeResponder(basePath)}
export default {
  fetch(request, env) {
    return respond(request, (path) =>
      env.ASSETS.fetch(path === undefined ? request : new Request(new URL(path, request.url), request)),
    );
  },
};
`;
}

/** `_routes.json` for Cloudflare Pages: requests that are never for a page bypass the worker. */
export function toCloudflareRoutes(basePath: string): string {
  const exclude = ['assets', 'img', 'search-index', 'data', 'llms', 'offline', 'run'].map(
    (folder) => `${basePath}${folder}/*`,
  );
  return `${JSON.stringify({ version: 1, include: [`${basePath}*`], exclude }, null, 2)}\n`;
}

/**
 * An edge function for Netlify: https://docs.netlify.com/build/edge-functions/api/
 *
 * @param replaced paths of folders, with headers in place of those that `_headers` sets for everything
 */
export function toNetlifyFunction(
  basePath: string,
  replaced: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[],
): string {
  return `${writeResponder(basePath)}
const replaced = ${JSON.stringify(replaced.filter(([, headers]) => Object.keys(headers).length > 0))};

/** Sets the headers of single folders. */
function replaceHeaders({ url }, response) {
  const { pathname } = new URL(url);
  const [, headers] = replaced.find(([path]) => pathname.startsWith(path)) ?? [];
  if (headers === undefined) return response;
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

export default async (request, context) =>
  replaceHeaders(
    request,
    await respond(request, (path) =>
      path === undefined ? context.next() : fetch(new URL(path, request.url), { method: request.method }),
    ),
  );

export const config = { path: ${JSON.stringify(`${basePath}*`)} };
`;
}

/** `netlify.toml`: the folder is published as it is. */
export const netlifySettings = `[build]
  publish = "."
  edge_functions = "netlify/edge-functions"
`;
