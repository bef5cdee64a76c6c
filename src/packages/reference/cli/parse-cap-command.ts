/** Checks a command line of the documentation against the published CLI. */
import { nearestName } from '../../../lib/nearest-name';
import type { CliCommand, CliModel, CliOption } from '../types';
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

function checkCall(words: readonly string[], cli: CliModel, options: CapCommandOptions): CapCommandResult {
  const nameIndex = words.findIndex((word) => !word.startsWith('-') && !/^\[-/.test(word));
  const name = words[nameIndex] ?? '';
  const before = nameIndex === -1 ? words : words.slice(0, nameIndex);
  const reason = findOptionProblem(before, undefined, cli);
  if (reason !== undefined) {
    return { ok: false, reason };
  }
  if (name === '' || isPlaceholder(name)) {
    return { ok: true, command: name };
  }
  const command = cli.commands.find((candidate) => candidate.name === name || candidate.aliases.includes(name));
  if (command === undefined) {
    const known = cli.commands.filter((candidate) => !candidate.hidden).map((candidate) => candidate.name);
    return { ok: false, reason: `${describeCli(cli)} has no command "${name}"${suggest(name, known)}.` };
  }
  const problem = findCommandProblem(words.slice(nameIndex + 1), command, cli, options);
  return problem === undefined ? { ok: true, command: command.name } : { ok: false, reason: problem };
}

function describeCli(cli: CliModel): string {
  return `${cli.package}@${cli.packageVersion}`;
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; the nearest is "${nearest}"`;
}

/** Goes through the words after the command's name and returns the first problem. */
function findCommandProblem(
  words: readonly string[],
  command: CliCommand,
  cli: CliModel,
  options: CapCommandOptions,
): string | undefined {
  const given: string[] = [];
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? '';
    if (word === '--') {
      given.push(...words.slice(index + 1));
      break;
    }
    if (word.startsWith('-')) {
      const checked = checkOption(word, words[index + 1], command, cli);
      if (checked.problem !== undefined) {
        return checked.problem;
      }
      index += checked.consumed;
    } else {
      const problem = isOptionalPart(word) ? findOptionProblem([word], command, cli) : undefined;
      if (problem !== undefined) {
        return problem;
      }
      if (!isOptionsPlaceholder(word)) {
        given.push(word);
      }
      index++;
    }
  }
  return findArgumentProblem(given, command, options);
}

/** Whether a word is an optional flag in a usage line: `[--list]`, `[-l | --live-reload]`. */
function isOptionalPart(word: string): boolean {
  return /^\[-/.test(word);
}

/** Whether a word stands for any options or for nothing in particular. */
function isOptionsPlaceholder(word: string): boolean {
  return isOptionalPart(word) || /^(?:[<[]\s*options?\s*[>\]]|\.{3}|…)$/i.test(word);
}

/** Finds the first problem in a list of options, with or without brackets. */
function findOptionProblem(
  words: readonly string[],
  command: CliCommand | undefined,
  cli: CliModel,
): string | undefined {
  for (const word of words) {
    const alternatives = isOptionalPart(word) ? word.slice(1, -1).split('|') : [word];
    for (const alternative of alternatives) {
      const [flag = '', value] = alternative.trim().split(/\s+/);
      const { problem } = checkOption(flag, value, command, cli);
      if (problem !== undefined) {
        return problem;
      }
    }
  }
  return undefined;
}

/** Checks one option. `consumed` is the number of words that it uses, including its value. */
function checkOption(
  word: string,
  next: string | undefined,
  command: CliCommand | undefined,
  cli: CliModel,
): { problem?: string; consumed: number } {
  const equals = word.indexOf('=');
  const flag = equals === -1 ? word : word.slice(0, equals);
  const declared = [...(command?.options ?? []), ...cli.globalOptions];
  const option = declared.find(
    ({ long, short }) => flag === `--${long}` || (short !== undefined && flag === `-${short}`),
  );
  const subject = command === undefined ? 'cap' : `cap ${command.name}`;
  if (option === undefined) {
    const known = declared.filter((candidate) => !candidate.hidden).map((candidate) => `--${candidate.long}`);
    return {
      problem: `"${subject}" of ${describeCli(cli)} has no option "${flag}"${suggest(flag, known)}.`,
      consumed: 1,
    };
  }
  const inline = equals === -1 ? undefined : word.slice(equals + 1);
  if (!option.takesValue) {
    return inline === undefined
      ? { consumed: 1 }
      : { problem: `The option "${flag}" of "${subject}" takes no value, but is given "${inline}".`, consumed: 1 };
  }
  const value = inline ?? (next === undefined || next.startsWith('-') ? undefined : next);
  return { ...checkValue(option, flag, value, subject), consumed: inline === undefined && value !== undefined ? 2 : 1 };
}

function checkValue(option: CliOption, flag: string, value: string | undefined, subject: string): { problem?: string } {
  if (value === undefined || value === '') {
    // commander puts an optional value in square brackets.
    return option.flags.includes('[')
      ? {}
      : { problem: `The option "${flag}" of "${subject}" needs a value (${option.flags}).` };
  }
  if (option.choices === undefined || isPlaceholder(value) || option.choices.includes(value)) {
    return {};
  }
  return {
    problem: `The option "${flag}" of "${subject}" can't be "${value}"; it can be ${option.choices.join(' or ')}.`,
  };
}

function findArgumentProblem(
  given: readonly string[],
  command: CliCommand,
  options: CapCommandOptions,
): string | undefined {
  const declared = command.arguments;
  const variadic = declared.at(-1)?.variadic === true;
  if (given.length > declared.length && !variadic) {
    const surplus = given.slice(declared.length).join(' ');
    const limit =
      declared.length === 0
        ? 'no arguments'
        : `at most ${declared.length} (${declared.map(({ name }) => name).join(', ')})`;
    return `"cap ${command.name}" takes ${limit}: "${surplus}" is too many.`;
  }
  const missing = declared.find((argument, index) => argument.required && given[index] === undefined);
  if (options.complete === true && missing !== undefined) {
    return `"cap ${command.name}" needs its argument <${missing.name}>.`;
  }
  for (const [index, argument] of declared.entries()) {
    const value = given[index];
    const problem = value === undefined ? undefined : checkArgument(value, argument.name, command);
    if (problem !== undefined) {
      return problem;
    }
  }
  return undefined;
}

function checkArgument(value: string, name: string, command: CliCommand): string | undefined {
  if (isPlaceholder(value)) {
    return undefined;
  }
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
