import type { Block } from './blocks';

/** Headings that the reference of a plugin writes besides its own; see `src/remark/plugin-api`. */
const partsOfApi: readonly (string | undefined)[] = ['api', 'types', 'configuration-keys', 'changes'];

/** How the paragraphs begin that say which release something was read from, and the line of a plugin's sheet that links to it. */
const origin = /^(?:Read from `|Version numbers on this page are read from |- \*\*Package\*\* )/;

/**
 * Takes out of a page what is written from the packages and compared as such, member by member: the reference of a plugin, the keys of the
 * configuration, the list of API changes. Where its text was read says nothing either.
 *
 * @param key of the page, see `toPageKey`
 * @param blocks with the ids of their headings
 */
export function leaveOutGenerated(key: string, blocks: readonly Block[]): Block[] {
  let isOut = false;
  return blocks.filter((block) => {
    if (block.kind === 'heading' && (block.level ?? 0) <= 2) {
      if (key === '/api-changes') isOut = block.level === 2;
      else if (key === '/config') isOut ||= block.id === 'top-level-keys';
      else isOut = isOut ? partsOfApi.includes(block.id) : block.id === 'api';
    }
    return !isOut && !origin.test(block.text);
  });
}
