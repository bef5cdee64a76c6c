/** Explains the words of samples that no compiler reads: command lines, the configuration in JSON, Gradle variables. */

import type { Explanation } from '@capacitor-docs/explain';
import ts from '@capacitor-docs/shared/typescript';
import type { CommandData } from '../reference-data/model';
import { describeKey, toPath, type VersionData } from './describe-name';
import type { ShownSample } from './shown-samples';

/** A word that is explained, with its line and column in the sample, both from 0. */
export interface ExplainedWord {
  readonly line: number;
  readonly column: number;
  readonly explanation: Explanation;
}

/** @returns the words in order; none for a language or a file that this says nothing about */
export function explainWords(
  { language, title = '', lines }: Pick<ShownSample, 'language' | 'title' | 'lines'>,
  data: VersionData,
): ExplainedWord[] {
  if (language === 'json')
    return /(?:^|\/)capacitor\.config\.json$/.test(title) ? explainKeys(lines.join('\n'), data) : [];
  const explain = language === 'groovy' ? explainVariables : explainCommand;
  return lines.flatMap((text, line) => explain(text, data).map((word) => ({ line, ...word })));
}

function explainKeys(json: string, data: VersionData): ExplainedWord[] {
  const source = ts.parseJsonText('capacitor.config.json', json);
  const words: ExplainedWord[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) {
      ts.forEachChild(node, (child) => visit(child, path));
      return;
    }
    const key = [...path, node.name.text];
    const { line, character } = source.getLineAndCharacterOfPosition(node.name.getStart(source));
    const explanation = describeKey(node.name.text, key.join('.'), data);
    // The name is in quotes.
    if (explanation !== undefined) words.push({ line, column: character + 1, explanation });
    visit(node.initializer, key);
  };
  visit(source, []);
  return words;
}

type WordInLine = Omit<ExplainedWord, 'line'>;

/** Matches a call of the CLI, its command, and what follows up to the end of the command or to a comment. */
const call = /(?:^|\s)cap\s+([\w:-]+)((?:(?!\s#|&&|\|\||[;|]\s).)*)/dg;

const option = /(?<=\s)--?[a-z][\w-]*/g;

function explainCommand(text: string, { cli }: VersionData): WordInLine[] {
  return [...text.matchAll(call)].flatMap(({ 1: name, 2: rest = '', indices }) => {
    const command = cli.commands.find(({ id }) => id === name);
    const [, own, others] = indices ?? [];
    if (command === undefined || own === undefined || others === undefined) return [];
    const options = [...rest.matchAll(option)].flatMap(({ 0: word, index }) => {
      const explanation = describeOption(word, command);
      return explanation === undefined ? [] : [{ column: others[0] + index, explanation }];
    });
    return [{ column: own[0], explanation: describeCommand(command) }, ...options];
  });
}

function describeCommand({ id, usage, description, url }: CommandData): Explanation {
  return {
    word: id,
    title: `npx cap ${id}`,
    type: usage,
    ...(description === '' ? {} : { text: description }),
    ...(url === undefined ? {} : { url: toPath(url) }),
  };
}

function describeOption(word: string, { id, options, url }: CommandData): Explanation | undefined {
  const found = options.find(({ flags }) => flags.split(/[\s,]+/).includes(word));
  if (found === undefined) return undefined;
  const { flags, description, default: value, choices } = found;
  const facts = [
    ...(choices === undefined ? [] : [`One of ${choices.join(', ')}.`]),
    ...(value === undefined ? [] : [`Default: ${value}.`]),
  ];
  return {
    word,
    title: `npx cap ${id} ${flags}`,
    ...(description === '' ? {} : { text: description }),
    ...(facts.length === 0 ? {} : { facts }),
    ...(url === undefined ? {} : { url: toPath(url) }),
  };
}

function explainVariables(text: string, { api }: VersionData): WordInLine[] {
  return [...text.matchAll(/\b[a-z]\w*Version\b/g)].flatMap(({ 0: word, index }) => {
    const readers = api.plugins.flatMap(({ package: name, androidVariables }) =>
      androidVariables.filter((variable) => variable.name === word).map(({ value }) => `${name} (${value})`),
    );
    if (readers.length === 0) return [];
    const text = 'A Gradle variable of plugins. Without it, each of them uses the version that it brings along.';
    return [{ column: index, explanation: { word, text, facts: [`Read by ${[...new Set(readers)].join(', ')}.`] } }];
  });
}
