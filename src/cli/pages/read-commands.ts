import type { Nodes, Root, RootContent } from 'mdast';
import { lineOf, parseMarkdown } from '../../build/markdown/markdown';
import { textOf } from '../../build/markdown/text-of';
import { walkTree } from '../../build/markdown/walk-tree';
import type { FollowedPage } from '../../config/followed-pages';
import { leafDirectives } from '../../remark';
import type { PageContext } from '../../remark/context';
import { fillFacts } from '../../remark/facts';

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
  if (node.type !== 'leafDirective') return [];
  const [tabs] = leafDirectives[node.name]?.expand(node, context) ?? [];
  const found: PageCommand[] = [];
  if (node.name === 'install' && tabs !== undefined) {
    walkTree<Nodes>(tabs, (child) => {
      if (child.type === 'code' && found.length === 0) {
        found.push(...splitLines(child.value, 0).map(({ text }) => ({ text, line: lineOf(node) })));
      }
    });
  }
  return found;
}

/** Splits a block into its commands. A line that ends with a backslash continues in the next one. */
function splitLines(code: string, firstLine: number): PageCommand[] {
  const commands: PageCommand[] = [];
  let begun: PageCommand | undefined;
  for (const [index, raw] of code.split('\n').entries()) {
    const text = raw.replace(/\s*\\$/, '').trim();
    begun = begun === undefined ? { text, line: firstLine + index } : { ...begun, text: `${begun.text} ${text}` };
    if (raw.endsWith('\\')) continue;
    if (begun.text !== '' && !begun.text.startsWith('#')) commands.push(begun);
    begun = undefined;
  }
  return commands;
}
