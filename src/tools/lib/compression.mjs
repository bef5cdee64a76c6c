import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressBrotli =
  /** @type {(content: Uint8Array, options: import('node:zlib').BrotliOptions) => Promise<Buffer>} */ (
    promisify(brotliCompress)
  );
const compressGzip = /** @type {(content: Uint8Array, options: import('node:zlib').ZlibOptions) => Promise<Buffer>} */ (
  promisify(gzip)
);

/** Encodings of HTTP, best first, with the ending that a compressed file has beside the original. */
export const encodings = /** @type {const} */ ([
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]);

/** @typedef {(typeof encodings)[number]['name']} Encoding */

/** Media types worth compressing: all text. Pictures, fonts and archives are compressed already. */
const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|manifest\+json|wasm))/;

/**
 * @param {string} mediaType
 * @returns {boolean}
 */
export function isCompressible(mediaType) {
  return compressible.test(mediaType);
}

/**
 * @param {string | undefined} accepted value of the Accept-Encoding header
 * @returns {Encoding | null} the best encoding that a browser takes, null for none
 */
export function chooseEncoding(accepted = '') {
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
 * @param {Buffer} buffer
 * @returns {Uint8Array} the same memory
 */
export function toBytes(buffer) {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/**
 * Compresses a file at once.
 *
 * @param {Uint8Array} content
 * @param {Encoding} encoding
 * @param {number} quality 0 to 11 for brotli, where 5 is quick and 11 takes sixty times as long for a tenth less; for gzip at most 9
 * @returns {Uint8Array}
 */
export function compressNow(content, encoding, quality) {
  return encoding === 'br'
    ? toBytes(brotliCompressSync(content, brotliOptions(content, quality)))
    : forgetSystem(toBytes(gzipSync(content, gzipOptions(quality))));
}

/**
 * The same on another thread, so that several files can be compressed together.
 *
 * @param {Uint8Array} content
 * @param {Encoding} encoding
 * @param {number} quality
 * @returns {Promise<Uint8Array>}
 */
export async function compressLater(content, encoding, quality) {
  return encoding === 'br'
    ? toBytes(await compressBrotli(content, brotliOptions(content, quality)))
    : forgetSystem(toBytes(await compressGzip(content, gzipOptions(quality))));
}

/**
 * @param {Uint8Array} content
 * @param {number} quality
 * @returns {import('node:zlib').BrotliOptions}
 */
function brotliOptions(content, quality) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

/**
 * @param {number} quality
 * @returns {import('node:zlib').ZlibOptions}
 */
function gzipOptions(quality) {
  return { level: Math.min(quality, 9) };
}

/**
 * Byte 9 of a gzip file names the operating system; 255 stands for any, so that machines agree.
 *
 * @param {Uint8Array} packed
 * @returns {Uint8Array}
 */
function forgetSystem(packed) {
  packed[9] = 255;
  return packed;
}
