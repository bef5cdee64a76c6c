import { listTemplateFiles, type NativePlatform, readTemplateFile } from '@capacitor-docs/reference';
import { diffArrays, structuredPatch } from 'diff';
import type { LeafDirective } from 'mdast-util-directive';
import { knownVersions, type VersionName } from '../config/versions';
import { findNamed, type PageContext, problemAt } from './context';
import { code, type FlowNode, inlineCode, join, paragraph } from './nodes';

const platforms: readonly NativePlatform[] = ['android', 'ios'];

/**
 * Expands `::template-diff{from="v4" to="v5" platform="android" file="variables.gradle"}`: changes in a file of the native
 * project that `npx cap add` creates, from one version's template to the next. `without="$(A) $(B)"` leaves out the changes of lines that contain one
 * of these words, and says so below the diff: changes that the page advises against.
 *
 * @throws when the files have no changed line with a word of `without`
 */
export function expandTemplateDiff(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { file, without, ...choice } = directive.attributes ?? {};
  function need<Choice extends string>(attribute: string, choices: readonly Choice[]): Choice {
    const value = choice[attribute] ?? '';
    const found = choices.find((one) => one === value);
    if (found !== undefined) return found;
    const message = `"::template-diff" needs ${attribute}="…", one of ${choices.join(', ')}; it has "${value}".`;
    throw problemAt(directive, context, message);
  }
  const [older, newer] = [need('from', knownVersions), need('to', knownVersions)];
  const platform = need('platform', platforms);
  // At least one of the templates has the file.
  const known = [older, newer].flatMap((version) => listTemplateFiles(version, platform));
  const missing = `The ${platform} templates have no file "${file ?? ''}".`;
  const path = findNamed(known, (name) => name, file ?? '', directive, context, missing);
  const words = without?.split(' ') ?? [];
  const changed = diffTemplates(older, newer, platform, path, [])
    .split('\n')
    .filter((line) => /^[-+]/.test(line));
  for (const word of words) {
    if (changed.some((line) => line.includes(word))) continue;
    throw problemAt(directive, context, `No changed line of "${path}" has "${word}", which "without" leaves out.`);
  }
  const patch = diffTemplates(older, newer, platform, path, words);
  if (patch === '') return [paragraph('This file did not change.')];
  return [code('diff', patch, `title="${platform}/${file}"`), ...nameLeftOut(words)];
}

function nameLeftOut(words: readonly string[]): FlowNode[] {
  if (words.length === 0) return [];
  return [paragraph('This diff leaves out the changed lines with ', join(words.map(inlineCode), ', '), '.')];
}

/**
 * Returns the changed parts of a template file with two lines around each, or an empty string without changes. Removed lines come before the lines
 * that replace them.
 *
 * @param without words whose lines stay as they are in the older file
 */
function diffTemplates(
  older: VersionName,
  newer: VersionName,
  platform: NativePlatform,
  file: string,
  without: readonly string[],
): string {
  const read = (version: VersionName): string[] => {
    if (!listTemplateFiles(version, platform).includes(file)) return [];
    return readTemplateFile(version, platform, file).replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  };
  const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  const before = read(older);
  const after = undoChanges(before, read(newer), (line) => without.some((word) => line.includes(word)));
  const { hunks } = structuredPatch('', '', toText(before), toText(after), '', '', { context: 2 });
  return hunks.map(({ lines }) => lines.join('\n')).join('\n@@ … @@\n');
}

/**
 * Leaves out changes because of a line that they add or remove. A removed and an added line belong together by their places in a change.
 *
 * @returns the newer lines, but for the changes that are left out the older ones
 */
function undoChanges(older: string[], newer: string[], isLeftOut: (line: string) => boolean): string[] {
  const parts = diffArrays(older, newer);
  return parts.flatMap((part, index) => {
    if (!part.added && !part.removed) return part.value;
    // What replaces this comes next.
    if (part.removed && parts[index + 1]?.added) return [];
    const [removed, added] = part.removed ? [part, undefined] : [parts[index - 1], part];
    const before = removed?.removed ? removed.value : [];
    const after = added?.value ?? [];
    return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
      const [old, line] = [before[place], after[place]];
      return [old, line].some((one) => one !== undefined && isLeftOut(one)) ? old : line;
    }).filter((line) => line !== undefined);
  });
}
