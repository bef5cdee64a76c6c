/** Decides which plugins of the overview are shown. */

import type { Platform } from '@capacitor-docs/reference';
import { platformNames, platforms } from '../lib/platform-names';

export interface PluginFilter {
  /** Text that the reader typed. */
  readonly words: string;
  /** Platforms on which a plugin must work, all of them. */
  readonly platforms: readonly Platform[];
}

/** The content of a plugin's card. */
export interface PluginCard {
  /** Title, purpose, and name of the page. */
  readonly text: string;
  /** Names of its platforms, as on the card. */
  readonly platforms: readonly string[];
}

/** URL parameters of the filter. */
export const pluginParameters = ['q', 'platform'];

/** Reads the filter from the query of a URL. Unknown platforms are ignored. */
export function readPluginFilter(query: string): PluginFilter {
  const parameters = new URLSearchParams(query);
  const named = parameters.getAll('platform');
  return { words: parameters.get('q') ?? '', platforms: platforms.filter((platform) => named.includes(platform)) };
}

/** @returns the URL query for the filter; empty if it hides nothing */
export function writePluginFilter(filter: PluginFilter): string {
  const query = new URLSearchParams();
  if (filter.words.trim() !== '') query.set('q', filter.words.trim());
  for (const platform of filter.platforms) query.append('platform', platform);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether a card contains all words or word parts, in any order, and has all platforms. A package name also finds its plugin. */
export function isShown(card: PluginCard, filter: PluginFilter): boolean {
  const text = card.text.toLowerCase();
  const words =
    filter.words
      .toLowerCase()
      .replace('@capacitor/', '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.every((word) => text.includes(word)) &&
    filter.platforms.every((platform) => card.platforms.includes(platformNames[platform]))
  );
}

/** @returns the result of the filter, in words */
export function describePlugins(shown: number, all: number, filter: PluginFilter): string {
  if (shown === all) return `${all} plugins`;
  if (shown > 0) return `${shown} of ${all} plugins`;
  const words = filter.words.trim();
  // British English has no comma before the last.
  const list = new Intl.ListFormat('en-GB').format(filter.platforms.map((platform) => platformNames[platform]));
  return `No plugin${words === '' ? '' : ` matches “${words}”`}${list === '' ? '' : ` on ${list}`}.`;
}
