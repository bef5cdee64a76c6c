import { symptomLevel } from './index-files';
import type { Section } from './sections';
import { stem } from './stem';
import { fold, readRuns, readWords, splitIdentifier } from './words';

/** What the headings of a shard are made of. */
export interface HeadingIndex {
  /** Identifiers that headings name, folded: methods, listeners, keys, options, types, codes. */
  readonly identifiers: ReadonlySet<string>;
  /** True for a section that readers call just so. */
  readonly isNamed: (section: number, phrase: string) => boolean;
  /** Prepares a query: tells how much of a section's heading it has, from 0 to 1; rare words count more. */
  readonly compareTo: (words: readonly string[]) => (section: number) => number;
}

/** A heading of one common word would be in every second query. */
const leastMass = 9;

/** Divides the message of a row from another one with the same cause. */
const alternatives = /,? or |, often |, with |', (?=')/;

export function makeHeadingIndex(sections: readonly Section[], stopWords: ReadonlySet<string>): HeadingIndex {
  const counts = new Map<string, number>();
  const parts = sections.map(({ heading, level, page }) =>
    (level === symptomLevel
      ? heading.split(alternatives)
      : level === 1
        ? [heading || page.title, page.label]
        : [heading]
    ).map((part) => {
      const stems = new Set(readWords(part).flatMap((word) => (stopWords.has(word) ? [] : [stem(word)])));
      for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
      return [...stems];
    }),
  );
  const rarities = new Map([...counts].map(([word, count]) => [word, Math.log(1 + sections.length / count)]));
  const massOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0);
  const masses = parts.map((list) => list.map(massOf));
  const names = sections.map(({ readerWords }) =>
    readerWords === '' ? undefined : new Set(readerWords.split(',').map((name) => readWords(name).join(' '))),
  );
  return {
    identifiers: new Set(
      sections.flatMap(({ heading, level }) =>
        level < 3 ? [] : readRuns(heading).flatMap((run) => (isIdentifier(run) ? [fold(run)] : [])),
      ),
    ),
    isNamed: (section, phrase) => names[section]?.has(phrase) ?? false,
    compareTo: (words) => {
      const stems = new Set(words.map(stem));
      return (section) => {
        let most = 0;
        const list = parts[section] ?? [];
        for (let index = 0; index < list.length; index += 1) {
          let own = 0;
          for (const word of list[index] ?? []) if (stems.has(word)) own += rarities.get(word) ?? 0;
          const mass = masses[section]?.[index] ?? 0;
          if (own > 0) most = Math.max(most, (own / mass) ** 3 * Math.min(1, own / leastMass));
        }
        return most;
      };
    },
  };
}

/** True for words that nobody writes in a sentence: `getPhoto`, `ERR_SDK_NOT_FOUND`. */
export function isIdentifier(run: string): boolean {
  return run.includes('_') || splitIdentifier(run).length > 1;
}
