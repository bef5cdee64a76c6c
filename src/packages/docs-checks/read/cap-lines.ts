import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import type { Page } from '../../../remark/pages';
import { treeOf } from './parsed-page';
import { collectSnippets, type Snippet } from './snippets';

/** A command line of the Capacitor CLI on a page, starting with its launcher (`npx`). */
export interface CapLine {
  text: string;
  /** Line in the file. */
  line: number;
  /** Whether the line is meant to be run as written. True in code blocks. */
  complete: boolean;
}

const shells = ['bash', 'powershell', 'shell-session'];
const launcher = '(?:npx|pnpx|bunx|yarn|pnpm|npm)\\s+(?:(?:exec|dlx|run|--|-y|--yes|--no|--no-install)\\s+)*';
const program = '(?:cap|@capacitor/cli(?:@\\S+)?)(?=\\s)';
/** Variables before a command. A quote can only begin a quoted part, so there is one way to match a text: the time stays linear. */
const assignments = `(?:\\w+=(?:"[^"]*"|'[^']*'|[^\\s"'])*\\s+)*`;
/** At the start of a command, the launcher is optional. Inside other code, it is required. */
const atStart = new RegExp(`^${assignments}(?:${launcher})?${program}`);
const anywhere = new RegExp(`${launcher}${program}`);

/** Collects all `cap` command lines in inline code and code blocks. */
export function collectCapLines(page: Page): CapLine[] {
  const inline = findNodes(treeOf(page), 'inlineCode').flatMap((node) =>
    findCommands(node.value, atStart).map((text) => ({ text, line: lineOf(node), complete: false })),
  );
  return [...inline, ...collectSnippets(page).flatMap(findInBlock)];
}

function findInBlock({ language, code, fenceLine }: Snippet): CapLine[] {
  const start = shells.includes(language) ? atStart : anywhere;
  return joinContinuedLines(code, fenceLine + 1).flatMap(({ text, line }) => {
    const source = readSource(text, language);
    return source === undefined
      ? []
      : findCommands(source, start).map((command) => ({ text: command, line, complete: true }));
  });
}

/** Returns the part of a line that a reader runs or keeps, or undefined for output and removed lines. */
function readSource(text: string, language: string): string | undefined {
  switch (language) {
    case 'text':
      return undefined;
    case 'shell-session':
      return text.startsWith('$ ') ? text.slice(2) : undefined;
    case 'diff':
      return text.startsWith('-') ? undefined : text.replace(/^\+/, '');
    default:
      return text;
  }
}

/** Returns the lines of a block. Joins a line that ends with a backslash with the next line. */
export function joinContinuedLines(code: string, firstLine: number): { text: string; line: number }[] {
  const joined: { text: string; line: number }[] = [];
  let isContinued = false;
  for (const [index, raw] of code.split('\n').entries()) {
    const text = raw.replace(/\s*\\$/, '');
    const last = joined.at(-1);
    if (isContinued && last !== undefined) {
      last.text += ` ${text.trim()}`;
    } else {
      joined.push({ text, line: firstLine + index });
    }
    isContinued = raw.endsWith('\\');
  }
  return joined;
}

/**
 * Splits a line at command separators and ends of strings, and keeps the parts that call the CLI. A `|` in brackets
 * separates the alternatives of a usage line (`[--list | --target <id>]`).
 */
function findCommands(text: string, start: RegExp): string[] {
  return text.split(/&&|\|\||[;|](?=\s)(?![^[\]]*\])|["'`](?=\s*[,}\])]|\s*$)/).flatMap((part) => {
    const command = part.trim();
    const index = command.search(start);
    return index < 0 ? [] : [command.slice(index).replace(/\s+#.*$/, '')];
  });
}
