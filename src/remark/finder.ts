/** Creates the fields that find rows of tables: custom elements, whose code is in `src/lists`. The tables are complete without them. */

import { textOf } from '@capacitor-docs/shared/markdown';
import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import { scriptsOnlyAttribute } from '../lib/dom-contract';
import type { PageContext } from './context';
import { plainText, searchAdvice } from './list-filter';
import { element, type FlowNode, inlineElement, text } from './nodes';

/** A page with as many tables of symptoms is about nothing else, so its field is at the top. */
const manyTables = 3;

/** Fewer messages can be read faster than one is pasted. */
const manyMessages = 8;

/** Creates the filter for the keys of the configuration (`src/lists/key-filter-element.ts`). */
export function keyFilter(count: number, context: PageContext): FlowNode {
  const field = inlineElement('input', {
    type: 'search',
    'aria-label': 'Filter keys',
    placeholder: `Filter ${count} keys, like “ios.”`,
    ...plainText,
  });
  return finder('key-filter', 'Filter keys', [field], context);
}

/** Adds a field for a message to a page that explains many (`src/lists/message-finder-element.ts`). */
export function addMessageFinder(tree: Root, context: PageContext): void {
  const tables = tree.children.filter((node): node is Table => node.type === 'table' && listsSymptoms(node));
  const [first] = tables;
  const count = tables.reduce((sum, { children }) => sum + children.length - 1, 0);
  if (first === undefined || count < manyMessages) return;
  const field = inlineElement('textarea', {
    rows: '1',
    'aria-label': 'Error message',
    placeholder: 'Paste your message',
    ...plainText,
  });
  const clear = inlineElement(
    'button',
    {
      type: 'button',
      className: 'button button--link button--icon',
      'aria-label': 'Clear',
      'data-clear': '',
      hidden: 'hidden',
    },
    icon('m5 5 10 10m0-10-10 10'),
  );
  const introduction = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  const index = tables.length < manyTables ? tree.children.indexOf(first) : introduction;
  tree.children.splice(index, 0, finder('message-finder', 'Find a message', [field, clear], context) as RootContent);
}

function listsSymptoms({ children: [head] }: Table): boolean {
  const [, ...labels] = (head?.children ?? []).map((cell) => textOf(cell).toLowerCase());
  return labels.join() === 'cause,fix';
}

function finder(
  tag: 'key-filter' | 'message-finder',
  label: string,
  controls: readonly PhrasingContent[],
  context: PageContext,
): FlowNode {
  return element(
    tag,
    { className: 'finder', role: 'search', 'aria-label': label, 'data-on': 'interaction', [scriptsOnlyAttribute]: '' },
    inlineElement(
      'span',
      { className: 'finder-field' },
      icon('m17 17-4.2-4.2m1.7-4.3a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z'),
      ...controls,
    ),
    inlineElement('span', { role: 'status' }),
    text(' '),
    searchAdvice(context),
  );
}

function icon(d: string): PhrasingContent {
  return inlineElement(
    'svg',
    { viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    inlineElement('path', { d, fill: 'none', stroke: 'currentColor', strokeWidth: '1.8', strokeLinecap: 'round' }),
  );
}
