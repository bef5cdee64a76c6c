import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** Path that the build folder is served at; the same as `basePath` in src/config/versions.ts. */
export const basePath = '/docs/';

/** Media types by file ending: what the build writes, and what pages may link to. */
const mediaTypes = /** @type {Readonly<Record<string, string>>} */ ({
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
});

/**
 * @param {string} file path or name
 * @returns {string} value of the Content-Type header
 */
export function getMediaType(file) {
  return mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * What to answer: a file of the build with its status, or a redirect.
 * @typedef {{ status: 200 | 404, file: string } | { status: 302, location: string }} Answer
 */

/**
 * Decides what a request gets, as any static host would: the file of that name, else the `index.html` of the folder
 * of that name, with or without a slash at the end and without a redirect, else the page for unknown paths. Only
 * `/` and the base path without its slash lead elsewhere, so no redirect can loop.
 *
 * @param {string} url path and query of the request, as sent
 * @param {(file: string) => boolean} isFile whether the build has a file, by its path with `/` from the build folder
 * @returns {Answer} `file` is such a path as well, and never leaves the build folder
 */
export function resolveRequest(url, isFile) {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (path === '/' || path === basePath.slice(0, -1)) {
    return { status: 302, location: query === undefined ? basePath : `${basePath}?${query}` };
  }
  const segments = path.startsWith(basePath) ? decodeSegments(path.slice(basePath.length)) : null;
  if (segments !== null) {
    const wanted = segments.join('/');
    const candidates = path.endsWith('/') ? [] : [wanted];
    candidates.push(wanted === '' ? 'index.html' : `${wanted}/index.html`);
    const file = candidates.find(isFile);
    if (file !== undefined) return { status: 200, file };
  }
  return { status: 404, file: '404.html' };
}

/**
 * Decodes each segment by itself, so that an encoded separator can't make a segment into two.
 *
 * @param {string} path below the base path
 * @returns {string[] | null} null when a segment can't be the name of a file or folder
 */
function decodeSegments(path) {
  const segments = path.replace(/\/$/, '').split('/');
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment));
    const isPlain = (/** @type {string} */ name) => !/[\\/:\0]/.test(name) && name !== '.' && name !== '..';
    return decoded.every(isPlain) && (path === '' || !decoded.includes('')) ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder absolute path of the build
 * @returns {import('node:http').Server} not listening yet
 */
export function createSiteServer(folder) {
  const isFile = (/** @type {string} */ file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const answer = resolveRequest(request.url ?? '/', isFile);
    if (answer.status === 302) {
      response.writeHead(302, { Location: answer.location }).end();
      return;
    }
    const absolute = join(folder, answer.file);
    const size = statSync(absolute, { throwIfNoEntry: false })?.size;
    if (size === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    response.writeHead(answer.status, {
      'Cache-Control': answer.file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Length': size,
      'Content-Type': getMediaType(answer.file),
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(absolute)
        .on('error', () => response.destroy())
        .pipe(response);
  });
}
