/** Finds the lines that differ between two texts, with a few lines around each change. */

/** A changed part: each line begins with ` `, `-` or `+`. */
export type Hunk = readonly string[];

interface Edit {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

/**
 * Compares two texts by line. The longest common part is kept. Removed lines come before the lines that replace them.
 *
 * @param context number of lines to keep around a change
 * @param isLeftOut whether a change is left out because of a line that it adds or removes: the older line stays
 * @returns the changed parts; changes with at most twice the context between them form one part
 */
export function diffLines(
  older: string,
  newer: string,
  context: number,
  isLeftOut: (line: string) => boolean = () => false,
): Hunk[] {
  const edits = keepOlder(listEdits(toLines(older), toLines(newer)), isLeftOut);
  const changed = edits.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
  const ranges: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    if (last !== undefined && index - context <= last.to) last.to = index + context + 1;
    else ranges.push({ from: Math.max(0, index - context), to: index + context + 1 });
  }
  return ranges.map(({ from, to }) => edits.slice(from, to).map(({ mark, line }) => mark + line));
}

/** Replaces the changes that are left out with the older lines. The lines of a change belong together by their places: the first removed, the first added. */
function keepOlder(edits: readonly Edit[], isLeftOut: (line: string) => boolean): Edit[] {
  const kept: Edit[] = [];
  let removed: Edit[] = [];
  let added: Edit[] = [];
  const flush = (): void => {
    let waiting: Edit[][] = [[], []];
    for (let place = 0; place < Math.max(removed.length, added.length); place++) {
      const pair = [removed[place], added[place]];
      if (pair.some((edit) => edit !== undefined && isLeftOut(edit.line))) {
        const line = removed[place]?.line;
        kept.push(...waiting.flat(), ...(line === undefined ? [] : [{ mark: ' ' as const, line }]));
        waiting = [[], []];
      } else {
        for (const [side, edit] of pair.entries()) if (edit !== undefined) waiting[side]?.push(edit);
      }
    }
    kept.push(...waiting.flat());
    removed = [];
    added = [];
  };
  for (const edit of edits) {
    if (edit.mark === '-') removed.push(edit);
    else if (edit.mark === '+') added.push(edit);
    else {
      flush();
      kept.push(edit);
    }
  }
  flush();
  return kept;
}

function toLines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Lists the edits from one list of lines to the other, keeping the longest common subsequence (Wagner and Fischer). */
function listEdits(older: readonly string[], newer: readonly string[]): Edit[] {
  const width = newer.length + 1;
  // At `row * width + column`: length of the longest common subsequence of the remaining lines.
  const common = new Uint32Array((older.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = older.length - 1; row >= 0; row--) {
    for (let column = newer.length - 1; column >= 0; column--) {
      common[row * width + column] =
        older[row] === newer[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const edits: Edit[] = [];
  let row = 0;
  let column = 0;
  while (row < older.length || column < newer.length) {
    const [removed, added] = [older[row], newer[column]];
    if (removed !== undefined && removed === added) {
      edits.push({ mark: ' ', line: removed });
      row++;
      column++;
    } else if (removed !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      edits.push({ mark: '-', line: removed });
      row++;
    } else if (added !== undefined) {
      edits.push({ mark: '+', line: added });
      column++;
    }
  }
  return edits;
}
