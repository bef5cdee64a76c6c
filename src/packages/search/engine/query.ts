import { lightWords, platformHints } from '../../../config/search-intents';
import { stem } from './english';
import type { Expander } from './expand';
import { isIdentifier } from './headings';
import { cleanPasted, isPasted, readErrorLines } from './pasted';
import type { Platform } from './sections';
import { addMatch, type Found, makeDraft } from './word-search';
import { fold, readRuns, readWords, splitIdentifier } from './words';

/** What a shard knows about the words of a query. */
export interface Lexicon {
  /** Words that need not match. */
  readonly stopWords: ReadonlySet<string>;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly Phrase[])[];
  /** Identifiers of the shard, folded. */
  readonly identifiers: ReadonlySet<string>;
  /** Names of the official plugins, folded, words separated by spaces. */
  readonly plugins: ReadonlySet<string>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Kind of a query word. `ranking.ts` says how much each kind counts. */
export type WordKind =
  | 'word'
  | 'identifier'
  | 'platform'
  | 'framework'
  | 'task'
  | 'intent'
  | 'failure'
  | 'number'
  | 'part'
  | 'quiet'
  | 'stopWord';

const lightKinds = new Map<string, WordKind>(
  (
    [
      [lightWords.intents, 'intent'],
      [lightWords.failures, 'failure'],
      [lightWords.platforms, 'platform'],
      [lightWords.tasks, 'task'],
      [lightWords.devices, 'task'],
      [lightWords.frameworks, 'framework'],
    ] as const
  ).flatMap(([list, kind]) => list.split(' ').map((word): [string, WordKind] => [word, kind])),
);

/** A word of a query. */
export interface QueryWord extends Found {
  /** Folded. */
  readonly word: string;
  readonly kind: WordKind;
  /** False for words like `how` and `the`, which need not match. */
  readonly counts: boolean;
}

/** One possible meaning of a query word, and how much it counts. */
interface Meaning {
  readonly found: Found;
  readonly weight: number;
}

/** How much a synonym counts. Tuned with the judged queries (npm run cli search:eval). */
const weights = {
  synonym: 0.6,
  /** For a synonym of words that no section has. */
  onlySynonym: 0.9,
};

/** Maximum number of words that together may be one identifier: `app url open` is `appUrlOpen`. */
const gluedLimit = 4;

/** Words that come before the name of a command. */
const commandWords = new Set(['cap', 'capacitor', 'npx', 'ionic']);

const tasks = new Set(lightWords.tasks.split(' '));

function isCommand(word: string, previous: string | undefined): boolean {
  return tasks.has(word) && previous !== undefined && commandWords.has(previous);
}

/** Names of several words that belong together: `capacitor:sync:before`. */
const compounds = /\w+(?::\w+)+/g;

/** Reads the lexicon of a shard. */
export function readLexicon(
  stopWords: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
  identifiers: ReadonlySet<string> = new Set(),
  plugins: ReadonlySet<string> = new Set(),
): Lexicon {
  return {
    stopWords,
    synonyms: synonyms.map((group) =>
      group.map((text) => {
        const words = readWords(text);
        return { words, stems: words.map(stem) };
      }),
    ),
    identifiers,
    plugins,
  };
}

/** Finds out what each word of a query may mean in a shard. */
export function readQuery(query: string, expander: Expander, lexicon: Lexicon): QueryWord[] {
  const wasPasted = isPasted(query);
  const text = wasPasted ? cleanPasted(query) : query;
  const runs = readRuns(text);
  const split = wasPasted ? [] : runs.map((run) => ({ run, own: splitUnknown(run, expander) }));
  const words = wasPasted ? [...new Set(runs.map(fold))] : split.flatMap(({ own }) => own);
  // Unknown identifiers are the reader's own, or belong to other libraries, so their parts say little.
  const parts = new Set(split.flatMap(({ run, own }) => (isIdentifier(run) && own.length > 1 ? own : [])));
  const isAllStopWords = words.every((word) => lexicon.stopWords.has(word));
  const written = new Set(runs.filter(isIdentifier).map(fold));
  const compound = new Set((text.match(compounds) ?? []).flatMap(readWords));
  const loud = wasPasted ? new Set(readWords(readErrorLines(text))) : undefined;
  const named = findNamedPlugins(text, lexicon.plugins);
  const kinds = words.map((word, index): WordKind => {
    if (named.has(word)) return 'identifier';
    if (loud?.has(word) === false && !lexicon.stopWords.has(word)) return 'quiet';
    if (written.has(word)) return isOurs(word, expander, lexicon) ? 'identifier' : 'part';
    const kind = findKind(word, lexicon);
    if (parts.has(word) && kind === 'word') return 'part';
    if (kind === 'task' && (words.length < 3 || isCommand(word, words[index - 1]))) return 'word';
    return compound.has(word) && !wasPasted && kind !== 'identifier' && kind !== 'platform' ? 'word' : kind;
  });
  // What the reader wants to do is the subject when the query names nothing else.
  if (!kinds.some((kind) => kind === 'word' || kind === 'identifier')) {
    kinds.forEach((kind, index) => {
      if (kind === 'task' && tasks.has(words[index] ?? '')) kinds[index] = 'word';
    });
  }
  const meanings = words.map((word, index): Meaning[] => [
    // A pasted text is complete and spelled correctly, so neither longer nor similar words are tried.
    {
      found: wasPasted ? expander.expandPhrase([word]) : expander.expandWord(word, index === words.length - 1),
      weight: 1,
    },
  ]);
  if (!wasPasted) {
    words.forEach((_, from) => {
      for (let length = 2; length <= gluedLimit && from + length <= words.length; length += 1) {
        const glued = words.slice(from, from + length).join('');
        const found = expander.expandGlued(glued, from + length === words.length);
        if (found.matches.size === 0) continue;
        for (let at = from; at < from + length; at += 1) {
          meanings[at]?.push({ found, weight: 1 });
          if (lexicon.identifiers.has(glued)) kinds[at] = 'word';
        }
      }
    });
    for (const { members, ...meaning } of findSynonyms(words, lexicon.synonyms, expander)) {
      for (const index of members) meanings[index]?.push(meaning);
    }
  }
  return meanings.map((list, index) => {
    const kind = kinds[index] ?? 'word';
    return { ...combine(list), word: words[index] ?? '', kind, counts: isAllStopWords || kind !== 'stopWord' };
  });
}

