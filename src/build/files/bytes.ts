import { gzipSync } from 'node:zlib';
import { toBytes } from './to-bytes';

/** Concatenates arrays of bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  return toBytes(Buffer.concat(parts));
}

/** Computes the CRC-32 of ZIP and PNG. Node has a function for it only since 20.15, but every gzip file has it near its end (RFC 1952, 2.3.1). */
export function checksum(content: Uint8Array): number {
  const packed = gzipSync(content, { level: 0 });
  return packed.readUInt32LE(packed.length - 8);
}
