import { inflateRawSync } from 'node:zlib';
import { checksum } from '../../../src/packages/shared/files/bytes';

/**
 * Reads a ZIP archive by its central directory, as programs do.
 *
 * @throws when a file is damaged
 * @returns texts by file name
 */
export function readZip(archive: Uint8Array): Map<string, string> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const end = archive.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('There is no directory.');
  const files = new Map<string, string>();
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => view.getUint32(place + offset, true));
    const nameLength = view.getUint16(place + 28, true);
    const name = new TextDecoder().decode(archive.slice(place + 46, place + 46 + nameLength));
    const local = view.getUint32(place + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const { buffer, byteOffset, length } = inflateRawSync(archive.slice(start, start + (packed ?? 0)));
    const content = new Uint8Array(buffer, byteOffset, length);
    if (content.length !== size || checksum(content) !== sum) throw new Error(`${name} is damaged.`);
    files.set(name, new TextDecoder().decode(content));
    place += 46 + nameLength;
  }
  return files;
}
