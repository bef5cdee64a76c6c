import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinBytes } from '../files/bytes';
import { toBytes } from '../files/to-bytes';

/** What a result is made from, and what it is. */
export type Content = string | Uint8Array;

/** What a build keeps for the next: contents, one for each name, with a hash of all that they were made from. */
export interface CachedResults {
  /** @returns what was kept under the name, if it was made from the very same; undefined else, and for what is damaged */
  read(name: string, inputs: readonly Content[]): Uint8Array | undefined;
  /** Keeps a content once `settle` says so. */
  write(name: string, inputs: readonly Content[], content: Content): void;
}

/**
 * Hands out what an earlier build has made under the name from the very same inputs, or makes it.
 *
 * @param inputs all that the result depends on but the program
 */
export type FromCache = (name: string, inputs: readonly Content[], make: () => Content) => Uint8Array;

/** Makes everything again, without a cache. */
export const withoutCache: FromCache = (_name, _inputs, make) => encode(make());

/** End of the names of results that no build has stood up for yet. */
const pending = '.new';

/** Longest name of a file on the common systems, less what is put behind it. */
const longestName = 255 - pending.length;

/** Ends the line with the hashes that a result begins with. */
const lineEnd = 10;

/**
 * Opens a folder of results. Whoever reads and writes there gives every input that a result depends on: an input that is left out makes
 * stale pages.
 *
 * @param folder made when the first result is written
 * @param program hash of what all results of the folder depend on
 * @param warn gets one line for a result that is damaged
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
      // A page may have a path that is too long for one name: letters of other alphabets take six or nine characters each.
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
 * @param isSound whether nothing that the results were made from has changed meanwhile; else those of this build are dropped
 * @param isWanted says of a name whether it still stands for something; what does not is removed
 */
export function settleResults(folder: string, isSound: boolean, isWanted: (name: string) => boolean): void {
  for (const file of listOrNone(folder)) {
    const isPending = file.endsWith(pending);
    const kept = isPending ? file.slice(0, -pending.length) : file;
    if (!isWanted(decodeURIComponent(kept)) || (isPending && !isSound)) rmSync(join(folder, file), { force: true });
    else if (isPending) renameSync(join(folder, file), join(folder, kept));
  }
}

/** Hashes contents, so that where one ends and the next begins makes a difference. */
function hash(contents: readonly Content[]): string {
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

/** The text that a result is. */
export function decode(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}

function readOrNone(file: string): Uint8Array | undefined {
  try {
    return toBytes(readFileSync(file));
  } catch {
    // Nothing is kept, or nothing that can be read: both are made again.
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
