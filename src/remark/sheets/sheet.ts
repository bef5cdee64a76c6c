import type { List, PhrasingContent, Root } from 'mdast';
import type { Platform } from '../../reference/types';
import { inlineCode, inlineElement, join, link, list, text } from '../nodes';

/** What a sheet says: a label, and behind it what it stands for. Rows without words are left out. */
export type SheetRow = readonly [label: string, words: readonly PhrasingContent[]];

/**
 * Says at the top of a reference page what one wants to know at a glance.
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

/** Puts a sheet in front of the text of a page. */
export function addSheet(tree: Root, sheet: List): void {
  const first = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  tree.children.splice(Math.max(first, 0), 0, sheet);
}

/** A package with its release, and what leads further. */
export function namePackage(name: string, release: string, links: readonly { url: string; label: string }[]): SheetRow {
  const words = [[inlineCode(`${name}@${release}`)], ...links.map(({ url, label }) => [link(url, text(label))])];
  return ['Package', join(words, ' · ')];
}

/** Platforms with their pictures, which no line break parts from their names. */
export function namePlatforms(labels: readonly (readonly [platform: Platform, label: string])[]): SheetRow {
  const words = labels.map(([platform, label]): PhrasingContent[] => [
    inlineElement('PluginIcon', { name: platform }),
    text(`\u00a0${label.replaceAll(' ', '\u00a0')}`),
  ]);
  return ['Platforms', join(words, '\u00a0· ')];
}
