/** Finds code blocks that other sites turn into something else, and that would be plain code here. */
import type { Code } from 'mdast';

/** What to write instead, by the language. */
const languages: Readonly<Record<string, string>> = {
  mermaid: 'Save the diagram as a picture in static/img/, and write ![what it shows](/img/diagrams/name.svg).',
  math: 'Write the formula as code or in words.',
  latex: 'Write the formula as code or in words.',
  tex: 'Write the formula as code or in words.',
};

/** What to write instead, by a word behind the language. */
const words: Readonly<Record<string, string>> = {
  live: "Show the result in words or in a picture, or import a component whose file begins with 'use client'.",
  npm2yarn:
    'Write ::install{packages="@capacitor/camera"}, or tabs: <Tabs groupId="package-manager"> with npm, yarn and pnpm.',
};

/** Languages, in lower case, that are never code here. */
export const undrawnLanguages: readonly string[] = Object.keys(languages);

/** @returns what is wrong with a code block that something else was to be made of */
export function findUndrawnCode({ lang, meta }: Code): string | undefined {
  const language = undrawnLanguages.find((name) => name === lang?.toLowerCase());
  if (language !== undefined) return `Nothing draws "${lang}" blocks here. ${languages[language]}`;
  const word = Object.keys(words).find((name) => meta?.split(/\s+/).includes(name));
  return word === undefined ? undefined : `"${word}" does nothing here. ${words[word]}`;
}
