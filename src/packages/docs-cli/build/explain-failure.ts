import { stripVTControlCharacters } from 'node:util';
import { findPageErrors, namePaths } from '@capacitor-docs/shared';
import { describeFullDisk, explainFileError, isDiskFull } from '../setup/write-problem';

/**
 * Explanation of a failed build: at least one of `lines` for people, and whether the project's own files are the cause. In that case, stack traces
 * add nothing.
 */
export type Failure = { lines: string[]; isInput: boolean };

/**
 * Explains why a build failed, whatever it printed.
 *
 * @param root folder of the project
 * @param code exit code of the build
 * @param folders that it wrote to
 */
export function explainFailure(output: string, root: string, code: number, folders: readonly string[]): Failure {
  // Whatever else went wrong may have the same cause.
  const full = describeFullDisk(folders, isDiskFull(output));
  if (full !== undefined) return { lines: [full], isInput: true };
  const errors = findPageErrors(output, root);
  if (errors.length > 0) return { lines: errors, isInput: true };
  const plain = namePaths(stripVTControlCharacters(output), root);
  const cause = findDeepestMessage(plain);
  // The bundler repeats the message for each affected page, with a separator line in between.
  const message = cause === undefined ? undefined : explainFileError(new Error(cause.replace(/ -{20,} .*$/s, '')));
  if (message === undefined) {
    const line = `The build ended with code ${code} and without an error message. See what it printed last.`;
    return { lines: [line], isInput: false };
  }
  const [, reason, file = '', line] = /ParseError: (.+?) (\S+):(\d+):\d+$/.exec(message) ?? [];
  if (reason !== undefined) {
    return { lines: [`${file}:${line}: the file does not parse: ${lower(reason)}. Fix it there.`], isInput: true };
  }
  const page = /Can't render static file for pathname "([^"]+)"/.exec(plain)?.[1];
  const where = page === undefined ? findOwnFile(plain) : `the page ${page} can't be rendered: `;
  const hint = /ValidationError/.test(plain) ? ' Look for it in docusaurus.config.ts and src/config/site.ts.' : '';
  const end = /[.!?]$/.test(message) ? '' : '.';
  return { lines: [`The build failed: ${where}${message}${end}${hint}`], isInput: false };
}

/**
 * @returns message of the root cause, in one line
 */
function findDeepestMessage(plain: string): string | undefined {
  const messages = [
    ...plain.matchAll(
      /(?:\[cause\]:|\[ERROR\]|\[errors\]: \[)\s+\[?(?:(?:\w*Error|\w*Exception)\b[^:\n]*: )([\s\S]+?)(?=\n\s+at |\n\s*\[|\] \{|$)/g,
    ),
  ];
  const generic = /^(?:Unable to build website|Docusaurus could not load module)/;
  return messages
    .map((match) =>
      (match[1] ?? '')
        .replace(/\s*│\s*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((message) => message !== '' && !generic.test(message))
    .at(-1);
}

/**
 * @returns the first of our files in a stack trace, as the beginning of a message; empty when there is none
 */
function findOwnFile(plain: string): string {
  const [, path, line] = /(?<![^\s(])(src\/[^\s():]+):(\d+):\d+/.exec(plain) ?? [];
  return path === undefined ? '' : `${path}:${line}: `;
}

/**
 * @returns the text with a lowercase first letter
 */
function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
