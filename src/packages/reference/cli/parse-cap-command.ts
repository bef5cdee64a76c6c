/** Checks a command line of the documentation against the published CLI. */
import { nearestName } from '../../../lib/nearest-name';
import type { CliCommand, CliModel } from '../types';
import { splitShellLine } from './shell-words';

export interface CapCommandOptions {
  /** Also check for required arguments, in lines that are meant to be run. Prose may mention `npx cap build` without its platform. */
  complete?: boolean;
}

export type CapCommandResult = { ok: true; command: string } | { ok: false; reason: string };

/** Platforms that the CLI itself knows, and the community's Electron; others are named by their npm package. */
const platforms = ['android', 'electron', 'ios', 'web'] as const;

/** Programs that start a package's command, with the words that may come between them and the command. */
const launchers = new Set(['npx', 'pnpx', 'bunx', 'yarn', 'pnpm', 'npm']);
const launcherWords = new Set(['exec', 'dlx', 'run', '--', '-y', '--yes', '--no', '--no-install']);

/**
 * Checks every `cap` command of one line (`npx cap …`, `cap …`, `npx @capacitor/cli …`), including the placeholders of
 * usage lines. Other commands on the line are ignored.
 *
 * @returns the name of the first command (the empty string for a bare `npx cap`), or what is wrong with the line.
 */
export function parseCapCommand(line: string, cli: CliModel, options: CapCommandOptions = {}): CapCommandResult {
  const calls = splitShellLine(line)
    .map(findCapWords)
    .filter((words) => words !== undefined);
  const results = calls.map((words) => checkCall(words, cli, options));
  return (
    results.find((result) => !result.ok) ??
    results[0] ?? { ok: false, reason: `"${line.trim()}" does not call the Capacitor CLI (npx cap …).` }
  );
}

/** Returns the words after `cap`, or undefined for any other command. */
function findCapWords(words: readonly string[]): readonly string[] | undefined {
  let index = 0;
  while (/^\w+=/.test(words[index] ?? '')) {
    index++;
  }
  const launched = launchers.has(words[index] ?? '');
  if (launched) {
    index++;
    while (launcherWords.has(words[index] ?? '')) {
      index++;
    }
  }
  const program = words[index] ?? '';
  const isCap = /^cap(?:acitor)?$/.test(program) || (launched && /^@capacitor\/cli(?:@.+)?$/.test(program));
  return isCap ? words.slice(index + 1) : undefined;
}

function isPlaceholder(word: string): boolean {
  return /^[<[].*[>\]]$/.test(word) || /^(?:\.{3}|…)$/.test(word) || /^\$\{?\w+\}?$/.test(word);
}

/** Whether a word is an optional flag in a usage line: `[--list]`, `[-l | --live-reload]`. */
function isOptionalPart(word: string): boolean {
  return word.startsWith('[-');
}

/** Whether a word stands for any options or for nothing in particular. */
function isOptionsPlaceholder(word: string): boolean {
  return /^(?:[<[]\s*options?\s*[>\]]|\.{3}|…)$/i.test(word);
}

function checkCall(words: readonly string[], cli: CliModel, options: CapCommandOptions): CapCommandResult {
  const place = words.findIndex((word) => !word.startsWith('-') && !isOptionalPart(word));
  const before = place === -1 ? words : words.slice(0, place);
  const name = words[place] ?? '';
  const isNamed = name !== '' && !isPlaceholder(name);
  const command = cli.commands.find((candidate) => candidate.name === name || candidate.aliases.includes(name));
  const [reason] = [
    ...listProblems(before, undefined, cli, options),
    ...(isNamed && command === undefined ? [describeUnknown(name, cli)] : []),
    ...(isNamed ? listProblems(words.slice(place + 1), command, cli, options) : []),
  ];
  return reason === undefined ? { ok: true, command: command?.name ?? name } : { ok: false, reason };
}

function describeCli(cli: CliModel): string {
  return `${cli.package}@${cli.packageVersion}`;
}

