/**
 * Finds out why a text is not valid JSON.
 *
 * @returns the reason and the line, counted from 1, where parsing stopped; null when the text is valid JSON
 */
export function findJsonProblem(text: string): { line: number; reason: string } | null {
  if (readError(text) === null) return null;
  if (text.startsWith('\ufeff')) return { line: 1, reason: 'the file begins with a byte order mark' };
  if (text.trim() === '') return { line: 1, reason: 'the file is empty' };
  const lines = text.trimEnd().split('\n');
  // Node often gives no position. This finds the first line after which the text is invalid, whatever follows.
  let low = 1;
  let high = lines.length + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isWrongForever(lines.slice(0, middle).join('\n'))) high = middle;
    else low = middle + 1;
  }
  if (low > lines.length) return { line: lines.length, reason: 'it ends too early' };
  const read = lines.slice(0, low).join('\n');
  const message = readError(read) ?? '';
  const position = readPosition(message);
  const line = position === null ? low : read.slice(0, position).split('\n').length;
  const reason = message.replace(/(?: in JSON)? at position.*$/s, '').replace(/, +(?:\.\.\.)?".*$/s, '');
  return { line, reason: reason.charAt(0).toLowerCase() + reason.slice(1) };
}

/**
 * @returns false when the text is valid JSON or the beginning of it
 */
function isWrongForever(text: string): boolean {
  const message = readError(text);
  if (message === null || /end of JSON input|Unterminated string/.test(message)) return false;
  const position = readPosition(message);
  return position === null || position < text.trimEnd().length;
}

/**
 * @returns the parser's error message; null when the text is valid JSON
 */
function readError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param message of the parser
 * @returns the position that it names
 */
function readPosition(message: string): number | null {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : Number(position);
}
