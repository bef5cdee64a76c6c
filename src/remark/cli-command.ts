import { type CliCommand, type CliOption, capitalize, nativePlatforms, usageOf } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { findNamed, type PageContext } from './context';
import { notesLine, platformIcons } from './member-notes';
import { code, type FlowNode, heading, inlineCode, join, records } from './nodes';

/** Expands `::cli-command{name="…"}`: usage line, arguments and options, as the published CLI declares them. */
export function expandCliCommand(directive: LeafDirective, context: PageContext): FlowNode[] {
  const command = findCommand(directive, context);
  return [
    heading(2, 'usage', 'Usage'),
    code('bash', usageOf(command)),
    ...showArguments(command),
    ...showOptions(command),
  ];
}

/** @throws an error with the nearest name when the CLI has no such command */
export function findCommand(directive: LeafDirective, context: PageContext): CliCommand {
  const name = directive.attributes?.name ?? '';
  const message = `The CLI of ${context.version} has no command "${name}".`;
  return findNamed(context.reference.cli.commands, (command) => command.name, name, directive, context, message);
}

function showArguments(command: CliCommand): FlowNode[] {
  if (command.arguments.length === 0) return [];
  const rows = command.arguments.map(({ name, required }) => ({
    cells: [
      inlineCode(required ? name : `${name}?`),
      name === 'platform' && showChoices(command.platforms, ' | '),
      required ? 'Required.' : 'Optional.',
    ],
  }));
  return [heading(3, 'arguments', 'Arguments'), records(['Argument', 'Value', 'Required'], rows)];
}

function showOptions(command: CliCommand): FlowNode[] {
  const options = command.options.filter(({ hidden }) => !hidden);
  if (options.length === 0) return [];
  const rows = options.map((option) => {
    const [, names = option.flags, value] = /^(.*?) *([<[].*)?$/.exec(option.flags) ?? [];
    const platforms = command.platforms.length === 0 ? [] : [showPlatforms(option, command)];
    return {
      id: `option-${option.long}`,
      cells: [inlineCode(names), value && inlineCode(value), describeOption(option), ...platforms],
    };
  });
  return [heading(3, 'options', 'Options'), records(['Option', 'Value', 'What it does', 'Platforms'], rows)];
}

function describeOption({ description, choices, default: value }: CliOption): PhrasingContent[] {
  const values = choices !== undefined && ['One of ', showChoices(choices, ', '), '.'];
  return join([showFlags(toSentence(description)), values, notesLine({ default: value })], ' ');
}

function showChoices(choices: readonly string[], separator: string): PhrasingContent[] {
  return join(choices.map(inlineCode), separator);
}

/** Words that only the tools of one platform have. */
const only = { ios: /\biOS\b|\bPodfile\b|\bpod install\b/, android: /android|keystore|apksigner|\badb\b/i } as const;

/** Shows the platforms of an option: the one that its text names, or those of its command. */
function showPlatforms({ flags, description }: CliOption, { platforms }: CliCommand): PhrasingContent[] {
  const named = nativePlatforms.filter((platform) => only[platform].test(`${flags} ${description}`));
  return platformIcons(named.length === 1 ? named : platforms, platforms);
}

/** Formats options in a description as code. The CLI's descriptions are plain text. */
function showFlags(sentence: string): (PhrasingContent | string)[] {
  const parts = sentence.split(/(?<!\S)(--[a-z][\w-]*)/);
  return parts.map((part, index) => (index % 2 === 1 ? inlineCode(part) : part));
}

/** Adds a capital letter and a period: the CLI's descriptions start in lowercase and end without a period. Names such as iOS keep their case. */
function toSentence(description: string): string {
  const sentence = capitalize(description);
  return /[.!?]$/.test(sentence) || sentence === '' ? sentence : `${sentence}.`;
}
