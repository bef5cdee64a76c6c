import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './errors';

const version = 'v4';
const guides = `versioned_docs/version-${version}/guides`;
const sidebarFile = `versioned_sidebars/version-${version}-sidebars.json`;

/** Number of pages in each category of the sidebar, as a person would sort them. */
const categorySize = 25;

/** Number of words that only one of the added pages has. */
const ownWords = 60;

const syllables = [
  'ba',
  'den',
  'fo',
  'gri',
  'ka',
  'lum',
  'mi',
  'nor',
  'pe',
  'qua',
  'ros',
  'sti',
  'tu',
  'vel',
  'wo',
  'zan',
];

/** Makes a word of four syllables out of a number below 65,536: a different one for each. */
function makeWord(number: number): string {
  return [12, 8, 4, 0].map((bits) => syllables[(number >> bits) & 15]).join('');
}

/**
 * Adds pages to v4: copies of its guides, each with its own title, description, section and words, so that nothing that is made of pages can take two
 * of them for the same.
 *
 * @param folder copy of the project
 * @param count number of pages to add
 */
export function addPages(folder: string, count: number): void {
  const copied = readdirSync(join(folder, guides)).filter((name) => name.endsWith('.md'));
  const ids = Array.from({ length: count }, (_, index) => {
    const word = (place: number) => makeWord((index * (ownWords + 1) + place) % 65_536);
    const title = `More about ${word(0)}`;
    const text = readFileSync(join(folder, guides, copied[index % copied.length] ?? ''), 'utf8');
    const words = Array.from({ length: ownWords }, (_, place) => word(place + 1)).join(' ');
    const page = text
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(
        /^description: .*$/m,
        `description: What the benchmark says about ${word(0)}, in a copy of a guide with words of its own.`,
      )
      .replace(/^(?:slug|sidebar_label): .*\n/gm, '');
    const id = `guides/more-${index + 1}`;
    writeFileSync(
      join(folder, guides, `more-${index + 1}.md`),
      `${page.trimEnd()}\n\n## What ${word(0)} adds\n\n${words}.\n`,
    );
    return id;
  });
  const groups = Array.from({ length: Math.ceil(count / categorySize) }, (_, index) => ({
    type: 'category',
    label: `More pages ${index + 1}`,
    items: ids.slice(index * categorySize, (index + 1) * categorySize),
  }));
  const sidebars = JSON.parse(readFileSync(join(folder, sidebarFile), 'utf8')) as { docs?: unknown[] };
  if (sidebars.docs === undefined) throw new BenchError(`${sidebarFile} has no sidebar "docs" any more.`);
  sidebars.docs.push(...groups);
  writeFileSync(join(folder, sidebarFile), JSON.stringify(sidebars));
}
