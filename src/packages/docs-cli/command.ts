import { type ParseArgsConfig, parseArgs } from 'node:util';
import { inputError } from '@capacitor-docs/shared';
import { nearestName } from '../../lib/nearest-name';

/** An option of a command: a `boolean` stands alone, a `string` is followed by its value. */
export interface Option {
  readonly type: 'boolean' | 'string';
  readonly description: string;
  /** What the help calls the value of a `string`. */
  readonly value?: string;
  /** A letter that does the same. */
  readonly short?: string;
}

export type Options = Readonly<Record<string, Option>>;

/** The options that a command was called with. */
export type Values<Known extends Options> = {
  readonly [Name in keyof Known]: (Known[Name]['type'] extends 'boolean' ? boolean : string) | undefined;
};

/** What a command says about itself. */
interface About<Known extends Options> {
  /** How to call it: `npm run docs:version -- <name> [options]`. */
  readonly usage: string;
  /** What it does, in a line. */
  readonly description: string;
  /** What its help says besides. */
  readonly details?: string;
  readonly options: Known;
  /** Whether it needs the Node version of the tests, which is newer than the one for builds. */
  readonly isTest?: boolean;
}

/** A command, which its file defines. */
export interface Definition<Known extends Options> extends About<Known> {
  /** Minimum and maximum number of arguments that are not options; none by default. */
  readonly positionals?: readonly [least: number, most: number];
  /** Does the work, and returns the exit code if it is not 0. Loads its code lazily: all commands are defined whenever one runs. */
  readonly run: (values: Values<Known>, positionals: readonly string[]) => Promise<number> | Promise<void>;
}

/** A command that can be run with the arguments of a command line. */
export interface Command extends About<Options> {
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** The option of every command that changes files. */
export const dryRun = {
  'dry-run': { type: 'boolean', description: 'shows what would change, and changes nothing' },
} as const satisfies Options;

const help: Option = { type: 'boolean', description: 'shows this' };

/** An error in how a command was called, in one line: the exit code is 2. */
export class UsageError extends Error {}

/**
 * Makes a command of its definition.
 *
 * @returns a command whose `run` prints the help for `--help`, and throws a {@link UsageError} for arguments that the command does not take
 */
export function defineCommand<const Known extends Options>(definition: Definition<Known>): Command {
  return {
    ...definition,
    async run(args) {
      if (args.includes('--help') || args.includes('-h')) {
        console.log(describeCommand(definition));
        return 0;
      }
      const { values, positionals } = readArguments(definition, args);
      await requireVersions();
      return (await definition.run(values, positionals)) ?? 0;
    },
  };
}

/** Nearly everything depends on the list of versions: without a latest version, commands would fail somewhere deep inside. */
async function requireVersions(): Promise<void> {
  await import('../../build/checks/latest-version').catch((error: unknown) => {
    throw inputError(error instanceof Error ? error.message : String(error));
  });
}

/** Writes the help of a command. */
export function describeCommand({ usage, description, details, options }: About<Options>): string {
  const rows = Object.entries<Option>({ ...options, help }).map(
    ([name, { type, value = 'value', description: text }]) =>
      [`--${name}${type === 'boolean' ? '' : ` <${value}>`}`, text] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  const list = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  const sentence = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  return [usage, '', sentence, ...(details === undefined ? [] : [details]), '', ...list].join('\n');
}

/**
 * Reads the arguments of a command.
 *
 * @throws {@link UsageError} when an option is unknown or lacks its value, or when there are too few or too many arguments
 */
export function readArguments<Known extends Options>(
  { options, positionals: [least, most] = [0, 0], usage }: Pick<Definition<Known>, 'options' | 'positionals' | 'usage'>,
  args: readonly string[],
): { values: Values<Known>; positionals: readonly string[] } {
  const known: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries<Option>(options).map(([name, { type, short }]) => [name, { type, ...(short && { short }) }]),
  );
  const { values, positionals } = parse(args, known, usage);
  if (positionals.length < least) throw new UsageError(`Usage: ${usage}`);
  if (positionals.length > most) throw new UsageError(`Unknown argument "${positionals[most]}". Usage: ${usage}`);
  return { values: values as Values<Known>, positionals };
}

/** Lets Node read the arguments. Of its messages about a wrong option, only the first sentence is about the call. */
function parse(args: readonly string[], options: ParseArgsConfig['options'], usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/);
    const [, wrong] = /^Unknown option '(--[^']+)'/.exec(message) ?? [];
    const known = Object.keys({ ...options, help }).map((name) => `--${name}`);
    const near = wrong === undefined ? undefined : nearestName(wrong, known);
    // The call, to which options can be added: `npm run build --`
    const call = `${usage.replace(/ (?:-- |\[|<).*$/, '')} --`;
    throw new UsageError(`${message}. ${near === undefined ? `See ${call} --help` : `Did you mean ${near}?`}`);
  }
}
