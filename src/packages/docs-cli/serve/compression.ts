import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress) as (
  content: Uint8Array,
  options: import('node:zlib').BrotliOptions,
) => Promise<Buffer>;
const compressGzip = promisify(gzip) as (
  content: Uint8Array,
  options: import('node:zlib').ZlibOptions,
) => Promise<Buffer>;

/** HTTP encodings, best first, with the file extension that is appended to a compressed file. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Media types worth compressing: all text. Images, fonts and archives are compressed already. */
const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|manifest\+json|wasm))/;

export function isCompressible(mediaType: string): boolean {
  return compressible.test(mediaType);
}

/**
 * @param accepted value of the Accept-Encoding header
 * @returns the best encoding that the browser accepts; null for none
 */
export function chooseEncoding(accepted: string | undefined = ''): Encoding | null {
  const isTaken = new Map(
    accepted.split(',').map((part) => {
      const [name = '', quality = ''] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, !/^q=0(?:\.0*)?$/.test(quality)];
    }),
  );
  return encodings.find(({ name }) => isTaken.get(name) ?? isTaken.get('*') ?? false)?.name ?? null;
}

/**
 * Returns a buffer as a plain byte array, because the types of Node 20 and TypeScript 5.9 disagree about `Buffer`.
 *
 * @returns a view of the same memory, not a copy
 */
export function toBytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/**
 * Compresses a file on another thread, so that several files can be compressed in parallel.
 *
 * @param quality 0 to 11 for Brotli, where 5 is quick, and 11 takes sixty times as long for files that are 10 percent smaller; at most 9 for gzip
 */
export async function compress(content: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return toBytes(await compressBrotli(content, { params }));
  }
  const packed = toBytes(await compressGzip(content, { level: Math.min(quality, 9) }));
  // This byte names the operating system: 255 for "unknown", so that all machines write the same file.
  packed[9] = 255;
  return packed;
}
