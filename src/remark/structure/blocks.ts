/** Checks blocks between `:::` lines and of code, and footnotes, and finds misplaced directives and formulas. */

import { admonitionNames, textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, Paragraph, Root, Text } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { suggestion } from '../../lib/nearest-name';
import type { StructureProblem } from './problem';

/**
 * @param lines lines of the page's file, to see whether a block is closed
 * @param directives names of all leaf directives
 */
export function findBlockProblem(
  node: Nodes,
  lines: readonly string[],
  directives: readonly string[],
): string | undefined {
  switch (node.type) {
    case 'containerDirective':
      return findContainerProblem(node, lines);
    case 'textDirective':
      return findTextProblem(node);
    case 'text':
      return findMisplaced(node, directives);
    case 'code':
      return findUnclosedCode(node, lines) ?? findUndrawnCode(node);
    case 'paragraph':
      return findMath(node, lines);
    default:
      return undefined;
  }
}

function findContainerProblem({ name, position }: ContainerDirective, lines: readonly string[]): string | undefined {
  if (!admonitionNames.some((known) => known === name)) {
    return `There is no block ":::${name}".${suggestion(name, admonitionNames) || ` Known are ${admonitionNames.join(', ')}.`}`;
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

/** What to write instead, by the language. */
const languages: Readonly<Record<string, string>> = {
  mermaid: 'Save the diagram as a picture in static/img/, and write ![what it shows](/img/diagrams/name.svg).',
  math: 'Write the formula as code or in words.',
  latex: 'Write the formula as code or in words.',
  tex: 'Write the formula as code or in words.',
};

/** What to write instead, by a word behind the language. */
const words: Readonly<Record<string, string>> = {
  live: "Show the result in words or in a picture, or import a component whose file begins with 'use client'.",
  npm2yarn:
    'Write ::install{packages="@capacitor/camera"}, or tabs: <Tabs groupId="package-manager"> with npm, yarn and pnpm.',
};

/** Languages, in lower case, that are never code here. */
export const undrawnLanguages: readonly string[] = Object.keys(languages);

/** @returns what is wrong with a code block that something else was to be made of */
function findUndrawnCode({ lang, meta }: Code): string | undefined {
  const language = undrawnLanguages.find((name) => name === lang?.toLowerCase());
  if (language !== undefined) return `Nothing draws "${lang}" blocks here. ${languages[language]}`;
  const word = Object.keys(words).find((name) => meta?.split(/\s+/).includes(name));
  return word === undefined ? undefined : `"${word}" does nothing here. ${words[word]}`;
}

/** Finds a mark without a footnote, a second footnote for a mark, and a footnote without a mark. */
export function findFootnoteProblems(tree: Root): StructureProblem[] {
  const marks = new Set<string>();
  walkTree<Nodes>(tree, (node) => void (node.type === 'footnoteReference' && marks.add(node.identifier)));
  const lines = new Map<string, number>();
  const problems: StructureProblem[] = [];
  walkTree<Nodes>(tree, (node) => {
    const report = (message: string): unknown => problems.push({ node, message });
    if (node.type === 'text') {
      const mark = /\[\^[^\]\s]+\]/.exec(node.value)?.[0];
      if (mark !== undefined) report(`There is no footnote ${mark}. Write it below the text: ${mark}: ….`);
    }
    if (node.type !== 'footnoteDefinition') return;
    const name = `[^${node.label ?? node.identifier}]`;
    const before = lines.get(node.identifier);
    lines.set(node.identifier, before ?? node.position?.start.line ?? 1);
    if (before !== undefined) report(`The footnote ${name} is in line ${before} already. Give this one another name.`);
    else if (!marks.has(node.identifier))
      report(`Nothing leads to the footnote ${name}. Write ${name} in the text, or remove it.`);
  });
  return problems;
}
