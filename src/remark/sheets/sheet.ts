import { findNewest, type NpmReleases, npmReleases, type Platform, readPins } from '@capacitor-docs/reference';
import type { Link, List, PhrasingContent } from 'mdast';
import { type VersionName, versionNames } from '../../config/versions';
import { platformNames } from '../../lib/platform-names';
import { element, type FlowNode, inline, inlineCode, inlineElement, join, list, withClass } from '../nodes';

/** Row of a sheet: a label and its value. Rows without a value are left out. */
export type SheetRow = readonly [label: string, words: readonly PhrasingContent[]];

/** The overview at the top of a reference page. */
export interface Sheet {
  readonly rows: List;
  /** The release of its package in each version, for the row of versions: `v3 1.3.1, v4 4.1.5`. */
  readonly releases: string;
  /** Whether the title of the page already says what the subject is for. */
  readonly isExplained: boolean;
}

/** Creates the rows of the overview, one line each. */
export function makeRows(rows: readonly SheetRow[]): List {
  const items = rows
    .filter(([, words]) => words.length > 0)
    .map(([label, words]) => [strong(label), ' ', inlineElement('span', {}, words)]);
  return withClass('api-sheet', list(items));
}

export const strong = (label: string): PhrasingContent => ({ type: 'strong', children: inline(label) });

/** Creates the row of a package with its release, a newer release of the same major version if npm has one, and links. */
export function namePackage(
  name: string,
  release: string,
  links: readonly Link[],
  listed: NpmReleases = npmReleases,
): SheetRow {
  const newest = findNewest(name, release, listed);
  return [
    'Package',
    inline(
      inlineElement('CopyLine', {}, inlineCode(`${name}@${release}`)),
      newest !== undefined && newest !== release && ` npm has ${newest}`,
      ' ',
      inlineElement('span', {}, join([...links, inlineElement('PageChanges', {})], ' ')),
    ),
  ];
}

/** Creates the row of platforms with icons. Line breaks never separate an icon from its name. */
export function namePlatforms(
  platforms: readonly Platform[],
  nameOf: (platform: Platform) => string = (platform) => platformNames[platform],
): SheetRow {
  const words = platforms.map((platform) => {
    const icon = inlineElement('PluginIcon', { name: platform });
    return inlineElement('span', { className: 'whole' }, icon, ` ${nameOf(platform)}`);
  });
  return ['Platforms', join(words, ' ')];
}

/** Lists which release of a package each version describes. @param others what to say of versions that have no such package */
export function listReleases(
  name: string,
  others: (version: VersionName) => string | undefined = () => undefined,
): string {
  return versionNames
    .flatMap((version) => {
      const release = readPins(version).find((pin) => pin.name === name)?.version ?? others(version);
      return release === undefined ? [] : [`${version} ${release}`];
    })
    .join(', ');
}

/** Creates the row of versions, which is rendered with the page. Without releases it is a line of its own. */
export function versionRow(releases?: string): FlowNode {
  return element('PageVersions', { releases });
}
