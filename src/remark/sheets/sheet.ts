import type { List, PhrasingContent, Root } from 'mdast';
import { findNewest, type NpmReleases, npmReleases } from '../../reference/facts/npm-releases';
import type { Platform } from '../../reference/types';
import { inlineCode, inlineElement, join, link, list, text } from '../nodes';

/** Row of a sheet: a label and its value. Rows without a value are left out. */
export type SheetRow = readonly [label: string, words: readonly PhrasingContent[]];

/**
 * Creates the overview at the top of a reference page.
 *
 * @returns a list of facts, one line each
 */
export function makeSheet(rows: readonly SheetRow[]): List {
  const items = rows
    .filter(([, words]) => words.length > 0)
    .map(([label, words]): PhrasingContent[] => [
      { type: 'strong', children: [text(label)] },
      text(' '),
      inlineElement('span', {}, ...words),
    ]);
  return { ...list(items), data: { hProperties: { className: ['api-list', 'api-sheet'] } } };
}

/** Inserts a sheet after the first paragraph, which says what the subject is for, or on top of a page that starts with something else. */
export function addStylesheet(tree: Root, sheet: List): void {
  const first = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  const isParagraph = tree.children[first]?.type === 'paragraph';
  tree.children.splice(isParagraph ? first + 1 : Math.max(first, 0), 0, sheet);
}

/** Creates the row of a package with its release, a newer release of the same major version if npm has one, and links. */
export function namePackage(
  name: string,
  release: string,
  links: readonly { url: string; label: string }[],
  listed: NpmReleases = npmReleases,
): SheetRow {
  const newest = findNewest(name, release, listed);
  const newer = newest === undefined || newest === release ? [] : [[text(`npm has ${newest}`)]];
  const words = [
    [inlineCode(`${name}@${release}`)],
    ...newer,
    ...links.map(({ url, label }) => [link(url, text(label))]),
  ];
  return ['Package', join(words, ' · ')];
}

/** Creates the row of platforms with icons. Line breaks never separate an icon from its name. */
export function namePlatforms(labels: readonly (readonly [platform: Platform, label: string])[]): SheetRow {
  const words = labels.map(([platform, label]): PhrasingContent[] => [
    inlineElement('span', { className: 'whole' }, inlineElement('PluginIcon', { name: platform }), text(` ${label}`)),
  ]);
  return ['Platforms', join(words, '\u00a0· ')];
}
