import type { Block } from './blocks';

/** Ids of headings that belong to the generated reference of a plugin; see `src/remark/plugin-api`. */
const partsOfApi: readonly (string | undefined)[] = ['api', 'types', 'configuration-keys', 'changes'];

/** Beginnings of the paragraphs that say which release something was read from, and of the line in a plugin's sheet that links to it. */
const origin = /^(?:Read from `|Version numbers on this page are read from |- \*\*Package\*\* )/;

/**
 * Removes from a page what is generated from the packages and compared separately, member by member: the reference of a plugin, the keys of the
 * configuration, the list of API changes. Paragraphs about the sources of its facts are removed too.
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
