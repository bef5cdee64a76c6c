import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress) as (
  content: Uint8Array,
  options: import('node:zlib').BrotliOptions,
) => Promise<Buffer>;
const compressGzip = promisify(gzip) as (
  content: Uint8Array,
  options: import('node:zlib').ZlibOptions,
) => Promise<Buffer>;

/** Encodings of HTTP, best first, with the ending that a compressed file has beside the original. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Media types worth compressing: all text. Pictures, fonts and archives are compressed already. */
const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|manifest\+json|wasm))/;

export function isCompressible(mediaType: string): boolean {
  return compressible.test(mediaType);
}

/**
 * @param accepted value of the Accept-Encoding header
 * @returns the best encoding that a browser takes, null for none
 */
export function chooseEncoding(accepted: string | undefined = ''): Encoding | null {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name?.toLowerCase());
  return encodings.find(({ name }) => taken.includes(name) || taken.includes('*'))?.name ?? null;
}

/**
 * A buffer as the plain array of bytes that it is; the types of Node 20 and those of TypeScript 5.9 disagree about `Buffer`.
 *
 * @returns the same memory
 */
export function toBytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/**
 * Compresses a file at once.
 *
 * @param quality 0 to 11 for brotli, where 5 is quick and 11 takes sixty times as long for a tenth less; for gzip at most 9
 */
export function compressNow(content: Uint8Array, encoding: Encoding, quality: number): Uint8Array {
  return encoding === 'br'
    ? toBytes(brotliCompressSync(content, brotliOptions(content, quality)))
    : forgetSystem(toBytes(gzipSync(content, gzipOptions(quality))));
}

/**
 * The same on another thread, so that several files can be compressed together.
 */
export async function compressLater(content: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  return encoding === 'br'
    ? toBytes(await compressBrotli(content, brotliOptions(content, quality)))
    : forgetSystem(toBytes(await compressGzip(content, gzipOptions(quality))));
}

function brotliOptions(content: Uint8Array, quality: number): import('node:zlib').BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

function gzipOptions(quality: number): import('node:zlib').ZlibOptions {
  return { level: Math.min(quality, 9) };
}

/**
 * Byte 9 of a gzip file names the operating system; 255 stands for any, so that machines agree.
 */
function forgetSystem(packed: Uint8Array): Uint8Array {
  packed[9] = 255;
  return packed;
}
