/** Applies the diffs of a guide to the files of an app, as a careful person would: by lines, whatever the app has changed around them. */
import { type Hunk, listRuns, parseDiff, type Run, sideOf, splitUnits } from './diff-block';
import { findLines, findSpread } from './find-lines';

export interface Edited {
  readonly text: string;
  /** Number of changes that were made. */
  readonly made: number;
  /** Number of changes that the file had already. */
  readonly present: number;
  /** Lines to remove, or to add, that have no place in the file. */
  readonly missing: readonly string[];
}

/**
 * Applies a diff.
 *
 * @param isUsed whether the app needs a line, which it then keeps although the diff removes it
 */
export function applyDiff(text: string, diff: string, isUsed: (line: string) => boolean = () => false): Edited {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const missing: string[] = [];
  let made = 0;
  let present = 0;
  let cursor = 0;
  for (const hunk of parseDiff(diff)) {
    const whole = applyWhole(lines, hunk, cursor, isUsed);
    if (whole !== undefined) {
      cursor = whole;
      made += 1;
      continue;
    }
    for (const run of listRuns(hunk)) {
      const result = applyRun(lines, run, cursor, isUsed);
      cursor = result.cursor ?? cursor;
      missing.push(...result.missing);
      if (result.isMade) made += 1;
      else if (result.missing.length === 0) present += 1;
    }
  }
  return { text: lines.join('\n'), made, present, missing };
}

/** Applies a hunk where the file has all its lines one after the other. @returns the line behind it; undefined where the file does not have them */
function applyWhole(
  lines: string[],
  hunk: Hunk,
  cursor: number,
  isUsed: (line: string) => boolean,
): number | undefined {
  if (hunk.some(({ mark, text }) => mark === '-' && isUsed(text))) return undefined;
  const before = sideOf(hunk, 'before');
  const place = hasWords(before) ? findLines(lines, before, cursor) : undefined;
  if (place === undefined) return undefined;
  const after = sideOf(hunk, 'after');
  lines.splice(place.start, place.end - place.start, ...after);
  return place.start + after.length;
}

interface RunResult {
  readonly isMade: boolean;
  readonly cursor?: number;
  readonly missing: readonly string[];
}

/** Applies a changed part of a hunk on its own. */
function applyRun(lines: string[], run: Run, cursor: number, isUsed: (line: string) => boolean): RunResult {
  const { removed, added } = run;
  const isAdded = added.some(isText) && findLines(lines, added, 0) !== undefined;
  if (!removed.some(isText)) return isAdded ? { isMade: false, missing: [] } : addLines(lines, run, cursor);
  const units = splitUnits(removed).filter((unit) => !unit.some(isUsed));
  const missing: string[] = [];
  let first: number | undefined;
  for (const unit of units) {
    const place = hasWords(unit) ? findLines(lines, unit, first ?? cursor) : undefined;
    if (place === undefined) {
      missing.push(...unit.map((line) => `- ${line.trim()}`));
      continue;
    }
    lines.splice(place.start, place.end - place.start);
    first = Math.min(first ?? place.start, place.start);
  }
  if (first === undefined) {
    if (isAdded || units.length === 0) return { isMade: false, missing: [] };
    return { isMade: false, missing: [...missing, ...added.filter(isText).map((line) => `+ ${line.trim()}`)] };
  }
  // Where the app has another value, it keeps that.
  const own = missing.flatMap((line) => nameOf(line.slice(2)) ?? []);
  const due = added.filter((line) => !own.includes(nameOf(line) ?? ''));
  lines.splice(first, 0, ...due);
  return { isMade: true, cursor: first + due.length, missing };
}

/** @returns the variable that a line sets, if it sets one */
function nameOf(line: string): string | undefined {
  return /^\s*(\w+)\s*=/.exec(line)?.[1];
}

/** Adds lines below those that the hunk has above them, or else above those that it has below them. */
function addLines(lines: string[], { above, added, below }: Run, cursor: number): RunResult {
  const before = findSpread(lines, above, cursor);
  const after = before === undefined ? findSpread(lines, below, cursor) : undefined;
  const place = before?.end ?? after?.start;
  if (place === undefined) return { isMade: false, missing: added.filter(isText).map((line) => `+ ${line.trim()}`) };
  lines.splice(place, 0, ...added);
  return { isMade: true, cursor: place + added.length, missing: [] };
}

function isText(line: string): boolean {
  return line.trim() !== '';
}

/** Brackets alone are in many places. */
function hasWords(lines: readonly string[]): boolean {
  return lines.some((line) => /\w/.test(line));
}
