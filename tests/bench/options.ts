import { edits } from './compare-rebuilds';
import { BenchError } from './errors';
import type { SiteSize } from './growth-table';

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
  /** Only build the peers. */
  readonly peers: boolean;
  /** Only tabulate how the site grows, with a row for each size; empty for another run. */
  readonly sizes: readonly SiteSize[];
}

/** Pages that `--growth` adds by default: none, and what makes about 2,000 and 1,000 of today's pages. A run takes hours, so those that say most are first. */
const usualSizes = '0,1500,500';

/** Versions of another row, if neither pages nor versions are named. */
const manyVersions = 10;

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
  readonly growth?: boolean | undefined;
  readonly 'more-pages'?: string | undefined;
  readonly versions?: string | undefined;
  readonly peers?: boolean | undefined;
}

/** @throws BenchError for too few rounds, an edit that does not exist, or a size that is not a number */
export function readOptions({ build = false, dev = false, json = false, ...choices }: Choices): BenchOptions {
  const least = build || dev ? 1 : leastVisits;
  const rounds = choices.rounds ?? String(dev ? usualStarts : least);
  if (!/^\d+$/.test(rounds) || Number(rounds) < least)
    throw new BenchError(`--rounds needs a number, ${least} or more; it has "${rounds}".`);
  const rebuilds = readEdits(choices.rebuilds);
  const sizes = choices.growth ? readSizes(choices['more-pages'], choices.versions) : [];
  return {
    rounds: Number(rounds),
    build,
    dev,
    rebuilds,
    json,
    growth: !choices['no-growth'],
    peers: choices.peers === true,
    sizes,
  };
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

function readSizes(given: string | undefined, versions: string | undefined): SiteSize[] {
  const pages = given ?? usualSizes;
  if (!/^\d+(?:,\d+)*$/.test(pages))
    throw new BenchError(`--more-pages needs numbers, such as ${usualSizes}; it has "${pages}".`);
  if (versions !== undefined && !/^\d+$/.test(versions))
    throw new BenchError(`--versions needs a number, such as 10; it has "${versions}".`);
  const sizes = pages.split(',').map((morePages) => ({
    morePages: Number(morePages),
    versions: versions === undefined ? undefined : Number(versions),
  }));
  if (given !== undefined || versions !== undefined) return sizes;
  return [...sizes.slice(0, 2), { morePages: 0, versions: manyVersions }, ...sizes.slice(2)];
}
