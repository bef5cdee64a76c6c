import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { basePath } from '../../src/config/versions';
import { brotliQuality } from './budgets';

/** A file in the form in which it is sent. */
interface SentFile {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Bytes of the body that are for styles written into the page: what the page weighs more than without them. */
  readonly inlineStyles?: number;
}

/** Media types of the generators' output, by file extension. Everything else is sent as bytes. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const isCompressible = (type: string): boolean => type.endsWith('charset=utf-8');

/** Style elements of a page. */
const styleElements = /<style\b[^>]*>.*?<\/style>/gs;

/** Returns the transfer size of a file in kB of 1000 bytes. */
export const kilobytes = (file: SentFile): number => file.body.length / 1000;

/** Returns how much of a file's transfer size is for styles written into a page, in kB. They count as CSS, not as HTML. */
export const styleKilobytes = ({ inlineStyles = 0 }: SentFile): number => inlineStyles / 1000;

/** Returns the transfer size of a page without its styles, in kB. */
export const htmlKilobytes = (page: SentFile): number => kilobytes(page) - styleKilobytes(page);

/** A built site with the files that a server sends for its addresses. Each file is compressed only once. */
export class SentSite {
  private readonly files = new Map<string, SentFile>();

  constructor(private readonly folder: string) {}

  /**
   * Finds the file for a path, as any static host does: the file of that name, the name with `.html` appended, or the
   * `index.html` of the folder.
   *
   * @returns undefined when the site has no such file
   */
  find(path: string): SentFile | undefined {
    if (!path.startsWith(basePath)) return undefined;
    const name = decodeURI(path.slice(basePath.length)).replace(/\/$/, '');
    const places = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
    const file = places.find(
      (place) => statSync(join(this.folder, place), { throwIfNoEntry: false })?.isFile() === true,
    );
    return file === undefined ? undefined : this.read(file);
  }

  private read(file: string): SentFile {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const plain = new Uint8Array(readFileSync(join(this.folder, file)));
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
    const isCompressed = isCompressible(type);
    const body = isCompressed ? compress(plain) : plain;
    const html = extname(file) === '.html' ? new TextDecoder().decode(plain) : '';
    const unstyled = html.replace(styleElements, '');
    const sent: SentFile = {
      body,
      ...(unstyled === html ? {} : { inlineStyles: body.length - compress(unstyled).length }),
      headers: {
        'Content-Type': type,
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=600',
        ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      },
    };
    this.files.set(file, sent);
    return sent;
  }
}

function compress(content: Uint8Array | string): Uint8Array {
  return new Uint8Array(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }));
}

/**
 * Creates one server for all sites, with the same headers for each. The first part of the host name selects the site
 * (`starlight.localhost`).
 *
 * @returns the server, not listening yet
 */
export function createBenchServer(sites: Readonly<Record<string, SentSite>>): Server {
  return createServer((request, response) => {
    const site = sites[request.headers.host?.split('.')[0] ?? ''];
    const file = site?.find((request.url ?? basePath).replace(/\?.*/s, ''));
    if (file === undefined) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    else response.writeHead(200, file.headers).end(file.body);
  });
}
