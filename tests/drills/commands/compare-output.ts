/** Compares what a page says about the output of a command with the real one. */

import { escapePattern } from '../../../src/lib/escape';
import { appId, appName } from '../apps/make-app';

/** The words of an output that differ from run to run and from app to app: times, the app's ID and name, and its folder with the web app. */
const varying: readonly (readonly [RegExp, string])[] = [
  [new RegExp(appId, 'g'), 'com.example.app'],
  [new RegExp(appName, 'g'), 'My App'],
  [/\d+(?:\.\d+)?\s?(?:ms|μs|s)\b/g, '<time>'],
  [/\b(?:dist|www)\b/g, '<web>'],
];

function normalize(text: string): string {
  return varying.reduce((line, [pattern, word]) => line.replace(pattern, word), text.replace(/\s+/g, ' ').trim());
}

/** Whether an output has a message of a page, in which `…` stands for any text. Line breaks and the width of spaces don't count. */
export function hasMessage(output: string, message: string): boolean {
  const parts = normalize(message).split('…');
  const pattern = parts.map((part) => escapePattern(part.trim())).join('.*');
  return new RegExp(pattern).test(normalize(output));
}

/** @returns the lines that a page shows and the output lacks */
export function findMissingLines(output: string, shown: readonly string[]): string[] {
  return shown.filter((line) => line.trim() !== '' && !hasMessage(output, line));
}

/** Whether two texts are the same JSON, apart from the order of the keys. */
export function isSameJson(a: string, b: string): boolean {
  const sort = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([left], [right]) => (left < right ? -1 : 1))
            .map(([key, own]) => [key, sort(own)]),
        )
      : value;
  return JSON.stringify(sort(JSON.parse(a))) === JSON.stringify(sort(JSON.parse(b)));
}
