/** A phrase in which the word of a rule is right. */
interface Exception {
  readonly pattern: RegExp;
  readonly reason: string;
}

export interface WordRule {
  /** Name of the rule in lists, usually the word itself. */
  readonly name: string;
  /** Matched against text without markup, in which code is a single `￼`. */
  readonly pattern: RegExp;
  /** What is wrong with the words and what to write instead: a predicate, whose subject they are, and a sentence. */
  readonly advice: string;
  readonly exceptions?: readonly Exception[];
}
