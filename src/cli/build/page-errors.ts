import { toSlashes } from '../../build/files/file-paths';
import { explainWriteError } from '../setup/write-problem';

/**
 * Finds what the author of a page or of a setting has to know in the output of a build, which shows it several times and
 * with stack traces: errors with file and line, errors of the Markdown compiler, and errors that we made without a stack.
 *
 * @param [root] folder of the project, which compilers put in front of files
 * @returns one line each, in the order of the output, without repetition
 */
export function findPageErrors(output: string, root: string = ''): string[] {
  const plain = namePaths(removeColours(output), root);
  const found = [
    ...[...plain.matchAll(/(?:Error|Cause): ((?:[\w.@-]+\/)*[\w.@-]+\.\w+:\d+: .+)/g)].map((match) => match[1] ?? ''),
    ...findCompilerErrors(plain),
    ...[...plain.matchAll(/(?:\[cause\]:|\[ERROR\]) \[([^\n]+)\]$/gm)].map((match) => match[1] ?? ''),
  ];
  return [...new Set(found.map((line) => line.trim()))].filter((line) => !line.startsWith('Error'));
}

/**
 * What a failed build means: `lines` for people, one at least, and whether the project's own files are the reason. Stack traces say nothing
 * more then.
 */
export type Failure = { lines: string[]; isInput: boolean };

/**
 * Says why a build failed, whatever it printed.
 *
 * @param root folder of the project
 * @param code exit code of the build
 */
export function explainFailure(output: string, root: string, code: number): Failure {
  const errors = findPageErrors(output, root);
  if (errors.length > 0) return { lines: errors, isInput: true };
  const plain = namePaths(removeColours(output), root);
  const cause = findDeepestMessage(plain);
  // The bundler says the same for each page that it concerns, with a line between.
  const message = cause === undefined ? undefined : explainWriteError(new Error(cause.replace(/ -{20,} .*$/s, '')));
  if (message === undefined) {
    const line = `The build ended with code ${code} and without an error message. See what it printed last.`;
    return { lines: [line], isInput: false };
  }
  const [, reason, file = '', line] = /ParseError: (.+?) (\S+):(\d+):\d+$/.exec(message) ?? [];
  if (reason !== undefined) {
    return { lines: [`${file}:${line}: the file does not parse: ${lower(reason)}. Correct it there.`], isInput: true };
  }
  const page = /Can't render static file for pathname "([^"]+)"/.exec(plain)?.[1];
  const where = page === undefined ? findOwnFile(plain) : `the page ${page} can't be rendered: `;
  const hint = /ValidationError/.test(plain) ? ' Look for it in src/site/presets.ts and src/config/site.ts.' : '';
  const end = /[.!?]$/.test(message) ? '' : '.';
  return { lines: [`The build failed: ${where}${message}${end}${hint}`], isInput: false };
}

/**
 * Errors of the MDX compiler name the file in one line, the reason below it, and the line in an object further down.
 */
function findCompilerErrors(plain: string): string[] {
  const blocks = plain.split('MDX compilation failed for file "').slice(1);
  return blocks.flatMap((block) => {
    const [, path = '', reason = ''] = /^([^"]+)"\s*(?:│\s*)?Cause: ([^\n]+)/.exec(block) ?? [];
    if (path === '' || /^[^\s:]+\.\w+:\d+: /.test(reason)) return [];
    const line = /"place": \{[^}]*?"line": (\d+)/.exec(block)?.[1] ?? /"line": (\d+)/.exec(block)?.[1];
    return [`${path}:${line ?? 1}: the page is not valid MDX: ${reason.trim().replace(/\.?$/, '.')}`];
  });
}

/**
 * @returns message of the cause that has no cause itself, in one line
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
 * @returns the first file of ours in a stack, for the beginning of a message; empty when there is none
 */
function findOwnFile(plain: string): string {
  const [, path, line] = /(?<![^\s(])(src\/[^\s():]+):(\d+):\d+/.exec(plain) ?? [];
  return path === undefined ? '' : `${path}:${line}: `;
}

/**
 * Writes files of the project as people do: from its root, with `/`. Stack traces have them as paths of the system and as addresses.
 *
 * @param root absolute path of the project; with nothing the text stays as it is
 */
function namePaths(text: string, root: string): string {
  if (root === '') return text;
  const forms = [toSlashes(root), encodeURI(toSlashes(root))].map((form) =>
    form.replace(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('/', '[\\\\/]'),
  );
  const inProject = new RegExp(`(?:file:///?)?(?:${forms.join('|')})[\\\\/]([^\\s"():]*)`, 'g');
  return text.replace(inProject, (_, path) => toSlashes(path));
}

/**
 * @returns with a small letter at its beginning
 */
function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * @returns without colour codes of terminals: ESC, [, numbers, m
 */
function removeColours(output: string): string {
  return output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
