/** A fenced code block as written. Positions count from the beginning of the text. */
export interface Fence {
  /** Position of the language. */
  readonly start: number;
  readonly language: string;
  /** Position of the code, and the code. */
  readonly codeStart: number;
  readonly code: string;
}

/** A text in which what is not Markdown is blank, at the same positions. */
export interface MaskedText {
  /** Without front matter, code, comments, imports and exports. */
  readonly plain: string;
  /** Without expressions in braces, either. */
  readonly prose: string;
  readonly fences: readonly Fence[];
}

const opening = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([^\s`{]*)/;

/** Masks the code of a page, which need not be valid MDX. */
export function maskCode(text: string): MaskedText {
  const { rest, fences } = maskFences(text.replace(/^---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?=\n|$)/, blank));
  const plain = rest
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank)
    .replace(/^(?:import|export)\s(?:(?!\n[ \t]*\n)[\s\S])*/gm, blank);
  return { plain, prose: maskBraces(plain), fences };
}

/** Replaces all but the ends of lines with blanks. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function maskFences(text: string): { rest: string; fences: Fence[] } {
  const fences: Fence[] = [];
  let open: { mark: string; start: number; language: string; codeStart: number } | undefined;
  let position = 0;
  const lines = text.split('\n').map((line) => {
    const start = position;
    position += line.length + 1;
    if (open !== undefined) {
      const isEnd = line.trim().startsWith(open.mark) && /^[\s>]*(?:`+|~+)\s*$/.test(line);
      if (isEnd) {
        fences.push({ ...open, code: text.slice(open.codeStart, start) });
        open = undefined;
      }
      return blank(line);
    }
    const [, indent = '', mark = '', language = ''] = opening.exec(line) ?? [];
    if (mark === '') return line;
    const languageAt = start + line.indexOf(language, indent.length + mark.length);
    open = { mark, start: languageAt, language, codeStart: position };
    return blank(line);
  });
  return { rest: lines.join('\n'), fences };
}

/** Masks expressions, from each brace to the one that closes it. Braces that nothing closes stay. */
function maskBraces(text: string): string {
  const parts: string[] = [];
  const open: number[] = [];
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(/\\.|[{}]/gs)) {
    if (sign === '{') open.push(index);
    const start = sign === '}' ? open.pop() : undefined;
    if (start === undefined || open.length > 0) continue;
    parts.push(text.slice(done, start), blank(text.slice(start, index + 1)));
    done = index + 1;
  }
  return parts.join('') + text.slice(done);
}
