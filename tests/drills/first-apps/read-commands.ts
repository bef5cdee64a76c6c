import type { Root, RootContent } from 'mdast';
import { joinContinuedLines } from '../../../src/packages/docs-checks/read/cap-lines';
import { findNodes, lineOf, parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import type { PageContext } from '../../../src/remark/context';
import { fillFacts } from '../../../src/remark/facts';
import { expandInstall } from '../../../src/remark/install';
import type { FollowedPage } from './followed-pages';

/** A command of a page, as a reader enters it. */
export interface PageCommand {
  readonly text: string;
  /** Line in the file. */
  readonly line: number;
}

/**
 * Reads the commands that a reader of a page enters, one after the other. Of install commands in tabs, it takes those of npm.
 *
 * @param text of the page, front matter included
 * @returns undefined when the page lacks one of the sections
 */
export function readCommands(
  text: string,
  context: PageContext,
  { sections, until, instead = {} }: FollowedPage,
): PageCommand[] | undefined {
  const tree = parseMarkdown(text);
  fillFacts(tree, context);
  const commands: PageCommand[] = [];
  for (const title of sections) {
    const section = findSection(tree, title);
    if (section === undefined) return undefined;
    commands.push(...section.flatMap((node) => readNode(node, context)));
  }
  const end = until === undefined ? -1 : commands.findIndex((command) => command.text.startsWith(until));
  return (end === -1 ? commands : commands.slice(0, end))
    .map((command) => ({ ...command, text: instead[command.text] ?? command.text }))
    .filter((command) => command.text !== '');
}

/** Returns what stands below a heading, up to the next one of its level or above. */
function findSection({ children }: Root, title: string): RootContent[] | undefined {
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node).trim() === title);
  const heading = children[start];
  if (heading?.type !== 'heading') return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return end === -1 ? rest : rest.slice(0, end);
}

function readNode(node: RootContent, context: PageContext): PageCommand[] {
  if (node.type === 'code') return node.lang === 'bash' ? splitLines(node.value, lineOf(node) + 1) : [];
  if (node.type !== 'leafDirective' || node.name !== 'install') return [];
  const tabs = { type: 'root', children: expandInstall(node, context) } as Root;
  const [first] = findNodes(tabs, 'code');
  return splitLines(first?.value ?? '', 0).map(({ text }) => ({ text, line: lineOf(node) }));
}

/** Splits a block into its commands. */
function splitLines(code: string, firstLine: number): PageCommand[] {
  return joinContinuedLines(code, firstLine)
    .map(({ text, line }) => ({ text: text.trim(), line }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
}
