/**
 * Swift, Objective-C, Java and Kotlin sources as text that can be searched safely:
 * comments and the contents of strings are blanked, offsets and line breaks stay.
 */

export type NativeLanguage = 'swift' | 'kotlin' | 'java' | 'objc';

export interface StringLiteral {
  /** Offset of the opening quote. */
  start: number;
  /** Text between the quotes as written, escapes and interpolations included. */
  value: string;
}

export interface NativeSource {
  /** The source with blanks in place of comments and string contents. */
  code: string;
  strings: StringLiteral[];
}

/** Returns the offset after an interpolation whose bracket opens at `start`, including the strings in it. */
export function skipInterpolation(text: string, start: number, language: NativeLanguage): number {
  const open = text.charAt(start);
  const close = open === '(' ? ')' : '}';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = skipContent(text, at + 1, '"', language);
    else depth += character === open ? 1 : character === close ? -1 : 0;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Characters in front of the bracket of an interpolation. */
const interpolations: Readonly<Partial<Record<NativeLanguage, string>>> = { swift: '\\(', kotlin: '${' };

/** Returns the offset after the content of a string that begins at `start`. A single-line string ends with the line at the latest. */
function skipContent(text: string, start: number, quote: string, language: NativeLanguage): number {
  const interpolation = interpolations[language];
  let at = start;
  while (at < text.length && !text.startsWith(quote, at)) {
    if (quote.length === 1 && text.charAt(at) === '\n') return at;
    if (interpolation !== undefined && text.startsWith(interpolation, at)) {
      at = skipInterpolation(text, at + 1, language);
    } else {
      at += text.charAt(at) === '\\' ? 2 : 1;
    }
  }
  return Math.min(at, text.length);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Splits a source into searchable code and its string literals. */
export function scanSource(text: string, language: NativeLanguage): NativeSource {
  const strings: StringLiteral[] = [];
  const tokens = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"""|["']/g;
  let code = '';
  for (let match = tokens.exec(text); match !== null; match = tokens.exec(text)) {
    const [token] = match;
    code += text.slice(code.length, match.index);
    if (token.startsWith('/')) {
      code += blank(token);
    } else {
      const start = tokens.lastIndex;
      const value = text.slice(start, skipContent(text, start, token, language));
      strings.push({ start: match.index, value });
      code += token + blank(value) + (text.startsWith(token, start + value.length) ? token : '');
    }
    tokens.lastIndex = code.length;
  }
  return { code: code + text.slice(code.length), strings };
}

/** Returns the language for a file extension, or undefined for other files. Headers count as Objective-C. */
export function languageOf(path: string): NativeLanguage | undefined {
  const extension = /\.(swift|kt|java|m|h)$/.exec(path)?.[1];
  const languages = { swift: 'swift', kt: 'kotlin', java: 'java', m: 'objc', h: 'objc' } as const;
  return extension === undefined ? undefined : languages[extension as keyof typeof languages];
}

/**
 * Returns the offset after the bracket that closes the one at `open`, in code whose strings are blanked,
 * or the end of the code when the bracket is never closed.
 */
export function findClosing(code: string, open: number): number {
  const pairs: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
  const opening = code.charAt(open);
  const closing = pairs[opening];
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    const character = code.charAt(at);
    depth += character === opening ? 1 : character === closing ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return code.length;
}

/**
 * Returns the body of the first block that opens after `from`, without its braces.
 * Undefined when a `;` or the end comes first, as in a declaration without a body.
 */
export function readBody(code: string, from: number): string | undefined {
  const open = code.indexOf('{', from);
  const semicolon = code.indexOf(';', from);
  if (open === -1 || (semicolon !== -1 && semicolon < open)) {
    return undefined;
  }
  return code.slice(open + 1, findClosing(code, open) - 1);
}
