import { escapePattern } from '../../lib/escape-pattern';
import type { ProjectFile } from './project';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Lines of an entry of a lock file, up to its version. */
const entryLength = 3;

/** Characters up to which a line is shown. The entries of `bun.lock` are long. */
const longest = 120;

/**
 * Finds the line of a lock file that names the installed version of a package.
 *
 * @returns undefined if the file names it in another way than npm, Yarn, pnpm and Bun do
 */
export function findInstalledLine({ path, text }: ProjectFile, name: string, version: string): Place | undefined {
  const lines = text.split(/\r?\n/);
  const isNamed = new RegExp(`(?:^|["'/ ])${escapePattern(name)}(?:["'@/:]|$)`);
  const isVersion = new RegExp(`(?<![\\d.])${escapePattern(version)}(?![\\d.])`);
  const places = lines.flatMap((line, index) => {
    if (!line.includes(name) || !isNamed.test(line)) return [];
    const entry = lines.slice(index, index + entryLength).filter((own) => isVersion.test(own));
    const shown = entry.find((own) => own.includes('version')) ?? entry[0];
    return shown === undefined ? [] : [{ index, words: [...new Set([line.trim(), shown.trim()])] }];
  });
  // Where an app asks for one version, a line with the name and the version may be the wish.
  const place = places.find(({ words }) => words.length > 1) ?? places[0];
  return place && { file: path, line: place.index + 1, text: place.words.join(' ').slice(0, longest) };
}

/** Finds the line of a `package.json` that asks for a package. */
export function findRangeLine({ path, text }: ProjectFile, name: string): Place | undefined {
  const isNamed = new RegExp(`"${escapePattern(name)}"\\s*:\\s*"`);
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((line) => line.includes(name) && isNamed.test(line));
  return index === -1
    ? undefined
    : { file: path, line: index + 1, text: (lines[index] ?? '').trim().slice(0, longest) };
}
