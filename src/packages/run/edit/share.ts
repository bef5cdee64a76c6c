/** Packs code into the fragment of an address, which browsers send to nobody. */

/** Longest code that a link holds, in characters. */
export const maxCode = 20_000;

/** What the fragment of a link says: which of the samples of the page it changes, and the packed code. */
export interface SharedMark {
  readonly index: number;
  readonly data: string;
}

/** Reads the fragment of a link to changed code. @returns undefined if it is another one */
export function readSharedMark(fragment: string): SharedMark | undefined {
  const [, index, data] = /^#run=(\d{1,4})\.([\w-]*)$/.exec(fragment) ?? [];
  return index === undefined || data === undefined ? undefined : { index: Number(index), data };
}

/**
 * Writes the fragment of a link.
 *
 * @throws Error if the code is too long
 */
export async function writeShared(index: number, code: string): Promise<string> {
  if (code.length > maxCode)
    throw new Error(`A link can hold ${maxCode} characters of code, and this has ${code.length}.`);
  const bytes = await convert(new TextEncoder().encode(code), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const data = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#run=${index}.${data}`;
}

/**
 * Reads the code of a link.
 *
 * @throws Error if it is broken, or longer than a link can hold
 */
export async function readShared(data: string): Promise<string> {
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = await convert(bytes, new DecompressionStream('deflate-raw'));
    const code = new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
    if (code !== '' && code.length <= maxCode) return code;
  } catch {
    // The browser's message says nothing to a reader.
  }
  throw new Error('This link has no code that can be read: a part of it is missing, or it is too long.');
}

/** Sends bytes through a stream. Stops as soon as there are more than the longest code can have, because few bytes can unpack to gigabytes. */
async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > 4 * maxCode) {
      await reader.cancel();
      throw new Error('There is too much of it.');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
