/** Checks blocks between `:::` lines and of code, and finds misplaced directives and formulas. */

import { admonitionNames, textOf } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, Paragraph, Text } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { type StructureProblem, suggest } from './structure-problem';
import { findUndrawnCode } from './undrawn-code';

/**
 * @param lines lines of the page's file, to see whether a block is closed
 * @param directives names of all leaf directives
 */
export function findBlockProblem(
  node: Nodes,
  lines: readonly string[],
  directives: readonly string[],
): StructureProblem | undefined {
  const message =
    node.type === 'containerDirective'
      ? findContainerProblem(node, lines)
      : node.type === 'textDirective'
        ? findTextProblem(node)
        : node.type === 'text'
          ? findMisplaced(node, directives)
          : node.type === 'code'
            ? (findUnclosedCode(node, lines) ?? findUndrawnCode(node))
            : node.type === 'paragraph'
              ? findMath(node, lines)
              : undefined;
  return message === undefined ? undefined : { node, message };
}

function findContainerProblem({ name, position }: ContainerDirective, lines: readonly string[]): string | undefined {
  if (!admonitionNames.some((known) => known === name)) {
    return `There is no block ":::${name}".${suggest(name, admonitionNames) || ` Known are ${admonitionNames.join(', ')}.`}`;
  }
  const last = position === undefined ? undefined : lines[position.end.line - 1];
  return last === undefined || /:{3,}\s*$/.test(last)
    ? undefined
    : `The block ":::${name}" is not closed. Write ::: in a separate line behind it.`;
}

/** Words after a colon (`capacitor:copy`) are text. With a label or attributes, they are meant as directives. */
function findTextProblem({ name, children, attributes }: TextDirective): string | undefined {
  if (name === 'fact') return undefined;
  const isMeant = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  const written = `:${name}${children.length > 0 ? `[${textOf(children)}]` : ''}`;
  return isMeant ? `There is no directive "${written}"; in text there is :fact[name] only.` : undefined;
}

/** Finds text that looks like a directive but is not parsed as one. */
function findMisplaced({ value }: Text, directives: readonly string[]): string | undefined {
  const block = /^:::+ ?([a-z]+)\b/m.exec(value)?.[1];
  if (block !== undefined)
    return `":::${block}" does not begin a block here: write its title into brackets, :::${block}[Title].`;
  if (/^:::+\s*$/m.test(value))
    return '":::" has nothing to close here. Remove it; a block that contains another one begins and ends with ::::.';
  const name = /(?:^|\s)::([a-z][a-z-]*)\b/.exec(value)?.[1];
  return name !== undefined && directives.includes(name)
    ? `"::${name}" must be in a separate line, with empty lines around it.`
    : undefined;
}

function findUnclosedCode({ position }: Code, lines: readonly string[]): string | undefined {
  if (position === undefined) return undefined;
  const fence = /(`{3,}|~{3,})/.exec(lines[position.start.line - 1] ?? '')?.[1];
  if (fence === undefined) return undefined;
  const isClosed = position.end.line > position.start.line && lines[position.end.line - 1]?.trim().endsWith(fence);
  return isClosed ? undefined : `The code block is not closed. Write ${fence} in a separate line below it.`;
}

/** Finds formulas of TeX, which nothing draws. An amount of dollars is none. */
function findMath({ position }: Paragraph, lines: readonly string[]): string | undefined {
  if (position === undefined) return undefined;
  const text = lines
    .slice(position.start.line - 1, position.end.line)
    .join('\n')
    .replace(/(`+).*?\1/gs, '');
  const found =
    /\$\$[\s\S]+?\$\$/.exec(text) ??
    /(?<![\w$\\])\$(?=[^\s$])[^$\n]*?(?:\\[a-z]|[\^_])[^$\n]*?(?<=[^\s\\])\$(?![\w$])/.exec(text);
  return found === null
    ? undefined
    : `Nothing draws the formula ${found[0].replace(/\s+/g, ' ')} here. Write it as code or in words: \`x²\`; a dollar sign in text is \\$.`;
}
