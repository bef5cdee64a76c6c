import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinBytes, toBytes } from '@capacitor-docs/shared';

/** An input of a result, or the result itself. */
export type Content = string | Uint8Array;

/** Results that a build caches for the next: one content per name, with a hash of everything that it was made from. */
export interface CachedResults {
  /** @returns the content cached under the name; undefined if it does not exist, is damaged, or was made from other inputs */
  read(name: string, inputs: readonly Content[]): Uint8Array | undefined;
  /** Writes a pending result, which `settleResults` later keeps or removes. */
  write(name: string, inputs: readonly Content[], content: Content): void;
}

/**
 * Returns what an earlier build made under the name from the same inputs, or makes it.
 *
 * @param inputs everything that the result depends on, except the program
 */
export type FromCache = (name: string, inputs: readonly Content[], make: () => Content) => Uint8Array;

/** Makes every result again, without a cache. */
export const withoutCache: FromCache = (_name, _inputs, make) => encode(make());

/** File name suffix of results that `settleResults` has not confirmed yet. */
const pending = '.new';

/** Maximum length of a file name on common systems, minus the suffix. */
const longestName = 255 - pending.length;

/** Line feed after the hashes, which are the first line of a result file. */
const lineEnd = 10;

/**
 * Opens a folder of results. Callers must pass every input that a result depends on, because a missing input leads to stale pages.
 *
 * @param folder created when the first result is written
 * @param program hash of what all results of the folder depend on
 * @param warn receives one line for each damaged result
 */
export function openResults(
  folder: string,
  program: string,
  warn: (line: string) => void = console.warn,
): CachedResults {
  const fileOf = (name: string) => join(folder, encodeURIComponent(name));
  let isMade = false;
  return {
    read(name, inputs) {
      const kept = readOrNone(fileOf(name));
      const end = kept?.indexOf(lineEnd) ?? -1;
      if (kept === undefined || end === -1) return undefined;
      const [key, digest] = decode(kept.subarray(0, end)).split(' ');
      if (key !== hash([program, name, ...inputs])) return undefined;
      const content = kept.subarray(end + 1);
      if (digest === hash([content])) return content;
      warn(`${fileOf(name)} is damaged, so it is made again.`);
      return undefined;
    },
    write(name, inputs, content) {
      // The path of a page may be too long for a file name: letters of other alphabets take six or nine characters each.
      if (encodeURIComponent(name).length > longestName) return;
      if (!isMade) mkdirSync(folder, { recursive: true });
      isMade = true;
      const head = `${hash([program, name, ...inputs])} ${hash([content])}\n`;
      const whole = typeof content === 'string' ? head + content : joinBytes([encode(head), content]);
      writeFileSync(`${fileOf(name)}${pending}`, whole);
    },
  };
}

/**
 * Ends a build's work in a folder of results.
 *
 * @param isSound whether the inputs of the results are unchanged since the build began; otherwise this build's results are dropped
 * @param isWanted whether the result with a name is still needed; all others are removed
 */
export function settleResults(folder: string, isSound: boolean, isWanted: (name: string) => boolean): void {
  for (const file of listOrNone(folder)) {
    const isPending = file.endsWith(pending);
    const kept = isPending ? file.slice(0, -pending.length) : file;
    if (!isWanted(decodeURIComponent(kept)) || (isPending && !isSound)) rmSync(join(folder, file), { force: true });
    else if (isPending) renameSync(join(folder, file), join(folder, kept));
  }
}

/** Hashes contents together with their lengths, so that the boundaries between them matter. @returns SHA-256, hexadecimal */
export function hash(contents: Iterable<Content>): string {
  const sum = createHash('sha256');
  for (const content of contents) {
    const length = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
    sum.update(`${length}:`).update(content);
  }
  return sum.digest('hex');
}

function encode(content: Content): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** Decodes a result as text. */
export function decode(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}

function readOrNone(file: string): Uint8Array | undefined {
  try {
    return toBytes(readFileSync(file));
  } catch {
    // The file is missing or unreadable. Either way, the result is made again.
    return undefined;
  }
}

function listOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
