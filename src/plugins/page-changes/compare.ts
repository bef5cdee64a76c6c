/** The steps by which a page of one version becomes that of the next, and the sections that they are in. */
import { diffArrays } from 'diff';
import { type Block, isSameWord, type Neutral, splitWords, type Word } from './blocks';

/** What happens to a block between the older page and the newer one, in the order of the newer one. */
export type Step =
  | { readonly kind: 'same'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'reworded'; readonly from: Block; readonly to: Block }
  | { readonly kind: 'removed'; readonly from: Block }
  | { readonly kind: 'added'; readonly to: Block };

/** A page split into blocks, with a function that removes its version's own words from a text. */
export interface ComparedPage {
  readonly blocks: readonly Block[];
  readonly neutral: Neutral;
}

interface Entry {
  readonly block: Block;
  readonly words: readonly Word[];
  /** Its words without the version's own, each once. */
  readonly content: ReadonlySet<string>;
}

/** Likeness of blocks with the same words in the same order. */
const same = 1;

/** The least likeness of blocks that can be the same block, reworded. */
const least = 0.4;

/**
 * Compares two versions of a page block by block. Blocks that differ only in the versions' own words (see `makeNeutralizer`) are the same.
 *
 * @returns steps with all blocks of both pages; applied to the older page, they make the newer one
 */
export function comparePages(older: ComparedPage, newer: ComparedPage): Step[] {
  const [before, after] = [older, newer].map(({ blocks, neutral }) =>
    blocks.map((block) => toEntry(block, neutral)),
  ) as [Entry[], Entry[]];
  return pairEntries(before, after, [same, 0.7, least]);
}

/**
 * Pairs the blocks that are as alike as the first limit demands, in order. Blocks between two pairs can be less alike: as much as the next limit.
 * Those that are left are removed or added.
 */
function pairEntries(before: Entry[], after: Entry[], [limit, ...lower]: readonly number[]): Step[] {
  if (limit === undefined)
    return [
      ...before.map(({ block }): Step => ({ kind: 'removed', from: block })),
      ...after.map(({ block }): Step => ({ kind: 'added', to: block })),
    ];
  const steps: Step[] = [];
  const removed: Entry[] = [];
  const added: Entry[] = [];
  const endGap = () => steps.push(...pairEntries(removed.splice(0), added.splice(0), lower));
  let place = 0;
  for (const part of diffArrays(before, after, { comparator: (a, b) => compareEntries(a, b) >= limit })) {
    if (part.added) {
      added.push(...part.value);
      continue;
    }
    const entries = before.slice(place, place + part.value.length);
    place += entries.length;
    if (part.removed) {
      removed.push(...entries);
      continue;
    }
    endGap();
    const kind = limit === same ? 'same' : 'reworded';
    for (const [index, { block: to }] of part.value.entries())
      steps.push({ kind, from: entries[index]?.block ?? to, to });
  }
  endGap();
  return steps;
}

function toEntry(block: Block, neutral: Neutral): Entry {
  const words = splitWords(block, neutral);
  // All code blocks have the lines of the fence.
  const inside = block.kind === 'code' ? words.slice(1, -1) : words;
  return { block, words, content: new Set(inside.map((word) => word.neutral)) };
}

/** @returns how alike two blocks are, from 0 to `same`: the share of common words, as Dice's coefficient */
function compareEntries(older: Entry, newer: Entry): number {
  const [from, to] = [older.block, newer.block];
  if (from.kind !== to.kind || from.level !== to.level) return 0;
  if (older.words.length === newer.words.length && older.words.every((word, at) => isSameWord(word, newer.words[at])))
    return same;
  const common = [...older.content].filter((word) => newer.content.has(word)).length;
  // The same words in another order are not the same.
  const share = Math.min((2 * common) / (older.content.size + newer.content.size), 0.99);
  const name = names[from.kind]?.exec(from.text)?.[0];
  const isSameBlock =
    from.level === 1 ||
    (from.kind === 'row' && from.head === '' && to.head === '') ||
    (name !== undefined && name === names[to.kind]?.exec(to.text)?.[0]);
  return isSameBlock ? Math.max(share, least) : share;
}

/** What a block has as a name, where it has one: the title of code, the first cell of a row. */
const names: Partial<Record<Block['kind'], RegExp>> = { code: /title="[^"]*"/, row: /^\|[^|]*\w[^|]*\|/ };

/** A step that is shown to readers. */
export type ChangedStep = Exclude<Step, { kind: 'same' }>;

/** A heading with changes below it. */
export interface Heading {
  readonly block: Block;
  /** Which version's page has the heading. */
  readonly side: 'older' | 'newer';
}

/** What changed below one heading, and the heading itself if it changed. */
export interface ChangedSection {
  /** The heading and those above it, outermost first; empty for changes before the first heading. */
  readonly path: readonly Heading[];
  readonly steps: readonly ChangedStep[];
}

/**
 * Groups the steps of a comparison by heading, and leaves out unchanged blocks.
 *
 * @returns sections in the order of the newer page; sections that it lacks are where the older page has them
 */
export function groupSteps(steps: readonly Step[]): ChangedSection[] {
  const start: OpenSection = { path: [], steps: [] };
  const sections = [start];
  let section = start;
  /** The newer page's section at this point, to which blocks after a removed section belong. */
  let newer = start;
  for (const step of steps) {
    const side = step.kind === 'removed' ? 'older' : 'newer';
    const block = step.kind === 'removed' ? step.from : step.to;
    if (side === 'newer') section = newer;
    if (block.kind === 'heading') {
      const above = section.path.filter((heading) => (heading.block.level ?? 0) < (block.level ?? 0));
      // The title belongs to the whole comparison.
      section = { path: block.level === 1 ? [] : [...above, { block, side }], steps: [] };
      sections.push(section);
      if (side === 'newer') newer = section;
    }
    if (step.kind !== 'same') section.steps.push(step);
  }
  return sections.filter((found) => found.steps.length > 0);
}

/** A section whose steps are still being collected. */
interface OpenSection {
  readonly path: readonly Heading[];
  readonly steps: ChangedStep[];
}
