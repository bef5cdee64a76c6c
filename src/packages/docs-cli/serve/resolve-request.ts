import { findGuessedMarkdown, prefersMarkdown } from '../../../build/hosting/edge-markdown';
import type { Hosting } from '../../../build/hosting/hosting';

/**
 * Response to a request: a file of the build with its status, or a redirect.
 */
export type Answer = { status: 200 | 404; file: string } | { status: 301 | 302; location: string };

/**
 * Resolves a request as the hosting file of the build says, and as the packaged hosts do. In this order: a redirect, the
 * file of that name, the `index.html` of the folder of that name (with or without a trailing slash, and without a
 * redirect), the Markdown of the page below which the address was guessed, and the page for unknown paths.
 *
 * @param url path and query of the request, as sent
 * @param isFile whether the build has a file, by its path with `/` from the build folder
 * @param [accept] value of the `Accept` header; a client that prefers `text/markdown` gets the Markdown of a page
 * @returns `file` is also such a path, and never leaves the build folder
 */
export function resolveRequest(
  hosting: Hosting,
  url: string,
  isFile: (file: string) => boolean,
  accept: string = '',
): Answer {
  const { basePath, notFound, rootFiles } = hosting;
  const [path = '', query] = url.split(/\?(.*)/s);
  const location = findRedirect(hosting, path);
  if (location !== null) {
    return query === undefined ? location : { ...location, location: `${location.location}?${query}` };
  }
  const isMarkdown = prefersMarkdown(accept);
  const file = [path, findGuessedMarkdown(path, basePath)]
    .flatMap((address) => listCandidates(address, basePath, rootFiles))
    .flatMap((candidate) => (isMarkdown ? [...listMarkdown(candidate), candidate] : [candidate]))
    .find(isFile);
  return file === undefined || file === notFound ? { status: 404, file: notFound } : { status: 200, file };
}

/**
 * @param file of the build
 * @returns the Markdown of a page, see `src/lib/markdown-address.ts`; none for other files
 */
function listMarkdown(file: string): string[] {
  if (file === 'index.html') return ['index.md'];
  return file.endsWith('/index.html') ? [file.replace(/\/index\.html$/, '.md')] : [];
}

function findRedirect(
  { basePath, redirects, prefixes }: Hosting,
  path: string,
): { status: 301 | 302; location: string } | null {
  if (path === '/') return { status: 302, location: basePath };
  if (path === basePath.slice(0, -1)) return { status: 301, location: basePath };
  const segments = readSegments(path);
  if (segments === null) return null;
  const address = `/${segments.join('/')}`;
  const moved = redirects.find(({ from }) => from === address);
  if (moved !== undefined) return { status: moved.status, location: moved.to };
  const prefix = prefixes.find(({ from }) => path === from || path.startsWith(`${from}/`));
  if (prefix === undefined) return null;
  // The rest of the path is appended as it was sent, still encoded.
  return { status: prefix.status, location: `${prefix.to}/${path.slice(prefix.from.length + 1)}` };
}

/** @returns files of the build that the path can refer to, best first */
function listCandidates(path: string | undefined, basePath: string, rootFiles: readonly string[]): string[] {
  const segments = path === undefined ? null : readSegments(path);
  if (path === undefined || segments === null) return [];
  const isFolder = path.endsWith('/');
  const whole = segments.join('/');
  if (rootFiles.includes(whole) && !isFolder) return [whole];
  const base = basePath.slice(1, -1);
  if (whole === base) return ['index.html'];
  if (!whole.startsWith(`${base}/`)) return [];
  const wanted = whole.slice(base.length + 1);
  return isFolder ? [`${wanted}/index.html`] : [wanted, `${wanted}/index.html`];
}

/**
 * Decodes each segment by itself, so that an encoded separator can't split a segment in two.
 *
 * @returns decoded segments; null when the path does not start at the root, or a segment can't be the name of a public file or folder
 */
function readSegments(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).replace(/\/$/, '').split('/');
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment));
    const isPlain = (name: string) =>
      name !== '' && !/[\\/:\0]/.test(name) && (!name.startsWith('.') || name === '.well-known');
    return decoded.every(isPlain) ? decoded : null;
  } catch {
    return null;
  }
}
