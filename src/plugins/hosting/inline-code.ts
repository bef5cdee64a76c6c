import { createHash } from 'node:crypto';

/** Hashes of what a policy must name, sorted: `'sha256-…'`, as the policy writes them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** An inline element with its attributes, not unfolded, and its text. */
const element = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const srcAttribute = /(?:^|\s)src\s*=/i;
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Types by which a browser runs a script, or lets it decide what is loaded. Every other one, such as JSON-LD, is data to it. */
const executedType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Finds the code inside of pages that a browser runs or applies only when the content security policy names its hash.
 *
 * @param pages HTML of all pages, one after the other, so that they need not be in memory together
 */
export function hashInlineCode(pages: Iterable<string>): InlineHashes {
  // Pages hold the same few; what was seen is not hashed again.
  const texts = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages) {
    for (const [, name = '', attributes = '', text = ''] of html.matchAll(element)) {
      if (name.toLowerCase() === 'style') texts.style.add(text);
      else if (isExecuted(attributes)) texts.script.add(text);
    }
  }
  return { scripts: [...texts.script].map(toSource).sort(), styles: [...texts.style].map(toSource).sort() };
}

function isExecuted(attributes: string): boolean {
  if (srcAttribute.test(attributes)) return false;
  const [, double, single, bare] = typeAttribute.exec(attributes) ?? [];
  return executedType.test((double ?? single ?? bare ?? '').trim());
}

function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
