/**
 * Checks that the XML in the documentation is well-formed: manifests, property lists and parts of them.
 * A part may have several elements or text at the top level; inside them, it must be well-formed by XML 1.0
 * (tags match, attributes are quoted and unique, `&` and `<` are escaped).
 */
import { lineAt, type ParseError } from '../problem';

const name = '[A-Za-z_:][\\w:.-]*';
const token = new RegExp(
  [
    '<!--(?<comment>[\\s\\S]*?)-->',
    '<!\\[CDATA\\[[\\s\\S]*?\\]\\]>',
    '<\\?[\\s\\S]*?\\?>',
    '<!DOCTYPE[^>\\[]*(?:\\[[\\s\\S]*?\\])?[^>]*>',
    `</(?<close>${name})\\s*>`,
    `<(?<open>${name})(?<attributes>(?:"[^"]*"|'[^']*'|[^<>"'])*?)(?<empty>/?)>`,
    '(?<text>[^<]+)',
    '(?<bad><)',
  ].join('|'),
  'gy',
);
const attribute = new RegExp(`\\s+(${name})\\s*=\\s*("[^"]*"|'[^']*')`, 'y');
const bareAmpersand = /&(?!(?:[A-Za-z_][\w.-]*|#\d+|#x[\dA-Fa-f]+);)/;

/** Finds the first error of an XML document or a part of one. */
export function findXmlError(code: string): ParseError | undefined {
  const open: { name: string; line: number }[] = [];
  for (const match of code.matchAll(token)) {
    const line = lineAt(code, match.index);
    const message = findTokenError(match, open, line);
    if (message !== undefined) {
      return { message, line };
    }
  }
  const unclosed = open.at(-1);
  return unclosed && { message: `<${unclosed.name}> is not closed`, line: unclosed.line };
}

function findTokenError(
  match: RegExpMatchArray,
  open: { name: string; line: number }[],
  line: number,
): string | undefined {
  const { comment, close, open: opened, attributes = '', empty, text, bad } = match.groups ?? {};
  if (bad !== undefined) {
    return '"<" begins no tag; write &lt; for the character';
  }
  if (comment?.includes('--')) {
    return 'a comment may not contain "--"';
  }
  if (text !== undefined) {
    return bareAmpersand.test(text) ? '"&" must be written &amp;' : undefined;
  }
  if (close !== undefined) {
    const expected = open.pop()?.name;
    return expected === close
      ? undefined
      : `</${close}> closes ${expected === undefined ? 'nothing' : `<${expected}>`}`;
  }
  if (opened !== undefined) {
    if (empty !== '/') {
      open.push({ name: opened, line });
    }
    return findAttributeError(opened, attributes);
  }
  return undefined;
}

function findAttributeError(element: string, attributes: string): string | undefined {
  const seen = new Set<string>();
  let end = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(attributes); match !== null; match = attribute.exec(attributes)) {
    const [, key = '', value = ''] = match;
    if (seen.has(key)) {
      return `<${element}> has the attribute ${key} twice`;
    }
    if (value.includes('<') || bareAmpersand.test(value)) {
      return `attribute ${key} of <${element}> holds an unescaped "<" or "&"`;
    }
    seen.add(key);
    end = attribute.lastIndex;
  }
  const rest = attributes.slice(end).trim();
  return rest === '' ? undefined : `<${element}> has attributes that are not written name="value": ${rest}`;
}
