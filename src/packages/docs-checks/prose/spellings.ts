/** Other names and spellings of things that have one on all pages. */

/** Other names of things, and the name that all pages use. */
const terms: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/\bweb[- ]views?\b|\bWebview|\bwebviews?\b/, 'WebView'],
  [/\bdevelopment servers?\b/, 'dev server'],
  [/\bplug-ins?\b/, 'plugin'],
  [/\bweb applications?\b/, 'web app'],
  [/\bnative applications?\b/, 'native project'],
  [/\bpermission (?:dialogs?|questions?|requests? dialogs?)\b/, 'permission prompt'],
  [/\blife cycles?\b/, 'lifecycle'],
  [/\bcommand line interface\b|\bIonic CLI tool\b/, 'CLI'],
  [/\bsplashscreens?\b/, 'splash screen'],
];

/** Rules for names and spellings. */
export const spellingRules: readonly WordRule[] = [
  ...terms.map(([pattern, term]) => ({
    pattern,
    advice: `is another name for a thing that has one name on all other pages. Write "${term}".`,
  })),
  {
    pattern: /\bset-ups?\b|\b(?:to|can|must|you|you must) setup\b/i,
    advice: 'is not how the word is spelled here. Write "setup" for the noun and "set up" for the verb.',
  },
  {
    pattern: /\bIOS\b|\bIos\b/,
    advice: 'is not how Apple spells it. Write "iOS", also at the start of a sentence.',
  },
  {
    pattern:
      /\b(?:\w*(?:colour|behaviour|favour|honour|neighbour)\w*|licence[sd]?|centre[sd]?|(?:milli|centi|kilo)?metres?|(?:cancel|label|travel|model|signal)l(?:ed|ing|er|ers)|grey\w*|catalogues?|dialogues?|defences?|offences?|artefacts?|judgement|programmes?|learnt|spelt|burnt|fulfils?|enrols?)\b|\b\w*(?:organ|real|custom|optim|recogn|initial|serial|normal|local|minim|maxim|synchron|author|capital|categor|central|character|emphas|final|general|global|memor|neutral|priorit|standard|summar|symbol|token|util|visual)is(?:e|es|ed|ing|ations?|ers?)\b/i,
    advice:
      'is the British spelling. Write the American one, as in "behavior", "color", "license", "center", "canceled" and "organize".',
    exceptions: [{ pattern: /[\w/-]*\/[\w-]+\.(?:mjs|tsx?|txt)\b/, reason: 'a file keeps the name that it has' }],
  },
];

/** A phrase in which the word of a rule is right. */
interface Exception {
  readonly pattern: RegExp;
  readonly reason: string;
}

export interface WordRule {
  /** Matched against text without markup, in which code is a single `￼`. */
  readonly pattern: RegExp;
  /** What is wrong with the words and what to write instead: a predicate, whose subject they are, and a sentence. */
  readonly advice: string;
  readonly exceptions?: readonly Exception[];
}
