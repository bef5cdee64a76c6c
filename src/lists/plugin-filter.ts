/** Which plugins of the overview are shown. */
import { platformNames, platforms } from '../lib/platform-names';
import type { Platform } from '../reference/types';

export interface PluginFilter {
  /** What the reader has typed. */
  readonly words: string;
  /** A plugin has to work on all of them. */
  readonly platforms: readonly Platform[];
}

/** What is known of a plugin from its card. */
export interface PluginCard {
  /** Its title, what it does, and the name of its page. */
  readonly text: string;
  /** Names of its platforms, as the card has them. */
  readonly platforms: readonly string[];
}

/** Parameters of the address that belong to the filter. */
export const pluginParameters = ['q', 'platform'];

/** Reads the filter from the query of an address; platforms that don't exist hide nothing. */
export function readPluginFilter(query: string): PluginFilter {
  const parameters = new URLSearchParams(query);
  const named = parameters.getAll('platform');
  return { words: parameters.get('q') ?? '', platforms: platforms.filter((platform) => named.includes(platform)) };
}

/** @returns the query of an address that holds the filter; empty where it hides nothing */
export function writePluginFilter(filter: PluginFilter): string {
  const query = new URLSearchParams();
  if (filter.words.trim() !== '') query.set('q', filter.words.trim());
  for (const platform of filter.platforms) query.append('platform', platform);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether a card has all words, or parts of words, in any order and works on all platforms. A plugin is found by the name of its package too. */
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

/** @returns what the filter has found, in words */
export function describePlugins(shown: number, all: number, filter: PluginFilter): string {
  if (shown === all) return `${all} plugins`;
  if (shown > 0) return `${shown} of ${all} plugins`;
  const words = filter.words.trim();
  const names = filter.platforms.map((platform) => platformNames[platform]);
  const last = names.at(-1) ?? '';
  const list = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  return `No plugin${words === '' ? '' : ` matches “${words}”`}${list === '' ? '' : ` on ${list}`}.`;
}
