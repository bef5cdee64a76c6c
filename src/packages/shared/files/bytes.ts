import { gzipSync } from 'node:zlib';

/** Concatenates arrays of bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  return toBytes(Buffer.concat(parts));
}

/** Computes the CRC-32 of ZIP and PNG. Node has a function for it only since 20.15, but every gzip file has it near its end (RFC 1952, 2.3.1). */
export function checksum(content: Uint8Array): number {
  const packed = gzipSync(content, { level: 0 });
  return packed.readUInt32LE(packed.length - 8);
}

/**
 * Returns the bytes of a Buffer without copying them. TypeScript does not accept a Buffer as an array of bytes.
 */
export function toBytes({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
