/** A line of a diff: ` ` for context, `-` for what goes, `+` for what comes. */
export interface DiffLine {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** A part of a diff, without lines left out in between. */
export type Hunk = readonly DiffLine[];

/** A part of a hunk whose lines change. */
export interface Run {
  /** Lines above it in the hunk, as they are after the changes. */
  readonly above: readonly string[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Lines below it in the hunk, as they are before the changes. */
  readonly below: readonly string[];
}

/** Reads a diff of a guide. Its parts are separated by lines such as `@@ … @@`. */
export function parseDiff(diff: string): Hunk[] {
  return diff.split(/^@@.*@@$\n?/m).map((part) =>
    part
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => {
        const mark = line.startsWith('-') || line.startsWith('+') ? (line.charAt(0) as '-' | '+') : ' ';
        return { mark, text: line.slice(1) };
      }),
  );
}

/** @returns the lines of a hunk before or after its changes */
export function sideOf(hunk: Hunk, side: 'before' | 'after'): string[] {
  const gone = side === 'before' ? '+' : '-';
  return hunk.filter(({ mark }) => mark !== gone).map(({ text }) => text);
}

/** Cuts a hunk into the parts that change. */
export function listRuns(hunk: Hunk): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < hunk.length; start += 1) {
    if (hunk[start]?.mark === ' ') continue;
    const length = hunk.slice(start).findIndex(({ mark }) => mark === ' ');
    const end = length === -1 ? hunk.length : start + length;
    const changed = hunk.slice(start, end);
    runs.push({
      above: sideOf(hunk.slice(0, start), 'after'),
      removed: sideOf(changed, 'before'),
      added: sideOf(changed, 'after'),
      below: sideOf(hunk.slice(end), 'before'),
    });
    start = end;
  }
  return runs;
}

/**
 * Splits lines into what belongs together: an element with its content, a block with its closing bracket, a key of a property list with its value.
 * Blank lines are left out.
 */
export function splitUnits(lines: readonly string[]): string[][] {
  const units: string[][] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const unit = units.at(-1);
    const [first] = unit ?? [];
    if (unit === undefined || first === undefined || !belongsTo(first, line)) units.push([line]);
    else unit.push(line);
  }
  return units;
}

function belongsTo(first: string, line: string): boolean {
  const isDeeper = indentOf(line) > indentOf(first);
  const isClosing = /^\s*(?:[})\]]|<\/|#endif)/.test(line);
  const isValue = first.trim().startsWith('<key>') && !line.trim().startsWith('<key>');
  return isDeeper || (indentOf(line) === indentOf(first) && (isClosing || isValue));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
