import { deflateRawSync } from 'node:zlib';
import { checksum, joinBytes, toBytes } from '@capacitor-docs/shared';

/** A file in an archive. */
export interface ArchivedFile {
  /** Path with `/`, in ASCII. */
  readonly name: string;
  /** Its content, from `packFile`. */
  readonly packed: Uint8Array;
}

/** Version 2.0 of the format: folders and deflate. */
const formatVersion = 20;
const deflate = 8;

/** January 1, 1980, the oldest date in the format. A fixed date means that the same files always give the same archive. */
const oldestDate = (1 << 5) | 1;

/** Length of the sizes in front of a packed content. */
const sizesLength = 12;

/** Packs the content of a file: its checksum and sizes, as an archive has them, then what is deflated. */
export function packFile(content: Uint8Array): Uint8Array {
  const deflated = toBytes(deflateRawSync(content));
  return joinBytes([numbers(4, checksum(content), deflated.length, content.length), deflated]);
}

/**
 * Packs files into a ZIP archive (APPNOTE.TXT of PKWARE, 4.3).
 *
 * @param files fewer than 65,536, with less than 4 GB in all
 */
export function packZip(files: readonly ArchivedFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, packed } of files) {
    const path = new TextEncoder().encode(name);
    // A file's local header and its entry in the central directory share these fields.
    const fields = joinBytes([
      numbers(2, formatVersion, 0, deflate, 0, oldestDate),
      packed.subarray(0, sizesLength),
      numbers(2, path.length, 0),
    ]);
    const local = [signature(3, 4), fields, path, packed.subarray(sizesLength)];
    parts.push(...local);
    directory.push(
      signature(1, 2),
      numbers(2, formatVersion),
      fields,
      numbers(2, 0, 0, 0),
      numbers(4, 0, offset),
      path,
    );
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const listing = joinBytes(directory);
  const counts = [numbers(2, 0, 0, files.length, files.length), numbers(4, listing.length, offset), numbers(2, 0)];
  return joinBytes([...parts, listing, signature(5, 6), ...counts]);
}

/** Returns the signature of a part of an archive: the letters PK and two numbers. */
function signature(first: number, second: number): Uint8Array {
  return Uint8Array.of(0x50, 0x4b, first, second);
}

/** Encodes numbers with the same size in bytes, in little-endian order. */
function numbers(size: 2 | 4, ...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => Array.from({ length: size }, (_, index) => value >>> (8 * index))));
}
