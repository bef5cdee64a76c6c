/** Findings in a native block, and rules that the languages share. */
import { editDistance, nearestName } from '../../../lib/nearest-name';
import { lineAt } from '../problem';

export interface UnknownNativeName {
  /** Line in the block, from 1. */
  line: number;
  name: string;
  nearest?: string;
}

/** Collects the findings of one block: one per line and name, in line order. */
export interface Reporter {
  /**
   * @param match whose last part is the name
   * @param known names that may have been meant
   */
  readonly report: (match: RegExpMatchArray, name: string, known: Iterable<string>) => void;
  readonly list: () => UnknownNativeName[];
}

export function makeReporter(code: string): Reporter {
  const found = new Map<string, UnknownNativeName>();
  return {
    report(match, name, known) {
      const line = lineAt(code, (match.index ?? 0) + match[0].lastIndexOf(name));
      const nearest = nearestName(name, [...known].sort());
      found.set(`${line}:${name}`, { line, name, ...(nearest === undefined ? {} : { nearest }) });
    },
    list: () => [...found.values()].sort((a, b) => a.line - b.line || (a.name < b.name ? -1 : 1)),
  };
}

/** Minimum length in letters: shorter names are one typo away from too many others. */
const minTypoLength = 8;

/** Prefixes of Apple's own types: `NSObject` is not a typo of `JSObject`. */
const systemPrefix = /^(?:NS|UI|WK|UN|CL)[A-Z]/;

/** Whether the name is a typo of a known one: a letter missing, added or replaced, or two neighboring letters swapped. */
export function isLikelyTypo(name: string, known: Iterable<string>): boolean {
  if (name.length < minTypoLength || systemPrefix.test(name)) return false;
  // The lengths come first, because comparing them is quick.
  return [...known].some((other) => Math.abs(name.length - other.length) <= 1 && editDistance(name, other) === 1);
}

/** Returns the first group that is not empty of each match of a pattern. */
export function matchNames(code: string, pattern: RegExp): Set<string> {
  return new Set([...code.matchAll(pattern)].flatMap(([, ...groups]) => groups.find(Boolean) ?? []));
}
