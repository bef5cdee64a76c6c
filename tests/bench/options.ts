import { edits } from './compare-rebuilds';
import { BenchError } from './errors';

/** Options of a benchmark run. */
export interface BenchOptions {
  /** Visits to each site, cold builds of each, or starts of the development server. */
  readonly rounds: number;
  /** Compare builds instead of visits. */
  readonly build: boolean;
  /** Measure the development server instead of visits. */
  readonly dev: boolean;
  /** Only compare rebuilds with builds from scratch: names of the edits, or empty for a normal run. */
  readonly rebuilds: readonly string[];
  /** Print JSON instead of tables. */
  readonly json: boolean;
  /** Measure what additional pages and versions cost, which takes two more builds. */
  readonly growth: boolean;
}

/** Minimum number of visits for a meaningful median. */
const leastVisits = 5;

/** Default number of starts of the development server. */
const usualStarts = 3;

/** Options of the command line, by their names. */
export interface Choices {
  readonly rounds?: string | undefined;
  readonly build?: boolean | undefined;
  readonly dev?: boolean | undefined;
  readonly rebuilds?: string | undefined;
  readonly json?: boolean | undefined;
  readonly 'no-growth'?: boolean | undefined;
}

/** @throws BenchError for too few rounds, or an edit that does not exist */
export function readOptions({ build = false, dev = false, json = false, ...choices }: Choices): BenchOptions {
  const least = build || dev ? 1 : leastVisits;
  const rounds = choices.rounds ?? String(dev ? usualStarts : least);
  if (!/^\d+$/.test(rounds) || Number(rounds) < least)
    throw new BenchError(`--rounds needs a number, ${least} or more; it has "${rounds}".`);
  const rebuilds = readEdits(choices.rebuilds);
  return { rounds: Number(rounds), build, dev, rebuilds, json, growth: !choices['no-growth'] };
}

/** Reads which edits to try: `all`, or names such as `text,fact`. */
function readEdits(list = ''): string[] {
  const known = edits.map(({ name }) => name);
  const names = list === 'all' ? known : list.split(',').filter(Boolean);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BenchError(`--rebuilds knows no edit "${unknown}". There are all, ${known.join(', ')}.`);
  return names;
}
