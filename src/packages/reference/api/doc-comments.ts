/** Reads the documentation comment of a declaration. */
import ts from '@capacitor-docs/shared/typescript';
import type { DocTags } from '../types';

export interface DocComment {
  /** Markdown, with `{@link}` turned into code. */
  description: string;
  tags: DocTags;
  /** Text of `@returns` or `@return`. */
  returns: string;
  /** Text of each `@param`, by the parameter's name. */
  parameters: ReadonlyMap<string, string>;
  /** Text of each `@example`. */
  examples: string[];
}

type CommentText = string | ts.NodeArray<ts.JSDocComment> | undefined;

/** Text of a comment or tag. A link to a name becomes code, a link to an address becomes a Markdown link. */
function toMarkdown(comment: CommentText): string {
  if (comment === undefined || typeof comment === 'string') {
    return (comment ?? '').replaceAll('\r\n', '\n').trim();
  }
  const parts = comment.map((part) => {
    if (part.kind === ts.SyntaxKind.JSDocText) {
      return part.text;
    }
    const name = part.name === undefined ? '' : part.name.getText();
    if (/^https?$/.test(name)) {
      const [address = '', ...words] = `${name}${part.text}`.split(/[\s|]+/);
      return words.length > 0 ? `[${words.join(' ')}](${address})` : `<${address}>`;
    }
    const label = part.text.replace(/^[\s|]+/, '').trim();
    return `\`${label.startsWith('(') ? name + label : label || name}\``;
  });
  return parts.join('').replaceAll('\r\n', '\n').trim();
}

/** Returns the plain value of a tag such as `@default`, without code fences, backticks or the colon that some packages put in front. */
function toValue(text: string): string {
  return text
    .replace(/^:\s*/, '')
    .replace(/^```\w*\n?|\n?```$/g, '')
    .replace(/^`([^`]*)`$/, '$1')
    .trim();
}

/**
 * v2 writes the default of an option as the last line of its description (`Default: false`).
 * @returns the description without that line, and the value.
 */
function splitDefaultLine(description: string): { description: string; value?: string } {
  const match = /(?:^|\n)\s*default:[ \t]*(\S[^\n]*)$/i.exec(description);
  return match?.[1] === undefined
    ? { description }
    : { description: description.slice(0, match.index).trim(), value: toValue(match[1]) };
}

function findTag(tags: readonly ts.JSDocTag[], ...names: string[]): string | undefined {
  const tag = tags.find(({ tagName }) => names.includes(tagName.text));
  return tag && toMarkdown(tag.comment);
}

/** Reads the comment in front of a declaration. All fields are empty when there is none. */
export function readDocComment(node: ts.Node): DocComment {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = doc?.tags ?? [];
  const { description, value } = splitDefaultLine(toMarkdown(doc?.comment));
  const usage = findTag(tags, 'usage', 'remarks');
  const since = findTag(tags, 'since');
  const defaultTag = findTag(tags, 'default', 'defaultValue');
  const defaultValue = defaultTag === undefined ? value : toValue(defaultTag);
  const deprecated = findTag(tags, 'deprecated');
  const parameters = tags
    .filter(ts.isJSDocParameterTag)
    .map((tag): [string, string] => [tag.name.getText(), toMarkdown(tag.comment).replace(/^-\s+/, '')]);
  return {
    description: [description, usage].filter(Boolean).join('\n\n'),
    tags: {
      ...(since ? { since } : {}),
      ...(defaultValue ? { default: defaultValue } : {}),
      ...(deprecated === undefined ? {} : { deprecated }),
    },
    returns: findTag(tags, 'returns', 'return') ?? '',
    parameters: new Map(parameters),
    examples: tags.filter(({ tagName }) => tagName.text === 'example').map((tag) => toMarkdown(tag.comment)),
  };
}
