/** What stands beside the name of a member of a reference: labels, notes, platforms. */

import {
  badgesFor,
  capitalize,
  type Described,
  type DocTags,
  introductionOf,
  type Platform,
  sinceOf,
} from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import type { VersionName } from '../config/versions';
import { platformNames } from '../lib/platform-names';
import { describeInline } from './description';
import { type Inline, inline, inlineCode, inlineElement, join } from './nodes';

/** What the histories say of the members of a page. */
export interface MemberLookups {
  /** The version that introduced a member; undefined if all versions have it. */
  readonly introduced: (id: string) => VersionName | undefined;
  /** The first release with a member. */
  readonly since: (member: Pick<Described, 'id' | 'since'>) => string | undefined;
  /** The labels behind the name of a member, each with a space before it. */
  readonly badges: (member: Pick<Described, 'id' | 'deprecated'>) => PhrasingContent[];
}

/** @param page of a plugin, or `config` */
export function lookUpMembers(page: string, version: VersionName): MemberLookups {
  return {
    introduced: (id) => introductionOf(id, page, version),
    since: (member) => sinceOf(member, page, version),
    badges: ({ id, deprecated }) => badgeNodes(badgesFor(version, page, id), deprecated !== undefined),
  };
}

type BadgeKind = 'new' | 'changed' | 'deprecated';

const colors: Record<BadgeKind, string> = { new: 'positive', changed: 'notice', deprecated: 'deprecated' };

/**
 * @param computed labels from the differences between versions
 * @param isDeprecated whether the package itself marks the member as deprecated
 */
function badgeNodes(
  computed: readonly { kind: BadgeKind; version: string }[],
  isDeprecated: boolean,
): PhrasingContent[] {
  const labels = computed.map(({ kind, version }) => ({ kind, label: `${capitalize(kind)} in ${version}` }));
  if (isDeprecated && !labels.some(({ kind }) => kind === 'deprecated'))
    labels.push({ kind: 'deprecated', label: 'Deprecated' });
  const tags = labels.map(({ kind, label }) => [
    ' ',
    inlineElement('span', { className: `tag tag--${colors[kind]}` }, label),
  ]);
  return inline(tags);
}

type Tags = { readonly [Name in keyof DocTags]?: string | undefined };

interface OtherNotes {
  readonly first?: Inline;
  readonly last?: Inline;
}

/** Writes the muted line below a description: default, first release, deprecation, between other notes. Empty if there are none. */
export function notesLine({ default: value, since, deprecated, first, last }: Tags & OtherNotes): PhrasingContent[] {
  const notes: Inline[] = [
    first,
    value !== undefined && ['Default ', inlineCode(value)],
    since !== undefined && `Since ${since}`,
    deprecated && tellDeprecation(deprecated),
    last,
  ];
  const spans = notes.map((note) => inline(note)).filter((note) => note.length > 0);
  return spans.length === 0
    ? []
    : [
        inlineElement(
          'span',
          { className: 'record__meta' },
          join(
            spans.map((note) => inlineElement('span', {}, note)),
            ' ',
          ),
        ),
      ];
}

/** A package names the release that deprecates something, or says what to use instead. */
function tellDeprecation(text: string): Inline {
  return /^[\d.]+$/.test(text) ? `Deprecated in ${text}` : ['Deprecated: ', describeInline(text)];
}

/**
 * Shows where something works: an icon or a dash for each platform, and the names in words for those who don't see icons.
 *
 * @param working platforms on which it works
 * @param all platforms that the page is about
 */
export function platformIcons(working: readonly Platform[], all: readonly Platform[]): PhrasingContent[] {
  return [
    ...all.map((platform) =>
      working.includes(platform)
        ? inlineElement('PluginIcon', { name: platform })
        : inlineElement('i', { className: 'off' }),
    ),
    inlineElement('span', {}, working.map((platform) => platformNames[platform]).join(', ')),
  ];
}
