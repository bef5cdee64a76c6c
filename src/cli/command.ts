import { parseArgs } from 'node:util';
import { inputError } from '../build/errors/input-error';
import { nearestName } from '../lib/nearest-name';

/** An option of a command: `flag` stands alone, `value` is followed by one. */
export interface Option {
  readonly kind: 'flag' | 'value';
  readonly about: string;
}

/** Arguments that a command was called with. */
export interface Call {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

export interface Command {
  /** How to call it: `npm run docs:version -- <name>`. */
  readonly usage: string;
  /** What it does, in one or two sentences. */
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Minimum and maximum number of arguments that are not options. */
  readonly positionals: readonly [least: number, most: number];
  readonly run: (call: Call) => Promise<number>;
}

/** Options of every command that changes files. */
export const dryRun: Readonly<Record<string, Option>> = {
  'dry-run': { kind: 'flag', about: 'shows what would change, and changes nothing' },
};

/**
 * Reads the arguments of a command.
 *
 * @throws a one-line error when an option is unknown or lacks its value, or when there are too few or too many arguments
 */
export function readCall({ options, positionals: [least, most], usage }: Command, args: readonly string[]): Call {
  const names = [...Object.keys(options), 'help'];
  const unknown = args
    .filter((arg) => arg.startsWith('--'))
    .map((arg) => arg.slice(2).replace(/=.*$/s, ''))
    .find((name) => name !== '' && !names.includes(name));
  if (unknown !== undefined) {
    const near = nearestName(unknown, names);
    const hint =
      near === undefined ? `Known are ${names.map((name) => `--${name}`).join(', ')}.` : `Did you mean --${near}?`;
    throw inputError(`Unknown option --${unknown}. ${hint}`);
  }
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
    ),
  });
  if (positionals.length < least || positionals.length > most) throw inputError(`Usage: ${usage}`);
  const given = Object.entries(values);
  return {
    positionals,
    flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    values: new Map(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))),
  };
}

/** Writes the help of a command. */
export function describeCommand({ usage, about, options }: Command): string {
  const help: Option = { kind: 'flag', about: 'shows this' };
  const rows = Object.entries({ ...options, help }).map(
    ([name, { kind, about: text }]) => [`--${name}${kind === 'value' ? ' <value>' : ''}`, text] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  return [usage, '', about, '', ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n');
}

/**
 * Runs a command, or prints its help.
 *
 * @returns the exit code; 1, after one line on stderr, when something is wrong with the call or the project
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(describeCommand(command));
    return 0;
  }
  try {
    return await command.run(readCall(command, args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
