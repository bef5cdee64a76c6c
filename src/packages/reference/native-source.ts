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

/** Returns the offset after a block comment. Swift and Kotlin nest block comments. */
function skipBlockComment(text: string, start: number, nests: boolean): number {
  let depth = 1;
  let at = start + 2;
  while (at < text.length && depth > 0) {
    if (text.startsWith('*/', at)) {
      depth -= 1;
      at += 2;
    } else if (nests && text.startsWith('/*', at)) {
      depth += 1;
      at += 2;
    } else {
      at += 1;
    }
  }
  return at;
}

/** Returns the offset after an interpolation whose bracket opens at `start`, including the strings in it. */
export function skipInterpolation(text: string, start: number, language: NativeLanguage): number {
  const open = text.charAt(start);
  const close = open === '(' ? ')' : '}';
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"') {
      at = skipString(text, at, language);
      continue;
    }
    depth += character === open ? 1 : character === close ? -1 : 0;
    at += 1;
    if (depth === 0) {
      break;
    }
  }
  return at;
}

/** Returns the offset after a string literal whose quote is at `start`. A single-line string ends with the line at the latest. */
function skipString(text: string, start: number, language: NativeLanguage): number {
  const quote = text.startsWith('"""', start) && language !== 'objc' ? '"""' : text.charAt(start);
  let at = start + quote.length;
  while (at < text.length && !text.startsWith(quote, at)) {
    if (quote.length === 1 && text.charAt(at) === '\n') {
      return at;
    }
    if (language === 'swift' && text.startsWith('\\(', at)) {
      at = skipInterpolation(text, at + 1, language);
    } else if (language === 'kotlin' && text.startsWith('${', at)) {
      at = skipInterpolation(text, at + 1, language);
    } else {
      at += text.charAt(at) === '\\' ? 2 : 1;
    }
  }
  return Math.min(at + quote.length, text.length);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Splits a source into searchable code and its string literals. */
export function scanSource(text: string, language: NativeLanguage): NativeSource {
  const parts: string[] = [];
  const strings: StringLiteral[] = [];
  const nests = language === 'swift' || language === 'kotlin';
  /** Characters at which a comment or a string may begin. */
  const begins = /[/"']/g;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      const stop = end === -1 ? text.length : end;
      parts.push(blank(text.slice(at, stop)));
      at = stop;
    } else if (text.startsWith('/*', at)) {
      const stop = skipBlockComment(text, at, nests);
      parts.push(blank(text.slice(at, stop)));
      at = stop;
    } else if (character === '"' || (character === "'" && language !== 'swift')) {
      const stop = skipString(text, at, language);
      const quotes = text.startsWith('"""', at) && language !== 'objc' ? 3 : 1;
      const value = text.slice(at + quotes, Math.max(at + quotes, stop - quotes));
      strings.push({ start: at, value });
      parts.push(text.slice(at, at + quotes), blank(value), text.slice(at + quotes + value.length, stop));
      at = stop;
    } else {
      begins.lastIndex = at + 1;
      const next = begins.exec(text)?.index ?? text.length;
      parts.push(text.slice(at, next));
      at = next;
    }
  }
  return { code: parts.join(''), strings };
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
