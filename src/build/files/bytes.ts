import { gzipSync } from 'node:zlib';
import { toBytes } from './to-bytes';

/** @returns the parts, one behind the other */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  return toBytes(Buffer.concat(parts));
}

/** CRC-32 as ZIP and PNG want it. Node has a function for that from 20.15 on; gzip ends with it (RFC 1952, 2.3.1), whatever it packs. */
export function checksum(content: Uint8Array): number {
  const packed = gzipSync(content, { level: 0 });
  return packed.readUInt32LE(packed.length - 8);
}
