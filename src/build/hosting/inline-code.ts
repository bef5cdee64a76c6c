import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Hashes of what a policy must name, sorted: `'sha256-…'`, as the policy writes them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types by which a browser runs a script, or lets it decide what is loaded. Every other one, such as JSON-LD, is data to it. */
const executedType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Inline code by its text, with the first file that it stands in. */
export interface InlineCode {
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
}

/** Collects the code inside of pages that a browser runs or applies only when the content security policy names its hash. */
export class InlineCodeCollector implements InlineCode {
  readonly scripts = new Map<string, string>();
  readonly styles = new Map<string, string>();

  /** @param html of a page */
  add(file: string, html: string): void {
    /** Where the text of the element that is open goes, if it is code. */
    let texts: Map<string, string> | undefined;
    let text = '';
    const parser = new Parser({
      onopentag: (name, { src, type = '' }) => {
        if (name === 'style') texts = this.styles;
        else if (name === 'script' && src === undefined && executedType.test(type.trim())) texts = this.scripts;
      },
      ontext(part) {
        if (texts !== undefined) text += part;
      },
      onclosetag() {
        // Pages hold the same few. A part of a page keeps all of the page in memory, and a copy does not.
        if (texts?.has(text) === false) texts.set(Buffer.from(text).toString(), file);
        texts = undefined;
        text = '';
      },
    });
    parser.end(html);
  }
}

/** @returns the code inside of a piece of HTML */
export function readInlineCode(html: string): InlineCode {
  const code = new InlineCodeCollector();
  code.add('', html);
  return code;
}

/** @param pages HTML of all pages */
export function hashInlineCode(pages: Iterable<string>): InlineHashes {
  const code = new InlineCodeCollector();
  for (const html of pages) code.add('', html);
  return toHashes(code);
}

/** @returns what a policy must name to allow inline code */
export function toHashes({ scripts, styles }: InlineCode): InlineHashes {
  return { scripts: [...scripts.keys()].map(toSource).sort(), styles: [...styles.keys()].map(toSource).sort() };
}

/** @returns the hash of a text as a policy writes it */
export function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
