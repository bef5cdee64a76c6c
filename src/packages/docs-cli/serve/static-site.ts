import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Hosting } from '../../../build/hosting/hosting';
import { chooseEncoding, compress, type Encoding, isCompressible, toBytes } from './compression';
import { getCaching, getMediaType, readHosting } from './hosting-file';
import { resolveRequest } from './resolve-request';

/**
 * A file in one encoding, ready to send.
 */
export type Body = {
  etag: string;
  size: number;
  encoding: Encoding | null;
  open: (start: number, end: number) => Readable;
};

/** Quick compression, because the browser is waiting. Files for hosts are compressed more slowly and better. */
const quality = 5;

/**
 * Serves a build according to its hosting file: headers, caching, redirects and the page for unknown paths. A new build in the same folder is
 * served according to its own.
 *
 * @param folder absolute path of the build
 * @returns a server that is not listening yet
 * @throws a one-line error when the build is not complete
 */
export function createSiteServer(folder: string): import('node:http').Server {
  let hosting = readHosting(folder);
  const isFile = (file: string) => statFile(join(folder, file)) !== null;
  const openBody = createBodyReader(folder);
  return createServer(async (request, response) => {
    try {
      hosting = readHosting(folder);
    } catch {
      // While a new build takes the place of the previous one, the file is missing for a moment.
    }
    for (const [name, value] of Object.entries(hosting.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', hosting.caching.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { accept } = request.headers;
    const answer = resolveRequest(hosting, request.url ?? '/', isFile, accept);
    if ('location' in answer) {
      response.writeHead(answer.status, { Location: answer.location }).end();
      return;
    }
    const body = await openBody(hosting, answer.file, chooseEncoding(String(request.headers['accept-encoding'] ?? '')));
    if (body === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const own = hosting.folders.find(({ path }) => answer.file.startsWith(path));
    for (const [name, value] of Object.entries(own?.headers ?? {})) response.setHeader(name, value);
    if (answer.status === 200) response.setHeader('Cache-Control', getCaching(hosting, answer.file));
    response.setHeader('Content-Type', getMediaType(hosting, answer.file));
    // Same as on the hosts: the response to a page's address depends on the `Accept` header.
    const isPage = /^[^?]*\/[^./?]*(?:\?|$)/.test(request.url ?? '');
    response.setHeader('Vary', isPage ? 'Accept-Encoding, Accept' : 'Accept-Encoding');
    sendBody(request, response, answer.status, body);
  });
}

/**
 * @param response with all headers that do not depend on the encoding of the file
 * @param status for the whole file
 */
function sendBody(
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
  status: 200 | 404,
  { etag, size, encoding, open }: Body,
): void {
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  if (status === 200 && hasMatch(ifNoneMatch, etag)) {
    response.writeHead(304).end();
    return;
  }
  const isPart = status === 200 && request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const part = isPart ? readRange(range, size) : null;
  if (part === 'unsatisfiable') {
    response.removeHeader('Content-Encoding');
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part !== null) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(part === null ? status : 206, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || size === 0) response.end();
  else
    open(start, end)
      .on('error', () => response.destroy())
      .pipe(response);
}

/**
 * @returns function that reads a file and caches its compressed versions until the file changes; it returns null when
 *   there is no such file
 */
function createBodyReader(
  folder: string,
): (hosting: Hosting, file: string, encoding: Encoding | null) => Promise<Body | null> {
  const compressed = new Map<string, { etag: string; content: Uint8Array }>();
  return async (hosting, file, wanted) => {
    const absolute = join(folder, file);
    const stats = statFile(absolute);
    if (stats === null) return null;
    const version = `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}`;
    const encoding = isCompressible(getMediaType(hosting, file)) ? wanted : null;
    if (encoding === null) {
      const open = (start: number, end: number) => createReadStream(absolute, { start, end });
      return { etag: `"${version}"`, size: stats.size, encoding, open };
    }
    const key = `${encoding} ${file}`;
    const etag = `"${version}-${encoding}"`;
    const kept = compressed.get(key);
    const content =
      kept?.etag === etag ? kept.content : await compress(toBytes(readFileSync(absolute)), encoding, quality);
    compressed.set(key, { etag, content });
    const open = (start: number, end: number) => Readable.from([content.subarray(start, end + 1)]);
    return { etag, size: content.length, encoding, open };
  };
}

/**
 * @param path absolute
 * @returns null when there is no such file, or there can't be one, as below another file or with a name that is too long
 */
function statFile(path: string): import('node:fs').Stats | null {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : null;
  } catch {
    return null;
  }
}

/**
 * @param header value of If-None-Match
 * @param etag of the current version of the file
 * @returns true when the browser already has this version
 */
export function hasMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

/**
 * Reads which part of a file is requested. For several ranges at once, the whole file is sent, which HTTP allows.
 *
 * @param header value of Range
 * @param size bytes of the file
 * @returns the range, with both ends included; null for the whole file
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
