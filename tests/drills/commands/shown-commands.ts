import type { Code, Nodes, Root } from 'mdast';
import { joinContinuedLines } from '../../../src/packages/docs-checks/read/cap-lines';
import { findNodes, lineOf, parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { walkTree } from '../../../src/packages/shared/markdown/walk-tree';
import type { PageContext } from '../../../src/remark/context';
import { fillFacts } from '../../../src/remark/facts';

/** A command of the CLI on a page, with what the page says it does. */
export interface ShownCommand {
  /** As a reader enters it, with the facts filled in. */
  readonly text: string;
  /** Line in the file. */
  readonly line: number;
  /** Lines of the output that the page shows below it. */
  readonly output?: readonly string[];
  /** Content of `capacitor.config.json` that the page shows below it. */
  readonly config?: string;
}

/** A call of the CLI, with variables before it or not. */
const call = /^(?:\w+=\S+ )?npx (?:cap|@capacitor\/cli@\d+)(?: |$)/;

/** Prepares a page: its tree with the facts filled in. The text has its front matter. */
export function readTree(text: string, context: PageContext): Root {
  const tree = parseMarkdown(text);
  fillFacts(tree, context);
  return tree;
}

/**
 * Lists the commands of the CLI on a page, in code blocks and in the text. A block of output, or `capacitor.config.json`, right below a command is
 * what the command prints or writes.
 */
export function listShownCommands(tree: Root): ShownCommand[] {
  const found: ShownCommand[] = findNodes(tree, 'inlineCode').flatMap((node) =>
    call.test(node.value) && !/[…<[]|NAME/.test(node.value) ? [{ text: node.value, line: lineOf(node) }] : [],
  );
  walkTree<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'code') return;
    const commands = readBlock(node);
    const last = commands.at(-1);
    const next = parent?.children[index + 1];
    if (last === undefined || next?.type !== 'code') found.push(...commands);
    else found.push(...commands.slice(0, -1), { ...last, ...readResult(next) });
  });
  return found;
}

function readBlock(node: Code): ShownCommand[] {
  const { lang, value } = node;
  const first = lineOf(node) + 1;
  if (lang === 'bash') {
    return joinContinuedLines(value, first)
      .map(({ text, line }) => ({ text: text.trim().replace(/\s+#.*$/, ''), line }))
      .filter(({ text }) => call.test(text));
  }
  if (lang !== 'shell-session') return [];
  // Lines after `$ ` are entered, the others are output.
  return value.split(/^\$ /m).flatMap((part) => {
    const [text = '', ...output] = part.trimEnd().split('\n');
    return call.test(text) ? [{ text, line: first, output }] : [];
  });
}

/** Reads what a block shows of a command's work. */
function readResult({ lang, meta, value }: Code): Pick<ShownCommand, 'output' | 'config'> {
  if (lang === 'text') return { output: value.split('\n') };
  return meta?.includes('"capacitor.config.json"') ? { config: value } : {};
}

/** Lists the code in the text of a page, among it the messages that it explains. */
export function listShownCodes(tree: Root): string[] {
  return findNodes(tree, 'inlineCode').map(({ value }) => value);
}

/** Lists the files of the native projects that the tables below "What it does" name on a command's page. */
export function listShownFiles({ children }: Root): string[] {
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node).trim() === 'What it does');
  if (start === -1) return [];
  const end = children.findIndex((node, index) => index > start && node.type === 'heading' && node.depth <= 2);
  const section = children.slice(start + 1, end === -1 ? undefined : end);
  const tables = findNodes({ type: 'root', children: section }, 'table');
  const names = tables.flatMap((table) =>
    findNodes({ type: 'root', children: [table] }, 'inlineCode').map(({ value }) => value),
  );
  return [...new Set(names.filter((name) => /^(?:android|ios)\/[\w./-]+$/.test(name)))];
}
