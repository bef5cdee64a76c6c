import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Sorted hashes of the code that a policy must allow, written as in the policy: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Script types that a browser runs, or that decide what it loads. Every other type, such as JSON-LD, is data to the browser. */
const executedType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Collects the inline code of pages, which a browser runs or applies only if the content security policy lists its hash. */
export class InlineCodeCollector {
  /** Texts, each with the first file that contains it. */
  readonly scripts = new Map<string, string>();
  readonly styles = new Map<string, string>();

  /** @param html of a page */
  add(file: string, html: string): void {
    /** Map that receives the text of the open element, if it is code. */
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
        // Most pages share the same few texts. They are copied, because a substring would keep its whole page in memory.
        if (texts?.has(text) === false) texts.set(Buffer.from(text).toString(), file);
        texts = undefined;
        text = '';
      },
    });
    parser.end(html);
  }
}

/** @returns the inline code of pages */
export function readInlineCode(...pages: readonly string[]): InlineCodeCollector {
  const code = new InlineCodeCollector();
  for (const html of pages) code.add('', html);
  return code;
}

/** @param pages HTML of all pages */
export function hashInlineCode(pages: readonly string[]): InlineHashes {
  return toHashes(readInlineCode(...pages));
}

/** @returns the hashes that a policy must list to allow inline code */
export function toHashes({ scripts, styles }: InlineCodeCollector): InlineHashes {
  return { scripts: [...scripts.keys()].map(toSource).sort(), styles: [...styles.keys()].map(toSource).sort() };
}

/** @returns the hash of a text, written as in a policy */
export function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
