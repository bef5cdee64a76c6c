import type { FilePlan } from '../file-plan';
import type { Decision } from '../versions/decisions';
import { movesFile } from './version-pages';

/** Folders and files, besides the pages, that name pages. */
const places = ['src', 'tests', 'README.md', 'CONTRIBUTING.md'];

/**
 * Finds settings, tests and texts that name a page by its path or address. What they mean is for a person to say, for example which version.
 */
export function findMentions(plan: FilePlan, path: string): Decision[] {
  const name = path.replace(/\/index$/, '(?:/index)?');
  const pattern = new RegExp(`(?:["'\`(]|docs|/next|v\\d+)/${name}(?![\\w/-])|["'\`]${name}["'\`]`);
  const files = places.flatMap((place) => (place.includes('.') ? [place] : plan.list(place)));
  return files
    .filter((file) => /\.(?:tsx?|mjs|json|mdx?)$/.test(file) && !/\/(?:data|routes)\/[^/]*\.json$/.test(file))
    .filter((file) => file !== movesFile && !file.includes('node_modules/') && plan.has(file))
    .flatMap((file) => {
      const lines = plan.read(file).split('\n');
      const line = lines.findIndex((text) => pattern.test(text)) + 1;
      const count = lines.filter((text) => pattern.test(text)).length;
      const more = count === 1 ? '' : ` (and ${count - 1} more)`;
      return line === 0 ? [] : [{ file, line, question: `this line${more} names ${path}. Does it mean this page?` }];
    });
}
