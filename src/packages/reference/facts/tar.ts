/** Reads the tar archives that contain the CLI's project templates. */
import { gunzipSync } from 'node:zlib';

/** Size of a header and unit of padding, in bytes: POSIX.1-1988 (ustar) interchange format. */
const blockSize = 512;

/** Text of a header field, which ends at its first zero byte. */
function readField(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

/** Value of `path` in a pax extended header (`<length> <key>=<value>\n` records), if it has one. */
function readPaxPath(records: string): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(records)?.[1];
}

/**
 * Reads the regular files of a gzipped tar archive.
 * @returns contents by path inside the archive, without a leading `./`, in the order of their names.
 * @throws when the archive is truncated.
 */
export function readTarGz(archive: Buffer): Map<string, Buffer> {
  // A plain Uint8Array, because zlib's type declarations do not accept Node's own Buffer type.
  const tar = gunzipSync(new Uint8Array(archive));
  const files: [string, Buffer][] = [];
  let longName: string | undefined;
  let offset = 0;
  while (offset + blockSize <= tar.length) {
    const header = tar.subarray(offset, offset + blockSize);
    if (header[0] === 0) {
      break;
    }
    const size = Number.parseInt(readField(header, 124, 12).trim(), 8);
    const start = offset + blockSize;
    if (Number.isNaN(size) || start + size > tar.length) {
      throw new Error(`The tar archive is damaged at byte ${offset}.`);
    }
    const content = tar.subarray(start, start + size);
    const type = readField(header, 156, 1);
    if (type === 'x') {
      longName = readPaxPath(content.toString('utf8'));
    } else {
      const prefix = readField(header, 345, 155);
      const name = longName ?? (prefix === '' ? '' : `${prefix}/`) + readField(header, 0, 100);
      if (type === '0' || type === '') {
        files.push([name.replace(/^\.\//, ''), content]);
      }
      longName = undefined;
    }
    offset = start + Math.ceil(size / blockSize) * blockSize;
  }
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
