/** Findings in a native block, and rules that the languages share. */
import { nearestName } from '../../../lib/nearest-name';

export interface UnknownNativeName {
  /** Line in the block, from 1. */
  line: number;
  name: string;
  nearest?: string;
}

/** Collects the findings of one block: one per line and name, in line order. */
export interface Reporter {
  report(offset: number, name: string, known: Iterable<string>): void;
  list(): UnknownNativeName[];
}

export function makeReporter(code: string): Reporter {
  const found = new Map<string, UnknownNativeName>();
  return {
    report(offset, name, known) {
      const line = code.slice(0, offset).split('\n').length;
      const nearest = nearestName(name, [...known].sort());
      found.set(`${line}:${name}`, { line, name, ...(nearest === undefined ? {} : { nearest }) });
    },
    list: () => [...found.values()].sort((a, b) => a.line - b.line || (a.name < b.name ? -1 : 1)),
  };
}

/** Whether two words differ by one typo: a letter missing, added or replaced, or two neighboring letters swapped. */
export function isTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) {
    end += 1;
  }
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) {
    return a !== b;
  }
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Minimum length in letters: shorter names are one typo away from too many others. */
const minTypoLength = 8;

/** Prefixes of Apple's own types: `NSObject` is not a typo of `JSObject`. */
const systemPrefix = /^(?:NS|UI|WK|UN|CL)[A-Z]/;

/** Whether the name is a typo of a known one. */
export function isLikelyTypo(name: string, known: Iterable<string>): boolean {
  return (
    name.length >= minTypoLength && !systemPrefix.test(name) && [...known].some((candidate) => isTypo(name, candidate))
  );
}

/**
 * Returns the classes of a block's variables by name: variables that are always declared with the same runtime class,
 * and usual names that the block does not declare differently.
 * @param declarations pairs of variable and class as found in the block
 * @param isNative whether a class belongs to the runtime
 */
export function resolveReceivers(
  usual: readonly (readonly [string, string])[],
  declarations: readonly (readonly [string, string])[],
  isNative: (type: string) => boolean,
): Map<string, string> {
  const receivers = new Map(usual);
  const types = new Map<string, Set<string>>();
  for (const [name, type] of declarations) {
    types.set(name, (types.get(name) ?? new Set()).add(type));
  }
  for (const [name, declared] of types) {
    const [type] = declared;
    if (type !== undefined && declared.size === 1 && isNative(type)) {
      receivers.set(name, type);
    } else {
      receivers.delete(name);
    }
  }
  return receivers;
}

/** Returns the first group of each match of a pattern. */
export function matchNames(code: string, pattern: RegExp): Set<string> {
  return new Set([...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}
