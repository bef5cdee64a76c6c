import { deflateRawSync } from 'node:zlib';
import { toBytes } from '../../../lib/to-bytes';

/** A file in an archive. */
export interface ArchivedFile {
  /** Path with `/`, in ASCII. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Version 2.0 of the format: folders and deflate. */
const formatVersion = 20;
const deflate = 8;

/** The first of January 1980, the oldest date that the format knows: an archive of the same files is always the same. */
const oldestDate = (1 << 5) | 1;

/**
 * Packs files into a ZIP archive (APPNOTE.TXT of PKWARE, 4.3).
 *
 * @param files fewer than 65,536, with less than 4 GB in all
 */
export function packZip(files: readonly ArchivedFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = new TextEncoder().encode(name);
    const packed = toBytes(deflateRawSync(content));
    // A file's own header and its line in the directory share these fields.
    const fields = join([
      numbers(2, formatVersion, 0, deflate, 0, oldestDate),
      numbers(4, checksum(content), packed.length, content.length),
      numbers(2, path.length, 0),
    ]);
    const local = join([signature(3, 4), fields, path, packed]);
    parts.push(local);
    directory.push(
      signature(1, 2),
      numbers(2, formatVersion),
      fields,
      numbers(2, 0, 0, 0),
      numbers(4, 0, offset),
      path,
    );
    offset += local.length;
  }
  const listing = join(directory);
  const counts = [numbers(2, 0, 0, files.length, files.length), numbers(4, listing.length, offset), numbers(2, 0)];
  return join([...parts, listing, signature(5, 6), ...counts]);
}

/** Each part of an archive begins with the letters PK and two numbers. */
function signature(first: number, second: number): Uint8Array {
  return Uint8Array.of(0x50, 0x4b, first, second);
}

/** Numbers of the same size in bytes, the lowest byte first. */
function numbers(size: 2 | 4, ...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => Array.from({ length: size }, (_, index) => value >>> (8 * index))));
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** CRC-32 of each byte, for `checksum`. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as the format wants it; Node itself has one only from version 22 on. */
export function checksum(content: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of content) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
