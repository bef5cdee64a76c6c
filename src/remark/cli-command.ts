import type { PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { usageOf } from '../reference/cli/usage';
import { capitalize } from '../reference/title-case';
import type { CliCommand, CliOption } from '../reference/types';
import type { PageContext } from './context';
import { code, type FlowNode, heading, inlineCode, join, table, text } from './nodes';
import { problemAt } from './problem-at';

/** Expands `::cli-command{name="…"}`: usage line, arguments and options, as the published CLI declares them. */
export function expandCliCommand(directive: LeafDirective, context: PageContext): FlowNode[] {
  const command = findCommand(directive, context);
  return [
    heading(2, 'usage', text('Usage')),
    code('bash', usageOf(command)),
    ...showArguments(command),
    ...showOptions(command),
  ];
}

/** @throws an error with the nearest name when the CLI has no such command */
export function findCommand(directive: LeafDirective, context: PageContext): CliCommand {
  const { commands } = context.reference.cli;
  const name = directive.attributes?.name ?? '';
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = commands.map((candidate) => candidate.name);
  throw problemAt(directive, context, `The CLI of ${context.version} has no command "${name}".`, name, known);
}

function showArguments(command: CliCommand): FlowNode[] {
  if (command.arguments.length === 0) return [];
  const rows = command.arguments.map((argument) => ({
    cells: [[inlineCode(argument.name)], [text(argument.required ? 'yes' : 'no')]],
  }));
  return [heading(3, 'arguments', text('Arguments')), table(['Argument', 'Required'], rows)];
}

function showOptions(command: CliCommand): FlowNode[] {
  const options = command.options.filter(({ hidden }) => !hidden);
  if (options.length === 0) return [];
  const rows = options.map((option) => ({
    id: `option-${option.long}`,
    cells: [[inlineCode(option.flags)], describeOption(option)],
  }));
  return [heading(3, 'options', text('Options')), table(['Option', 'What it does'], rows)];
}

function describeOption(option: CliOption): PhrasingContent[] {
  const parts: PhrasingContent[][] = [
    showFlags(toSentence(option.description)),
    option.choices === undefined
      ? []
      : [
          text('One of '),
          ...join(
            option.choices.map((choice) => [inlineCode(choice)]),
            ', ',
          ),
          text('.'),
        ],
    option.default === undefined ? [] : [text('Default: '), inlineCode(option.default)],
  ];
  return join(
    parts.filter((part) => part.length > 0),
    ' ',
  );
}

/** Formats options in a description as code. The CLI's descriptions are plain text. */
function showFlags(sentence: string): PhrasingContent[] {
  const parts = sentence.split(/(?<!\S)(--[a-z][\w-]*)/);
  return parts.map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)));
}

/** Adds a capital letter and a period: the CLI's descriptions start in lowercase and end without a period. Names such as iOS keep their case. */
function toSentence(description: string): string {
  const sentence = capitalize(description);
  return /[.!?]$/.test(sentence) || sentence === '' ? sentence : `${sentence}.`;
}
