import { removedLineClass } from '../../config/line-marks';

/** What is known about a code block when it is shown. */
export interface ShownCode {
  /** The code without the comments that mark lines. */
  code: string;
  language: string;
  /** Classes of marked lines, by place in the code from 0 on. */
  lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/** Names that the highlighter has for recorded sessions. */
const sessionLanguages = ['shell-session', 'sh-session', 'shellsession'];

/**
 * What a reader wants to paste of a code block:
 * - of a session, the commands without their prompts and without what they printed;
 * - of a diff, the new state: context and added lines without the marks in front, removed lines not at all;
 * - of any other code, everything but the lines that are marked as removed.
 */
export function readCopiedCode({ code, language, lineClassNames }: ShownCode): string {
  const lines = code.split('\n');
  if (sessionLanguages.includes(language)) return readCommands(lines).join('\n');
  if (language === 'diff') return readNewState(lines).join('\n');
  return lines.filter((_, index) => lineClassNames[index]?.includes(removedLineClass) !== true).join('\n');
}

/** Lines behind a `$`, and behind a `>` where the line before goes on; all lines when there is no prompt. */
function readCommands(lines: readonly string[]): string[] {
  const commands = lines.flatMap((line, index) => {
    const [, prompt, command = ''] = /^\s*([$>]) (.*)$/.exec(line) ?? [];
    const isCommand = prompt === '$' || (prompt === '>' && lines[index - 1]?.endsWith('\\') === true);
    return isCommand ? [command] : [];
  });
  return commands.length === 0 ? [...lines] : commands;
}

/** Parts of a file that lie apart are parted by an empty line. */
function readNewState(lines: readonly string[]): string[] {
  const state: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isFileName = line.startsWith('+++ ') && lines[index - 1]?.startsWith('--- ') === true;
    const isLeftOut = /^[-\\]/.test(line) || isFileName || (line.startsWith('@@') && state.length === 0);
    if (!isLeftOut) state.push(line.startsWith('@@') ? '' : line.replace(/^[ +]/, ''));
  }
  return state;
}
