import { toCodeBlock, toInlineCode } from '../lib/issue';
import type { Sample } from './sample';

/**
 * Describes in Markdown which lines of a code block are meant, and quotes them.
 *
 * @param from first line, as numbered in the block
 * @param to last line
 */
export function describeSample({ title, language, firstLine, lines }: Sample, from: number, to: number): string {
  const end = firstLine + lines.length - 1;
  const [one, other] = [clamp(from, firstLine, end), clamp(to, firstLine, end)];
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const name = title === '' ? 'Sample without a title' : `Sample ${toInlineCode(title)}`;
  const range = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  const quoted = lines.slice(first - firstLine, last - firstLine + 1).join('\n');
  return `${name}, ${range} of ${firstLine === 1 ? end : `${firstLine} to ${end}`}:\n\n${toCodeBlock(quoted, language)}`;
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}
