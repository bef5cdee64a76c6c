import { removedLineClass } from '../../../config/line-marks';

/** A code block as it is shown. */
export interface ShownCode {
  /** The code without the comments that mark lines. */
  code: string;
  language: string;
  /** Classes of marked lines, by zero-based line index. */
  lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** The highlighter's names for recorded terminal sessions. */
const sessionLanguages = ['shell-session', 'sh-session', 'shellsession'];

/**
 * Returns the text to copy from a code block:
 * - for a session, the commands without their prompts and output;
 * - for a diff, the new state: context and added lines without their markers, and no removed lines;
 * - for any other code, everything except the lines that are marked as removed.
 */
export function readCopiedCode({ code, language, lineClassNames }: ShownCode): string {
  const lines = code.split('\n');
  if (sessionLanguages.includes(language)) return readCommands(lines).join('\n');
  if (language === 'diff') return readNewState(lines).join('\n');
  return lines.filter((_, index) => lineClassNames[index]?.includes(removedLineClass) !== true).join('\n');
}

/** Returns the commands after a `$`, and after a `>` if the previous line ends with a backslash. Without any prompt, returns all lines. */
function readCommands(lines: readonly string[]): string[] {
  const commands = lines.flatMap((line, index) => {
    const [, prompt, command = ''] = /^\s*([$>]) (.*)$/.exec(line) ?? [];
    const isCommand = prompt === '$' || (prompt === '>' && lines[index - 1]?.endsWith('\\') === true);
    return isCommand ? [command] : [];
  });
  return commands.length === 0 ? [...lines] : commands;
}

/** Returns the new state of a diff, with an empty line between hunks. */
function readNewState(lines: readonly string[]): string[] {
  const state: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isFileName = line.startsWith('+++ ') && lines[index - 1]?.startsWith('--- ') === true;
    const isLeftOut = /^[-\\]/.test(line) || isFileName || (line.startsWith('@@') && state.length === 0);
    if (!isLeftOut) state.push(line.startsWith('@@') ? '' : line.replace(/^[ +]/, ''));
  }
  return state;
}
