import { stem } from './english';
import { symptomLevel } from './index-files';
import type { Page, Section } from './sections';
import { appendTo } from './word-index';
import { fold, readRuns, readWords, splitIdentifier } from './words';

/** Index of the headings of a shard. */
export interface HeadingIndex {
  /** Adds sections; their numbers follow those that the index has. */
  readonly addSections: (added: readonly Section[]) => void;
  /** Identifiers that headings name, folded: methods, listeners, keys, options, types, codes. */
  readonly identifiers: ReadonlySet<string>;
  /** Names of the official plugins, folded, words separated by spaces. */
  readonly plugins: ReadonlySet<string>;
  /** True for a section that readers call exactly that. */
  readonly isNamed: (section: number, phrase: string) => boolean;
  /**
   * Prepares a query, and returns a function that compares it with the headings of a section.
   *
   * @param passages lists of words, several for a pasted text; a heading counts by the passage that has most of it
   */
  readonly compareTo: (passages: readonly (readonly string[])[]) => (section: number) => Likeness;
}

/** How much of a heading a query has. Rare words count more. */
export interface Likeness {
  /** From 0 to 1. */
  readonly heading: number;
  /** The same for the best-matching phrase that readers use for the page, in the section that is the page itself. */
  readonly phrase: number;
  /** The same for such a phrase, in all sections of the page. */
  readonly pagePhrase: number;
}

/** Minimum weight of the shared words for a heading, a page name or a phrase to count in full. Lighter ones are in every second query. */
const leastMass = { heading: 9, name: 6, phrase: 9 };

/** Separates the message of a row from another one with the same cause. */
const alternatives = /,? or |, often |, with |', (?=')/;

type PartKind = keyof typeof leastMass;

/** Part of a heading that can match on its own. */
interface Part {
  readonly section: number;
  readonly kind: PartKind;
  readonly stems: readonly string[];
}

export function makeHeadingIndex(stopWords: ReadonlySet<string>): HeadingIndex {
  const sections: Section[] = [];
  const parts: Part[] = [];
  const partsOf = new Map<string, number[]>();
  const identifiers = new Set<string>();
  const plugins = new Set<string>();
  const names: (ReadonlySet<string> | undefined)[] = [];
  /** Weights of parts that were compared since sections were added, because each depends on the number of all. */
  let masses: number[] = [];
  const rarityOf = (word: string): number => Math.log(1 + sections.length / (partsOf.get(word)?.length ?? 1));
  const addSection = (section: Section): void => {
    const { heading, level, page, readerWords } = section;
    sections.push(section);
    names.push(
      readerWords === '' ? undefined : new Set(readerWords.split(',').map((name) => readWords(name).join(' '))),
    );
    if (level > 2) for (const run of readRuns(heading)) if (isIdentifier(run)) identifiers.add(fold(run));
    if (level === 1 && page.route.includes('/apis/')) plugins.add(readWords(page.title).join(' '));
    for (const { kind, text } of listParts(section)) {
      const stems = new Set(readWords(text).flatMap((word) => (stopWords.has(word) ? [] : [stem(word)])));
      for (const word of stems) appendTo(partsOf, word, parts.length);
      parts.push({ section: section.id, kind, stems: [...stems] });
    }
  };
  const massOf = (part: number): number => {
    masses[part] ??= (parts[part] as Part).stems.reduce((sum, word) => sum + rarityOf(word), 0);
    return masses[part];
  };
  const measure = (words: readonly string[]): Map<number, number> => {
    const own = new Map<number, number>();
    for (const word of new Set(words.map(stem))) {
      const rarity = rarityOf(word);
      for (const part of partsOf.get(word) ?? []) own.set(part, (own.get(part) ?? 0) + rarity);
    }
    return own;
  };
  return {
    addSections(added) {
      added.forEach(addSection);
      masses = [];
    },
    identifiers,
    plugins,
    isNamed: (section, phrase) => names[section]?.has(phrase) ?? false,
    compareTo: (passages) => {
      const likenesses = new Map<number, { heading: number; phrase: number }>();
      const ofPages = new Map<Page, number>();
      for (const passage of passages) {
        for (const [part, own] of measure(passage)) {
          const { section, kind } = parts[part] as Part;
          const share = (own / massOf(part)) ** 3 * Math.min(1, own / leastMass[kind]);
          const likeness = likenesses.get(section) ?? { heading: 0, phrase: 0 };
          likenesses.set(section, likeness);
          const place = kind === 'phrase' ? 'phrase' : 'heading';
          likeness[place] = Math.max(likeness[place], share);
          if (kind !== 'phrase') continue;
          const { page } = sections[section] as Section;
          ofPages.set(page, Math.max(ofPages.get(page) ?? 0, share));
        }
      }
      return (section) => {
        const own = likenesses.get(section) ?? unlike;
        if (ofPages.size === 0 && own === unlike) return unlike;
        const pagePhrase = ofPages.get((sections[section] as Section).page) ?? 0;
        return { heading: own.heading, phrase: own.phrase, pagePhrase };
      };
    },
  };
}

const unlike: Likeness = { heading: 0, phrase: 0, pagePhrase: 0 };

function listParts({ heading, level, page, readerWords }: Section): { kind: PartKind; text: string }[] {
  const list = (kind: PartKind, texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  if (level === symptomLevel) return list('heading', heading.split(alternatives));
  if (level > 1) return list('heading', [heading]);
  return [
    ...list('name', [heading || page.title, page.label]),
    ...list('phrase', readerWords === '' ? [] : readerWords.split(',')),
  ];
}

/** True for words that nobody writes in a sentence: `getPhoto`, `ERR_SDK_NOT_FOUND`. */
export function isIdentifier(run: string): boolean {
  return run.includes('_') || splitIdentifier(run).length > 1;
}
