import {
  anchorOfKey,
  badgesFor,
  type ConfigKey,
  findSource,
  introductionOf,
  listConfigFiles,
  nativePlatforms,
  platformsOfKey,
  sinceOf,
} from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { badgeNodes } from './badge-nodes';
import type { PageContext } from './context';
import { describe, describeInline } from './description';
import { keyFilter } from './finder';
import { type FlowNode, heading, inlineCode, joinSentences, paragraph, type Row, records, text } from './nodes';
import { notesLine } from './notes-line';
import { nameSources } from './origin';
import { platformIcons } from './platform-icons';

/** Expands `::config-reference`: every key of the Capacitor configuration, one table for each group. */
export function expandConfigReference(_: LeafDirective, context: PageContext): FlowNode[] {
  const { config } = context.reference;
  const groups = config.filter(({ group, path }) => group && !path.includes('.'));
  const top = config.filter(({ group, path }) => !group && !path.includes('.'));
  return [
    keyFilter(config.filter(({ group }) => !group).length, context),
    heading(2, 'top-level-keys', text('Top-level keys')),
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
      text('Read from '),
      ...nameSources(listConfigFiles(context.version).map(({ name, file }) => findSource(context.version, name, file))),
      text('.'),
    ),
  ];
}

/** Makes the table of a group. The group `plugins` has no keys of its own, and so no table. */
function keyTable(keys: readonly ConfigKey[], context: PageContext): FlowNode[] {
  if (keys.length === 0) return [];
  const rows = keys.map(
    (key): Row => ({
      id: anchorOfKey(key.path),
      introduced: introductionOf(key.id, 'config', context.version),
      cells: [
        [inlineCode(key.path), ...badges(key, context)],
        [inlineCode(key.type)],
        notes(key, context),
        ...showPlatforms(key),
      ],
    }),
  );
  return [records(['Key', 'Type', 'What it does', 'Platforms'], rows)];
}

function showPlatforms(key: ConfigKey): PhrasingContent[][] {
  const working = platformsOfKey(key.path);
  return working === undefined ? [] : [platformIcons(working, nativePlatforms)];
}

function badges(key: ConfigKey, context: PageContext): PhrasingContent[] {
  return badgeNodes(badgesFor(context.version, 'config', key.id), key.deprecated !== undefined);
}

function notes(key: ConfigKey, context: PageContext): PhrasingContent[] {
  const since = sinceOf(key, 'config', context.version);
  return joinSentences([describeInline(key.description), notesLine({ ...key, since })]);
}
