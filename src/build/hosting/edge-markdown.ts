/**
 * Code for platforms whose rule files can't check the `Accept` header: programs that request a page as `text/markdown` get the page's
 * Markdown. Each is one file without imports, as the platforms require.
 */
import { toMarkdownAddress } from '../../lib/markdown-address';

/** Writes the code that both platforms share. It finds the Markdown to serve instead of a page. */
function writeFinder(basePath: string): string {
  return `/** The address of the page's Markdown; undefined for files, and for requests that don't ask for it. */
function findMarkdown(request) {
  const url = new URL(request.url);
  const asks = /\\btext\\/markdown\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))/i.test(request.headers.get('accept') ?? '');
  const isPage = url.pathname.startsWith(${JSON.stringify(basePath)}) && !/\\.\\w+$/.test(url.pathname);
  if (!asks || !isPage || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const page = url.pathname.replace(/\\/$/, '');
  url.pathname = page === ${JSON.stringify(basePath.slice(0, -1))} ? ${JSON.stringify(toMarkdownAddress(basePath, basePath))} : page + '.md';
  return url;
}

/** Says to caches that the answer depends on what was asked for. */
function varyByAccept(response) {
  const answer = new Response(response.body, response);
  answer.headers.append('Vary', 'Accept');
  return answer;
}
`;
}

/** `_worker.js` for Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export function toCloudflareWorker(basePath: string): string {
  return `${writeFinder(basePath)}
export default {
  async fetch(request, env) {
    const markdown = findMarkdown(request);
    if (markdown !== undefined) {
      const answer = await env.ASSETS.fetch(new Request(markdown, request));
      if (answer.status < 300 || answer.status === 304) return varyByAccept(answer);
    }
    return env.ASSETS.fetch(request);
  },
};
`;
}

/** `_routes.json` for Cloudflare Pages: requests that are never for a page bypass the worker. */
export function toCloudflareRoutes(basePath: string): string {
  const exclude = ['assets', 'img', 'search-index', 'data', 'llms', 'offline'].map(
    (folder) => `${basePath}${folder}/*`,
  );
  return `${JSON.stringify({ version: 1, include: [`${basePath}*`], exclude }, null, 2)}\n`;
}

/** An edge function for Netlify: https://docs.netlify.com/build/edge-functions/api/ */
export function toNetlifyFunction(basePath: string): string {
  return `${writeFinder(basePath)}
export default async (request, context) => {
  const markdown = findMarkdown(request);
  if (markdown === undefined) return context.next();
  const answer = await fetch(markdown, { method: request.method });
  return answer.ok ? varyByAccept(answer) : context.next();
};

export const config = { path: ${JSON.stringify(`${basePath}*`)} };
`;
}

/** `netlify.toml`: the folder is published as it is. */
export const netlifySettings = `[build]
  publish = "."
  edge_functions = "netlify/edge-functions"
`;