function describeUnknown(name: string, cli: CliModel): string {
  const known = cli.commands.filter(({ hidden }) => !hidden).map((candidate) => candidate.name);
  return `${describeCli(cli)} has no command "${name}"${suggest(name, known)}.`;
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; the nearest is "${nearest}"`;
}

/**
 * Lists what is wrong with words, in their order.
 *
 * @param command the command that they follow; undefined for words before it
 */
function listProblems(
  words: readonly string[],
  command: CliCommand | undefined,
  cli: CliModel,
  options: CapCommandOptions,
): string[] {
  const problems: (string | undefined)[] = [];
  const given: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '--') {
      given.push(...words.slice(index + 1));
      break;
    }
    if (isOptionalPart(word)) {
      for (const alternative of word.slice(1, -1).split('|')) {
        const [flag = '', value] = alternative.trim().split(/\s+/);
        problems.push(checkOption(flag, value, command, cli).problem);
      }
    } else if (word.startsWith('-')) {
      const { problem, takesNext } = checkOption(word, words[index + 1], command, cli);
      problems.push(problem);
      if (takesNext) index++;
    } else if (!isOptionsPlaceholder(word)) {
      given.push(word);
    }
  }
  const ofArguments = command === undefined ? [] : listArgumentProblems(given, command, options);
  return [...problems.filter((problem) => problem !== undefined), ...ofArguments];
}

/** Checks one option. `takesNext` is true when the next word is its value. */
function checkOption(
  word: string,
  next: string | undefined,
  command: CliCommand | undefined,
  cli: CliModel,
): { problem?: string; takesNext?: boolean } {
  const [, flag = word, inline] = /^([^=]*)=(.*)$/.exec(word) ?? [];
  const subject = command === undefined ? 'cap' : `cap ${command.name}`;
  const declared = [...(command?.options ?? []), ...cli.globalOptions];
  const option = declared.find(
    ({ long, short }) => flag === `--${long}` || (short !== undefined && flag === `-${short}`),
  );
  if (option === undefined) {
    const known = declared.filter(({ hidden }) => !hidden).map(({ long }) => `--${long}`);
    return { problem: `"${subject}" of ${describeCli(cli)} has no option "${flag}"${suggest(flag, known)}.` };
  }
  const { takesValue, flags, choices } = option;
  if (!takesValue) {
    return inline === undefined
      ? {}
      : { problem: `The option "${flag}" of "${subject}" takes no value, but is given "${inline}".` };
  }
  const value = inline ?? (next?.startsWith('-') ? undefined : next);
  // commander puts an optional value in square brackets.
  if (!value && !flags.includes('['))
    return { problem: `The option "${flag}" of "${subject}" needs a value (${flags}).` };
  if (value && choices !== undefined && !isPlaceholder(value) && !choices.includes(value)) {
    return { problem: `The option "${flag}" of "${subject}" can't be "${value}"; it can be ${choices.join(' or ')}.` };
  }
  return { takesNext: inline === undefined && value !== undefined };
}

function listArgumentProblems(given: readonly string[], command: CliCommand, options: CapCommandOptions): string[] {
  const declared = command.arguments;
  const names = declared.map(({ name }) => name).join(', ');
  const surplus = declared.at(-1)?.variadic ? [] : given.slice(declared.length);
  const limit = declared.length === 0 ? 'no arguments' : `at most ${declared.length} (${names})`;
  const missing = declared.filter(({ required }, index) => required && given[index] === undefined);
  return [
    ...(surplus.length > 0 ? [`"cap ${command.name}" takes ${limit}: "${surplus.join(' ')}" is too many.`] : []),
    ...(options.complete ? missing.map(({ name }) => `"cap ${command.name}" needs its argument <${name}>.`) : []),
    ...declared.flatMap(({ name }, index) => checkArgument(given[index], name, command) ?? []),
  ];
}

function checkArgument(value: string | undefined, name: string, command: CliCommand): string | undefined {
  if (value === undefined || isPlaceholder(value)) return undefined;
  if (name === 'platform') {
    const isPackage = /^@[\w.-]+\/[\w.-]+$/.test(value);
    const known = isPackage || platforms.some((platform) => platform === value);
    return known ? undefined : `"cap ${command.name}" knows no platform "${value}"${suggest(value, platforms)}.`;
  }
  // commander lists a fixed set of values in place of the argument's name: `telemetry [on|off]`.
  const choices = name.includes('|') ? name.split('|') : undefined;
  return choices === undefined || choices.includes(value)
    ? undefined
    : `"cap ${command.name}" can't take "${value}"; it takes ${choices.join(' or ')}.`;
}
