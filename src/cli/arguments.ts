import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/files/project-root';
import { nearestName } from '../lib/nearest-name';

/**
 * Options that a command takes: `flags` stand alone, `values` are followed by a value, or by `=` and a value.
 */
export type KnownOptions = { flags?: readonly string[]; values?: readonly string[] };

/**
 * Finds an argument that a command does not take. Otherwise, a typo would be ignored without anybody noticing.
 *
 * @returns one line with the problem and the known options; null when all is well
 */
export function findArgumentProblem(args: readonly string[], { flags = [], values = [] }: KnownOptions): string | null {
  const all = [...flags, ...values];
  const listed =
    all.length === 0 ? 'This command takes none.' : `Known ${all.length === 1 ? 'is' : 'are'} ${list(all)}.`;
  const seen: Set<string> = new Set();
  for (let index = 0; index < args.length; index++) {
    const [name = '', value] = (args[index] ?? '').split(/=(.*)/s);
    if (!name.startsWith('-')) return `Unknown argument ${args[index] || '""'}. ${listed}`;
    if (!all.includes(name)) {
      const nearest = nearestName(name, [...all, '--help']);
      return `Unknown option ${name}. ${nearest === undefined ? listed : `Did you mean ${nearest}?`}`;
    }
    if (seen.has(name)) return `${name} appears twice. Give it once.`;
    seen.add(name);
    if (flags.includes(name)) {
      if (value !== undefined) return `${name} takes no value, but has "${value}".`;
    } else if (value === undefined) {
      const next = args[++index];
      if (next === undefined || next.startsWith('--')) return `${name} needs a value after it.`;
    } else if (value === '') return `${name} needs a value after it.`;
  }
  return null;
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/**
 * Writes the help of a command: how to call it, what README.md says about it, and its options.
 *
 * @param name of the command
 * @param readme text of README.md, whose table lists commands that are not scripts of package.json as `npm run cli NAME`
 */
export function describeCommand(name: string, { flags = [], values = [] }: KnownOptions, readme: string): string {
  const calls = [`npm ${name}`, `npm run ${name}`, `npm run cli ${name}`];
  const isRowOf = (line: string, call: string): boolean =>
    [' ', '`'].some((end) => line.startsWith(`| \`${call}${end}`));
  const rows = readme.split('\n');
  const start = calls.find((call) => rows.some((line) => isRowOf(line, call))) ?? `npm run cli ${name}`;
  const row = rows.find((line) => isRowOf(line, start)) ?? '';
  const does = (row.split('|')[2] ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
  const options = [...flags, ...values.map((option) => `${option} VALUE`), '--help'];
  return [`${start} -- [options]`, does, `Options: ${list(options)}`].filter(Boolean).join('\n\n');
}

/**
 * Prints the help of a command if `--help` is among its arguments.
 *
 * @returns whether it is
 */
export function answerHelp(args: readonly string[], known: KnownOptions): boolean {
  if (!args.includes('--help')) return false;
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  console.log(describeCommand(process.argv[2] ?? '', known, readme));
  return true;
}

/**
 * Answers `--help`, or reports wrong arguments with one line on stderr and exit code 1.
 *
 * @returns true when the command can continue
 */
export function checkArguments(args: readonly string[], known: KnownOptions): boolean {
  if (answerHelp(args, known)) return false;
  const problem = findArgumentProblem(args, known);
  if (problem === null) return true;
  console.error(problem);
  process.exitCode = 1;
  return false;
}
