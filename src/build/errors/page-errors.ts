import { toSlashes } from '../files/file-paths';

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
 * Errors of the MDX compiler name the file in one line, the reason below it, and the line in an object further down.
 */
function findCompilerErrors(plain: string): string[] {
  const blocks = plain.split('MDX compilation failed for file "').slice(1);
  return blocks.flatMap((block) => {
    const [, path = '', reason = ''] = /^([^"]+)"\s*(?:│\s*)?Cause: ([^\n]+)/.exec(block) ?? [];
    if (path === '' || /^[^\s:]+\.\w+:\d+: /.test(reason)) return [];
    const line =
      /"place": \{[^}]*?"line": (\d+)/.exec(block)?.[1] ??
      /"line": (\d+)/.exec(block)?.[1] ??
      /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
    const words = reason.trim().replace(/ \(\d+:\d+-\d+:\d+\)$/, '');
    return [`${path}:${line ?? 1}: the page is not valid MDX: ${words.replace(/\.?$/, '.')}`];
  });
}

/**
 * Writes files of the project as people do: from its root, with `/`. Stack traces have them as paths of the system and as addresses.
 *
 * @param root absolute path of the project; with nothing the text stays as it is
 */
export function namePaths(text: string, root: string): string {
  if (root === '') return text;
  const forms = [toSlashes(root), encodeURI(toSlashes(root))].map((form) =>
    form.replace(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('/', '[\\\\/]'),
  );
  const inProject = new RegExp(`(?:file:///?)?(?:${forms.join('|')})[\\\\/]([^\\s"():]*)`, 'g');
  return text.replace(inProject, (_, path) => toSlashes(path));
}

/**
 * @returns without colour codes of terminals: ESC, [, numbers, m
 */
export function removeColours(output: string): string {
  return output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
