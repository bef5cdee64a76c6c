import { make } from '../../browser/make';
import type { ExplainedName } from './read-explanations';
import styles from './styles.module.css';

/**
 * Marks names in a sample, each with an element of its own. What the sample shows and what is copied stay the same. A name that is not where the file says,
 * because the page is older or newer than the file, stays without a mark.
 *
 * @param code the element with the code
 * @returns the names that are marked, by their elements
 */
export function markNames(code: Element, names: readonly ExplainedName[]): Map<Element, ExplainedName> {
  const lines = [...code.querySelectorAll('.token-line')];
  const marked = new Map<Element, ExplainedName>();
  // From the end, so that a mark does not move the text before it.
  for (const name of [...names].reverse()) {
    const text = findText(lines[name.line], name);
    if (text === undefined) continue;
    const mark = make('span', { class: styles.name ?? '' });
    text.replaceWith(mark);
    mark.append(text);
    marked.set(mark, name);
  }
  return new Map([...marked].reverse());
}

/** Finds the text of a name, and splits what is around it off. */
function findText(line: Element | undefined, { column, explanation: { word } }: ExplainedName): Text | undefined {
  if (line === undefined) return undefined;
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const start = column - before;
    if (start < text.length) {
      if (text.data.slice(start, start + word.length) !== word) return undefined;
      const own = start === 0 ? text : text.splitText(start);
      if (own.length > word.length) own.splitText(word.length);
      return own;
    }
    before += text.length;
  }
  return undefined;
}
