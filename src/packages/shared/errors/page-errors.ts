import { stripVTControlCharacters } from 'node:util';
import { toSlashes } from '../files/file-paths';
import { explainSyntax } from './explain-syntax';

/**
 * Finds what the author of a page or a setting needs to know in the output of a build, which repeats it several times and
 * with stack traces: errors with file and line, errors of the Markdown compiler, and our own errors without a stack trace.
 *
 * @param [root] folder of the project, with which compilers prefix file names
 * @returns one line each, in the order of the output, without duplicates
 */
export function findPageErrors(output: string, root: string = ''): string[] {
  const plain = namePaths(stripVTControlCharacters(output), root);
  const found = [
    ...[...plain.matchAll(/(?:Error|Cause): ((?:[\w.@-]+\/)*[\w.@-]+\.\w+:\d+: .+)/g)].map((match) => match[1] ?? ''),
    ...findCompilerErrors(plain),
    // An error about several pages has several lines; all but the first are indented.
    ...[...plain.matchAll(/(?:\[cause\]:|\[ERROR\]) \[([^\n]+(?:\n +[^\n]+:\d+: [^\n]+)*)\]$/gm)].flatMap((match) =>
      (match[1] ?? '').split('\n'),
    ),
  ];
  return [...new Set(found.map((line) => line.trim()))].filter((line) => !line.startsWith('Error'));
}

/**
 * Finds errors of the MDX compiler, which name the file on one line, the reason below it, and the line in an object further down.
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
    return [`${path}:${line ?? 1}: the page is not valid MDX: ${explainSyntax(reason.trim())}.`];
  });
}

/**
 * Rewrites paths of project files as people write them: from the project root, with `/`. Stack traces contain system paths and URLs.
 *
 * @param root absolute path of the project; if empty, the text stays as it is
 */
export function namePaths(text: string, root: string): string {
  if (root === '') return text;
  const forms = [toSlashes(root), encodeURI(toSlashes(root))].map((form) =>
    form.replace(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('/', '[\\\\/]'),
  );
  const inProject = new RegExp(`(?:file:///?)?(?:${forms.join('|')})[\\\\/]([^\\s"():]*)`, 'g');
  return text.replace(inProject, (_, path) => toSlashes(path));
}
