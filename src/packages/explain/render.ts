import { make } from '../../browser/make';
import type { Explanation } from './model';
import styles from './styles.module.css';

/** Writes what a name means: what it is, which leads to its row in the reference, its type, its description, and where it works. */
export function renderExplanation({ word, title = word, type, text, facts = [], url }: Explanation): Node[] {
  const name = url === undefined ? make('b', {}, title) : make('a', { href: url }, title);
  const head = make('p', { class: styles.head ?? '' }, name);
  if (type !== undefined) head.append(' ', make('code', {}, type));
  return [
    head,
    ...(text === undefined ? [] : [make('p', {}, ...renderCode(text))]),
    ...(facts.length === 0 ? [] : [make('p', { class: styles.facts ?? '' }, facts.join(' '))]),
  ];
}

/** Only `code` is left of the Markdown of a description. */
function renderCode(text: string): (Node | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : make('code', {}, part)));
}
