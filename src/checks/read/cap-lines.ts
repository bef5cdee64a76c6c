import { findNodes, lineOf } from '../../build/markdown/markdown';
import type { Page } from '../../remark/pages';
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

const shells = ['bash', 'powershell'];
const launcher = '(?:npx|pnpx|bunx|yarn|pnpm|npm)\\s+(?:(?:exec|dlx|run|--|-y|--yes)\\s+)*';
const program = '(?:cap|@capacitor/cli(?:@\\S+)?)(?=\\s)';
/** At the start of a command, the launcher is optional. Inside other code, it is required. */
const atStart = new RegExp(`^(?:${launcher})?${program}`);
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
  return joinContinuedLines(code, fenceLine + 1)
    .filter(({ text }) => language !== 'diff' || !text.startsWith('-'))
    .flatMap(({ text, line }) =>
      findCommands(language === 'diff' ? text.replace(/^\+/, '') : text, start).map((command) => ({
        text: command,
        line,
        complete: true,
      })),
    );
}

/** Returns the lines of a block. Joins a line that ends with a backslash with the next line. */
function joinContinuedLines(code: string, firstLine: number): { text: string; line: number }[] {
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

/** Splits a line at command separators and ends of strings, and keeps the parts that call the CLI. */
function findCommands(text: string, start: RegExp): string[] {
  return text.split(/&&|\|\||[;|](?=\s)|["'`](?=\s*[,}\])]|\s*$)/).flatMap((part) => {
    const match = start.exec(part.trim());
    return match === null
      ? []
      : [
          part
            .trim()
            .slice(match.index)
            .replace(/\s+#.*$/, '')
            .trim(),
        ];
  });
}
