import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build keeps for the next: texts, one for each name, with a hash of all that they were made from. */
export interface KeptResults {
  /** @returns what was kept under the name, if it was made from the very same; undefined else, and for what is damaged */
  read(name: string, inputs: readonly string[]): string | undefined;
  /** Keeps a text once `settle` says so. */
  write(name: string, inputs: readonly string[], text: string): void;
}

/** End of the names of results that no build has stood up for yet. */
const pending = '.new';

/**
 * Opens a folder of results. Whoever reads and writes there gives every input that a result depends on: an input that is left out makes
 * stale pages.
 *
 * @param folder made when the first result is written
 * @param program hash of what all results of the folder depend on
 * @param warn gets one line for a result that is damaged
 */
export function openResults(folder: string, program: string, warn: (line: string) => void = console.warn): KeptResults {
  const fileOf = (name: string) => join(folder, encodeURIComponent(name));
  return {
    read(name, inputs) {
      const kept = readOrNone(fileOf(name));
      const end = kept?.indexOf('\n') ?? -1;
      if (kept === undefined || end === -1) return undefined;
      const [key, digest] = kept.slice(0, end).split(' ');
      if (key !== hash([program, name, ...inputs])) return undefined;
      const text = kept.slice(end + 1);
      if (digest === hash([text])) return text;
      warn(`${fileOf(name)} is damaged, so it is made anew.`);
      return undefined;
    },
    write(name, inputs, text) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${fileOf(name)}${pending}`, `${hash([program, name, ...inputs])} ${hash([text])}\n${text}`);
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

/** Hashes texts, so that where one ends and the next begins makes a difference. */
function hash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length}:`).update(text);
  return sum.digest('hex');
}

function readOrNone(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Nothing is kept, or nothing that can be read: both are made anew.
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
