/** A value of a page's front matter. */
export type FrontMatterValue = string | number | boolean | null;

export interface SplitPage {
  frontMatter: Record<string, FrontMatterValue>;
  /** The text without front matter, with empty lines in its place, so that line numbers stay. */
  body: string;
}

const block = /^---[^\S\n]*\n([\s\S]*?)\n?---[^\S\n]*(?=\n|$)/;
const entry = /^([A-Za-z_][\w-]*):(?:[^\S\n]+(.*))?$/;

/**
 * Splits off the front matter of a page. Reads the part of YAML that pages use, one `key: value` a line with plain or
 * quoted strings, numbers, booleans and null, so that tools need no YAML parser.
 * @throws with the line for anything else (lists, nested keys, text over several lines).
 */
export function splitFrontMatter(text: string): SplitPage {
  const match = block.exec(text.replaceAll('\r\n', '\n'));
  if (match === null) {
    return { frontMatter: {}, body: text };
  }
  const [whole, lines = ''] = match;
  const body = whole.replace(/[^\n]/g, '') + text.replaceAll('\r\n', '\n').slice(whole.length);
  return { frontMatter: Object.fromEntries(lines.split('\n').flatMap(readLine)), body };
}

function readLine(line: string, index: number): [key: string, value: FrontMatterValue][] {
  if (line.trim() === '' || line.startsWith('#')) {
    return [];
  }
  const [, key, value = ''] = entry.exec(line) ?? [];
  if (key === undefined || /^[[{|>&*!]/.test(value)) {
    throw new Error(`Front matter line ${index + 2}: write one "key: value" a line, without lists or nesting: ${line}`);
  }
  if (!/^['"]/.test(value) && /:(?:\s|$)/.test(value)) {
    throw new Error(`Front matter line ${index + 2}: a value with a colon must stand in quotes: ${line}`);
  }
  return [[key, readValue(value.trim())]];
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
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value.replace(/\s+#.*$/, '');
}
