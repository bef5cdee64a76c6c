/**
 * Returns the bytes of a Buffer without copying them. TypeScript does not accept a Buffer as an array of bytes.
 */
export function toBytes({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
