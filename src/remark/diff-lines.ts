import { diffArrays, structuredPatch } from 'diff';

/**
 * Compares two texts by line. Removed lines come before the lines that replace them.
 *
 * @param context number of lines to keep around a change
 * @param isLeftOut whether a change is left out because of a line that it adds or removes: the older line stays
 * @returns the changed parts, in which each line begins with ` `, `-` or `+`; changes with at most twice the context between them form one part
 */
export function diffLines(
  older: string,
  newer: string,
  context: number,
  isLeftOut: (line: string) => boolean,
): string[][] {
  const before = toLines(older);
  const after = undoChanges(before, toLines(newer), isLeftOut);
  const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  return structuredPatch('', '', toText(before), toText(after), '', '', { context }).hunks.map(({ lines }) => lines);
}

function toLines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** @returns the newer lines, but for the changes that are left out the older ones. A removed and an added line belong together by their places in a change. */
function undoChanges(older: string[], newer: string[], isLeftOut: (line: string) => boolean): string[] {
  const parts = diffArrays(older, newer);
  return parts.flatMap((part, index) => {
    if (!part.added && !part.removed) return part.value;
    // What replaces this comes next.
    if (part.removed && parts[index + 1]?.added) return [];
    const [removed, added] = part.removed ? [part, undefined] : [parts[index - 1], part];
    const before = removed?.removed ? removed.value : [];
    const after = added?.value ?? [];
    return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
      const [old, line] = [before[place], after[place]];
      return [old, line].some((one) => one !== undefined && isLeftOut(one)) ? old : line;
    }).filter((line) => line !== undefined);
  });
}
