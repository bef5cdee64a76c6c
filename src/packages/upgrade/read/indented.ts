/** A line of an indented text, with the keys that lead to it. */
export interface IndentedLine {
  readonly path: readonly string[];
  /** Empty where further lines follow. */
  readonly value: string;
  readonly line: number;
}

/**
 * Visits the lines `key: value` and `- value` of an indented text. This is as much of YAML as package managers write into `yarn.lock` and `pnpm-lock.yaml`,
 * and readers into a list of folders or a catalog. Yarn 1, which does not write YAML, leaves out the colon. A YAML parser would not read the latter, and
 * take seconds for a long lock file.
 */
export function visitLines(text: string, visit: (line: IndentedLine) => void): void {
  const open: { indent: number; key: string }[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const content = written.trim();
    if (content === '' || content.startsWith('#') || content === '---') continue;
    const indent = written.length - written.trimStart().length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const { key, value } = splitLine(content);
    open.push({ indent, key });
    visit({ path: open.map((parent) => parent.key), value, line: index + 1 });
  }
}

function splitLine(content: string): { key: string; value: string } {
  if (content.startsWith('- ')) return { key: '-', value: unquote(content.slice(2)) };
  if (content.endsWith(':')) return { key: unquote(content.slice(0, -1)), value: '' };
  const [quote = ''] = /^["']/.exec(content) ?? [];
  const start = quote === '' ? 0 : content.indexOf(quote, 1) + 1;
  const colon = content.indexOf(': ', start);
  const end = colon === -1 ? content.indexOf(' ', start) : colon;
  if (end === -1) return { key: unquote(content), value: '' };
  return { key: unquote(content.slice(0, end)), value: unquote(content.slice(end + (colon === -1 ? 1 : 2))) };
}

/** Removes the quotes around a value, or the comment behind it. */
function unquote(text: string): string {
  const trimmed = text.trim();
  const [quote = ''] = /^["']/.exec(trimmed) ?? [];
  const end = quote === '' ? -1 : trimmed.indexOf(quote, 1);
  if (end === -1) return trimmed.replace(/(?:^|\s)#.*$/, '').trimEnd();
  // Yarn 1 writes several quoted names in one line.
  return trimmed.startsWith(',', end + 1) ? trimmed : trimmed.slice(1, end);
}
