import {
  anchorOfKey,
  type ConfigKey,
  findSource,
  listConfigFiles,
  nativePlatforms,
  platformsOfKey,
} from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import type { PageContext } from './context';
import { describe, describeInline } from './description';
import { nameSources } from './facts';
import { keyFilter } from './list-filter';
import { lookUpMembers, notesLine, platformIcons } from './member-notes';
import { type FlowNode, heading, inlineCode, joinSentences, paragraph, type Row, records } from './nodes';

/** Expands `::config-reference`: every key of the Capacitor configuration, one table for each group. */
export function expandConfigReference(_: LeafDirective, context: PageContext): FlowNode[] {
  const { config } = context.reference;
  const groups = config.filter(({ group, path }) => group && !path.includes('.'));
  const top = config.filter(({ group, path }) => !group && !path.includes('.'));
  return [
    keyFilter(config.filter(({ group }) => !group).length, context),
    heading(2, 'top-level-keys', 'Top-level keys'),
    ...keyTable(top, context),
    ...groups.flatMap((group) => [
      heading(2, anchorOfKey(group.path), inlineCode(group.path)),
      ...describe(group.description),
      ...keyTable(
        config.filter(({ path, group: isGroup }) => path.startsWith(`${group.path}.`) && !isGroup),
        context,
      ),
    ]),
    paragraph(
      'Read from ',
      nameSources(listConfigFiles(context.version).map(({ name, file }) => findSource(context.version, name, file))),
      '.',
    ),
  ];
}

/** Makes the table of a group. The group `plugins` has no keys of its own, and so no table. */
function keyTable(keys: readonly ConfigKey[], context: PageContext): FlowNode[] {
  if (keys.length === 0) return [];
  const { introduced, since, badges } = lookUpMembers('config', context.version);
  const rows = keys.map((key): Row => {
    const words = joinSentences([describeInline(key.description), notesLine({ ...key, since: since(key) })]);
    const working = platformsOfKey(key.path);
    return {
      id: anchorOfKey(key.path),
      introduced: introduced(key.id),
      cells: [
        [inlineCode(key.path), badges(key)],
        inlineCode(key.type),
        words,
        ...(working === undefined ? [] : [platformIcons(working, nativePlatforms)]),
      ],
    };
  });
  return [records(['Key', 'Type', 'What it does', 'Platforms'], rows)];
}
