/** Learns from queries which terms speak for which pages: multinomial logistic regression on top of the search as it is. */
import { shareOf, weightLevels } from '../../../search/engine/learned-words';

/** A query to learn from. */
export interface Example {
  /** Its terms (see `listTerms`). */
  readonly terms: readonly string[];
  /** Numbers of the right pages; any of them is right. */
  readonly targets: readonly number[];
  /** Logarithm of each page's score in the search without learned words, as a share of the best score. */
  readonly scores: Float64Array;
}

/** Weights of terms, for each page by its number. */
export type TermWeights = readonly ReadonlyMap<string, number>[];

/**
 * How much the search's own scores count while learning. Less than 1, because the queries to learn from are harder for the search than those of
 * readers: they were written to have few words of the page. What is learned is divided by it afterwards.
 */
const trust = 0.4;

/** Passes through all queries: with all weights, and then with those that are kept. */
const passes = { all: 8, kept: 4 };

/** Size of the steps (AdaGrad), and how strongly weights are drawn to zero. */
const rate = 0.3;
const decay = 0.03;

/** Probabilities below this one are not corrected. There are many, and they are nearly right. */
const leastError = 1e-4;

/** Minimum number of queries with a term. One alone may be an exception. */
const leastQueries = 2;

/** Number of weights that are kept: the index has room for these. With twice as many, one query in a hundred more finds its page first. */
const mostWeights = 10_000;

/** Makes a random order that is the same each time (a linear congruential generator with the constants of ANSI C). */
function makeShuffle(): (order: number[]) => void {
  let seed = 7;
  return (order) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const other = Math.floor((seed / 2_147_483_648) * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
  };
}

/**
 * Learns from queries, keeps the weights that matter most, and learns these again without the others.
 *
 * @param pages number of pages
 * @returns weights above zero: terms in the order of the alphabet
 */
export function trainWords(examples: readonly Example[], pages: number): TermWeights {
  const counts = new Map<string, number>();
  for (const { terms } of examples) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vocabulary = [...counts.keys()].filter((term) => (counts.get(term) ?? 0) >= leastQueries).sort();
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const rows = examples.map(({ terms }) => terms.flatMap((term) => numbers.get(term) ?? []));
  const all = descend(examples, rows, vocabulary.length, pages, passes.all, () => true);
  // A small weight of a frequent term decides as much as a large one of a rare term.
  const value = (at: number): number => {
    return (all[at] ?? 0) * Math.sqrt(counts.get(vocabulary[Math.floor(at / pages)] ?? '') ?? 0);
  };
  const values = all.map((_, at) => value(at));
  const least = Math.max(0, Float64Array.from(values).sort().at(-mostWeights) ?? 0);
  const kept = descend(examples, rows, vocabulary.length, pages, passes.kept, (at) => (values[at] ?? 0) > least);
  return Array.from({ length: pages }, (_, page) => {
    const own = vocabulary.flatMap((term, number): [string, number][] => {
      const weight = Math.round((kept[number * pages + page] ?? 0) / trust);
      return weight > 0 ? [[term, Math.min(weight, weightLevels - 1)]] : [];
    });
    return new Map(own);
  });
}

/** Stochastic gradient descent with AdaGrad. Returns the weight of each term (row) for each page (column). */
function descend(
  examples: readonly Example[],
  rows: readonly (readonly number[])[],
  terms: number,
  pages: number,
  times: number,
  isFree: (at: number) => boolean,
): Float64Array {
  const weights = new Float64Array(terms * pages);
  const squares = new Float64Array(terms * pages).fill(1e-8);
  const free = Uint8Array.from({ length: terms * pages }, (_, at) => (isFree(at) ? 1 : 0));
  const order = examples.map((_, at) => at);
  const shuffle = makeShuffle();
  const chances = new Float64Array(pages);
  for (let time = 0; time < times; time += 1) {
    shuffle(order);
    for (const at of order) {
      const example = examples[at] as Example;
      const row = rows[at] as readonly number[];
      if (row.length === 0) continue;
      const scale = shareOf(example.terms.length);
      predict(example, row, weights, scale, chances);
      const right = example.targets.reduce((sum, page) => sum + (chances[page] ?? 0), 1e-12);
      for (let page = 0; page < pages; page += 1) {
        const chance = chances[page] as number;
        const wrong = example.targets.includes(page) ? chance - chance / right : chance;
        if (Math.abs(wrong) < leastError) continue;
        for (const term of row) {
          const place = term * pages + page;
          if (free[place] === 0) continue;
          const weight = weights[place] as number;
          const slope = wrong * scale + decay * weight;
          squares[place] = (squares[place] as number) + slope * slope;
          weights[place] = weight - (rate * slope) / Math.sqrt(squares[place] as number);
        }
      }
    }
  }
  return weights;
}

/** Computes the probability of each page (softmax). */
function predict(
  { scores }: Example,
  row: readonly number[],
  weights: Float64Array,
  scale: number,
  chances: Float64Array,
): void {
  const pages = chances.length;
  let most = Number.NEGATIVE_INFINITY;
  for (let page = 0; page < pages; page += 1) {
    let sum = (scores[page] as number) * trust;
    for (const term of row) sum += (weights[term * pages + page] as number) * scale;
    chances[page] = sum;
    if (sum > most) most = sum;
  }
  let whole = 0;
  for (let page = 0; page < pages; page += 1) whole += chances[page] = Math.exp((chances[page] as number) - most);
  for (let page = 0; page < pages; page += 1) chances[page] = (chances[page] as number) / whole;
}