function findKind(word: string, { stopWords, identifiers }: Lexicon): WordKind {
  if (identifiers.has(word)) return 'identifier';
  if (stopWords.has(word)) return 'stopWord';
  if (/^v?\d+$/.test(word)) return 'number';
  return lightKinds.get(word) ?? 'word';
}

/** `@capacitor/camera`, `capacitor-camera` */
const packages = /\bcapacitor[-/]([a-z]+(?:-[a-z]+)*)/gi;

/** `push notifications plugin`, `Toast plugin`. Messages have quotes around the name: there, something else is usually wrong. */
const pluginNames = /(?:(\w+) )?(\w+) plugins?\b/gi;

/** Finds the words of official plugins that a query names as such. Alone, they may mean something else: `toast`, `browser`. */
function findNamedPlugins(text: string, plugins: ReadonlySet<string>): Set<string> {
  const names = [
    ...[...text.matchAll(packages)].map(([, name = '']) => name),
    ...[...text.matchAll(pluginNames)].flatMap(([, first = '', second = '']) => [`${first} ${second}`, second]),
  ];
  return new Set(
    names
      .map(readWords)
      .filter((words) => plugins.has(words.join(' ')))
      .flat(),
  );
}

/** True for an identifier that the shard has, or that is another spelling of one in its headings. */
function isOurs(word: string, { isKnown, expandWord }: Expander, { identifiers }: Lexicon): boolean {
  return isKnown(word) || [...expandWord(word, false).forms].some((form) => identifiers.has(form));
}

/** Returns the words of a run: the run itself when the shard may have it, otherwise its parts or the two known words it consists of. */
function splitUnknown(run: string, { expandWord, isKnown }: Expander): string[] {
  const word = fold(run);
  if (isKnown(word) || expandWord(word, true).matches.size > 0) return [word];
  const parts = splitIdentifier(run);
  if (parts.length > 0 && parts.every(isKnown)) return parts;
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isKnown)) return halves;
  }
  return [word];
}

/** Finds what phrases of a query may mean as well. The words of a phrase may be anywhere in the query, in any form. */
function findSynonyms(
  words: readonly string[],
  synonyms: Lexicon['synonyms'],
  { expandPhrase }: Expander,
): (Meaning & { members: readonly number[] })[] {
  const stems = words.map(stem);
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const members = phrase.stems.map((one) => stems.indexOf(one));
      if (members.includes(-1)) return [];
      const weight = expandPhrase(phrase.words).matches.size > 0 ? weights.synonym : weights.onlySynonym;
      return group.flatMap((other) => (other === phrase ? [] : { members, found: expandPhrase(other.words), weight }));
    }),
  );
}

/** Merges all meanings and keeps the best of them for each section. */
function combine(meanings: readonly Meaning[]): Found {
  const [first, ...others] = meanings;
  if (first !== undefined && others.length === 0) return first.found;
  const all = makeDraft();
  for (const { found, weight } of meanings) {
    for (const form of found.forms) all.forms.add(form);
    for (const [id, { score, place }] of found.matches) addMatch(all.matches, id, { score: score * weight, place });
  }
  return all;
}

const platforms = ['android', 'ios'] as const;

const hints = {
  android: new Set(platformHints.android.split(' ')),
  ios: new Set(platformHints.ios.split(' ')),
};

/** Finds the platform of a query: the one that it names, otherwise the one whose words it has; undefined when that is none or both. */
export function findPlatform(words: readonly string[]): Platform | undefined {
  const named = platforms.filter((platform) => words.includes(platform));
  const found =
    named.length > 0 ? named : platforms.filter((platform) => words.some((word) => hints[platform].has(word)));
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the platform of a pasted text by the paths and tool names in it, if they mostly belong to one platform. */
export function findPastedPlatform(text: string): Platform | undefined {
  const words = readWords(text).map((word) => word.replace(/^_|_$/g, ''));
  const [first, second] = platforms.map(
    (platform) => words.filter((word) => word === platform || hints[platform].has(word)).length,
  );
  if (first === undefined || second === undefined) return undefined;
  return first > 2 * second ? 'android' : second > 2 * first ? 'ios' : undefined;
}
