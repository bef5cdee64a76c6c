import type { Platform } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { platformNames } from '../lib/platform-names';
import { inlineElement, text } from './nodes';

/**
 * Shows where something works: an icon or a dash for each platform, and the names in words for those who don't see icons.
 *
 * @param working platforms on which it works
 * @param all platforms that the page is about
 */
export function platformIcons(working: readonly Platform[], all: readonly Platform[]): PhrasingContent[] {
  const names = working.map((platform) => platformNames[platform]).join(', ');
  return [
    ...all.map((platform) =>
      working.includes(platform)
        ? inlineElement('PluginIcon', { name: platform })
        : inlineElement('i', { className: 'off' }),
    ),
    inlineElement('span', {}, text(names)),
  ];
}
