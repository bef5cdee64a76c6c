/** A value of a page's front matter. */
export type FrontMatterValue = string | number | boolean | null;

export interface SplitPage {
  frontMatter: Record<string, FrontMatterValue>;
  /** The text without front matter, with empty lines in its place, so that line numbers stay the same. */
  body: string;
}

/** Front matter that can't be read, with the line of the file. */
export class FrontMatterError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(`Front matter line ${line}: ${reason}`);
    this.name = 'FrontMatterError';
  }
}

const block = /^---[^\S\n]*\n([\s\S]*?)\n?---[^\S\n]*(?=\n|$)/;
const entry = /^([A-Za-z_][\w-]*):(?:[^\S\n]+(.*))?$/;

/**
 * Splits off the front matter of a page. Reads the part of YAML that pages use, one `key: value` per line with plain or
 * quoted strings, numbers, booleans and null, so that tools need no YAML parser.
 * @throws FrontMatterError for anything else (lists, nested keys, text over several lines) and for a key that appears twice.
 */
export function splitFrontMatter(text: string): SplitPage {
  const match = block.exec(text.replaceAll('\r\n', '\n'));
  if (match === null) {
    return { frontMatter: {}, body: text };
  }
  const [whole, lines = ''] = match;
  const body = whole.replace(/[^\n]/g, '') + text.replaceAll('\r\n', '\n').slice(whole.length);
  const frontMatter: SplitPage['frontMatter'] = {};
  lines.split('\n').forEach((line, index) => {
    const [key, value = null] = readLine(line, index + 2) ?? [];
    if (key === undefined) return;
    if (Object.hasOwn(frontMatter, key))
      throw new FrontMatterError(`"${key}" appears twice, keep one: ${line}`, index + 2);
    frontMatter[key] = value;
  });
  return { frontMatter, body };
}

function readLine(line: string, number: number): [key: string, value: FrontMatterValue] | undefined {
  if (line.trim() === '' || line.startsWith('#')) {
    return undefined;
  }
  const [, key, value = ''] = entry.exec(line) ?? [];
  if (key === undefined || /^[[{|>&*!]/.test(value)) {
    throw new FrontMatterError(`write one "key: value" a line, without lists or nesting: ${line}`, number);
  }
  if (!/^['"]/.test(value) && /:(?:\s|$)/.test(value)) {
    throw new FrontMatterError(`a value with a colon must be in quotes: ${line}`, number);
  }
  if (/^(['"])(?!.*\1\s*(?:#.*)?$)|^['"]$/.test(value)) {
    throw new FrontMatterError(`the quotes are not closed: ${line}`, number);
  }
  return [key, readValue(dropComment(value).trim())];
}

function readValue(value: string): FrontMatterValue {
  if (/^".*"$/.test(value)) {
    return value.slice(1, -1).replace(/\\(["\\])/g, '$1');
  }
  if (/^'.*'$/.test(value)) {
    return value.slice(1, -1).replaceAll("''", "'");
  }
  if (value === '' || value === 'null' || value === '~') {
    return null;
  }
  if (value === 'true' || value === 'false') {
    return value === 'true';
  }
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Removes a YAML comment behind a value. A `#` within quotes or within a word is part of the value. */
function dropComment(value: string): string {
  const quoted = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s+#.*$/.exec(value)?.[1];
  return quoted ?? (/^['"]/.test(value) ? value : value.replace(/(?:^|\s+)#.*$/, ''));
}
