import type { LeafDirective } from 'mdast-util-directive';
import { knownVersions, type VersionName } from '../config/versions';
import { listTemplateFiles, type NativePlatform, readTemplateFile } from '../reference/facts';
import type { PageContext } from './context';
import { diffLines } from './diff-lines';
import { code, type FlowNode, paragraph, text } from './nodes';
import { problemAt } from './problem';

const platforms: readonly NativePlatform[] = ['android', 'ios'];

/**
 * Expands `::template-diff{from="v4" to="v5" platform="android" file="variables.gradle"}`: changes in a file of the native
 * project that `npx cap add` creates, from one version's template to the next.
 */
export function expandTemplateDiff(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { from, to, platform, file } = directive.attributes ?? {};
  const older = oneOf(from, knownVersions, 'from', directive, context);
  const newer = oneOf(to, knownVersions, 'to', directive, context);
  const native = oneOf(platform, platforms, 'platform', directive, context);
  const patch = diffTemplates(older, newer, native, oneOfFiles(file ?? '', [older, newer], native, directive, context));
  if (patch === '') return [paragraph(text('This file did not change.'))];
  return [code('diff', patch, `title="${native}/${file}"`)];
}

/** Returns the changed parts of a template file with two lines around each, or an empty string without changes. */
export function diffTemplates(older: VersionName, newer: VersionName, platform: NativePlatform, file: string): string {
  const read = (version: VersionName) =>
    listTemplateFiles(version, platform).includes(file)
      ? readTemplateFile(version, platform, file).replaceAll('\r\n', '\n')
      : '';
  const hunks = diffLines(read(older), read(newer), 2);
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
  if (!known.includes(file)) {
    throw problemAt(directive, context, `The ${platform} templates have no file "${file}".`, file, known);
  }
  return file;
}
