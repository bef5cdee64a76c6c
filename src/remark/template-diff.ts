import { listTemplateFiles, type NativePlatform, readTemplateFile } from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import { knownVersions, type VersionName } from '../config/versions';
import type { PageContext } from './context';
import { diffLines } from './diff-lines';
import { code, type FlowNode, inlineCode, join, paragraph, text } from './nodes';
import { findNamed, problemAt } from './problem-at';

const platforms: readonly NativePlatform[] = ['android', 'ios'];

/**
 * Expands `::template-diff{from="v4" to="v5" platform="android" file="variables.gradle"}`: changes in a file of the native
 * project that `npx cap add` creates, from one version's template to the next. `without="$(A) $(B)"` leaves out the changes of lines that contain one
 * of these words, and says so below the diff: changes that the page advises against.
 *
 * @throws when the files have no changed line with a word of `without`
 */
export function expandTemplateDiff(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { from, to, platform, file, without } = directive.attributes ?? {};
  const older = oneOf(from, knownVersions, 'from', directive, context);
  const newer = oneOf(to, knownVersions, 'to', directive, context);
  const native = oneOf(platform, platforms, 'platform', directive, context);
  const path = oneOfFiles(file ?? '', [older, newer], native, directive, context);
  const words = without?.split(' ') ?? [];
  const changed = diffTemplates(older, newer, native, path)
    .split('\n')
    .filter((line) => /^[-+]/.test(line));
  for (const word of words) {
    if (changed.some((line) => line.includes(word))) continue;
    throw problemAt(directive, context, `No changed line of "${path}" has "${word}", which "without" leaves out.`);
  }
  const patch = diffTemplates(older, newer, native, path, words);
  if (patch === '') return [paragraph(text('This file did not change.'))];
  return [code('diff', patch, `title="${native}/${file}"`), ...nameLeftOut(words)];
}

function nameLeftOut(words: readonly string[]): FlowNode[] {
  if (words.length === 0) return [];
  const names = join(
    words.map((word) => [inlineCode(word)]),
    ', ',
  );
  return [paragraph(text('This diff leaves out the changed lines with '), ...names, text('.'))];
}

/**
 * Returns the changed parts of a template file with two lines around each, or an empty string without changes.
 *
 * @param without words whose lines stay as they are in the older file
 */
export function diffTemplates(
  older: VersionName,
  newer: VersionName,
  platform: NativePlatform,
  file: string,
  without: readonly string[] = [],
): string {
  const read = (version: VersionName) =>
    listTemplateFiles(version, platform).includes(file)
      ? readTemplateFile(version, platform, file).replaceAll('\r\n', '\n')
      : '';
  const hunks = diffLines(read(older), read(newer), 2, (line) => without.some((word) => line.includes(word)));
  return hunks.map((lines) => lines.join('\n')).join('\n@@ … @@\n');
}

function oneOf<Choice extends string>(
  value: string | null | undefined,
  choices: readonly Choice[],
  attribute: string,
  directive: LeafDirective,
  context: PageContext,
): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    const message = `"::template-diff" needs ${attribute}="…", one of ${choices.join(', ')}; it has "${value ?? ''}".`;
    throw problemAt(directive, context, message);
  }
  return found;
}

/** Returns the file if at least one of the templates has it. */
function oneOfFiles(
  file: string,
  versions: readonly VersionName[],
  platform: NativePlatform,
  directive: LeafDirective,
  context: PageContext,
): string {
  const known = versions.flatMap((version) => listTemplateFiles(version, platform));
  const message = `The ${platform} templates have no file "${file}".`;
  return findNamed(known, (name) => name, file, directive, context, message);
}
