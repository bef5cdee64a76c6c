import { nearestName } from '../../src/lib/nearest-name';
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

/**
 * @param args the command line
 * @throws BenchError for an option that does not exist, or too few rounds
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const isBuild = args.includes('--build');
  const isDev = args.includes('--dev');
  const least = isBuild || isDev ? 1 : leastVisits;
  const [rounds = String(isDev ? usualStarts : least)] = args.flatMap((arg, index) => {
    if (arg === '--rounds') return [args[index + 1] ?? ''];
    return arg.startsWith('--rounds=') ? [arg.slice('--rounds='.length)] : [];
  });
  if (!/^\d+$/.test(rounds) || Number(rounds) < least) {
    throw new BenchError(`--rounds needs a number, ${least} or more; it has "${rounds}".`);
  }
  const known = ['--build', '--dev', '--json', '--no-growth', '--rebuilds', '--rounds'];
  const unknown = args.find(
    (arg, index) => !known.includes(arg) && !/^--(?:rounds|rebuilds)=/.test(arg) && args[index - 1] !== '--rounds',
  );
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, known);
    const hint = nearest === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${nearest}?`;
    throw new BenchError(`Unknown option "${unknown}". ${hint}`);
  }
  return {
    rounds: Number(rounds),
    build: isBuild,
    dev: isDev,
    rebuilds: readEdits(args),
    json: args.includes('--json'),
    growth: !args.includes('--no-growth'),
  };
}

/** Reads which edits to try: `--rebuilds` for all, `--rebuilds=text,fact` for those two. */
function readEdits(args: readonly string[]): string[] {
  const known = edits.map(({ name }) => name);
  const names = args.flatMap((arg) => {
    if (arg === '--rebuilds') return known;
    return arg.startsWith('--rebuilds=') ? arg.slice('--rebuilds='.length).split(',') : [];
  });
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BenchError(`--rebuilds knows no edit "${unknown}". There are ${known.join(', ')}.`);
  return names;
}
