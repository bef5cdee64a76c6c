/** Creates controls that find rows of a list or of tables: custom elements, whose code is in `src/lists`. What they filter is complete without them. */

import { textOf } from '@capacitor-docs/shared/markdown';
import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import { basePath } from '../config/versions';
import { scriptsOnlyAttribute } from '../lib/dom-contract';
import type { PageContext } from './context';
import { type Attributes, element, type FlowNode, type Inline, inlineElement } from './nodes';

/** @param label name for screen readers */
function searchElement(tag: string, label: string, attributes: Attributes, ...children: Inline[]): FlowNode {
  const { className, ...others } = attributes;
  const names = { className, role: 'search', 'aria-label': label, ...others, [scriptsOnlyAttribute]: '' };
  return element(tag, names, children);
}

/**
 * @param tag of the custom element
 * @param label name for screen readers
 */
export function filterBar(tag: 'plugin-filter' | 'api-changes-filter', label: string, ...children: Inline[]): FlowNode {
  return searchElement(tag, label, { className: 'list-filter', 'data-on': 'load' }, children);
}

/** Attributes of a field whose text is no prose. */
export const plainText = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: 'false' };

/** Creates what is shown where nothing is found: the way to the search. */
export function searchAdvice({ version }: PageContext): PhrasingContent {
  return inlineElement(
    'span',
    { 'data-advice': '', hidden: 'hidden' },
    inlineElement('a', { href: `${basePath}search?version=${version}` }, 'Search all pages'),
  );
}

/** Creates a choice that is on or off and looks like a button. */
export function checkbox(name: string, value: string, ...label: Inline[]): PhrasingContent {
  const input = inlineElement('input', { className: 'checkbox__input', type: 'checkbox', name, value });
  return inlineElement('label', {}, input, label);
}

/** Creates the line that says how much of the list is shown, with optional content beside it. */
export function statusLine(words: string, ...children: Inline[]): PhrasingContent {
  return inlineElement('div', { className: 'list-status' }, inlineElement('span', { role: 'status' }, words), children);
}

/** Creates the filter for the keys of the configuration (`src/lists/key-filter-element.ts`). */
export function keyFilter(count: number, context: PageContext): FlowNode {
  const label = 'Filter keys';
  const placeholder = `Filter ${count} keys, like “ios.”`;
  const field = inlineElement('input', { type: 'search', 'aria-label': label, placeholder, ...plainText });
  return finder('key-filter', label, field, context);
}

/** A page with as many tables of symptoms is about nothing else, so its field is at the top. */
const manyTables = 3;

/** Fewer messages can be read faster than one is pasted. */
const manyMessages = 8;

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
  const button = {
    type: 'button',
    className: 'button button--link button--icon',
    'aria-label': 'Clear',
    'data-clear': '',
    hidden: 'hidden',
  };
  const clear = inlineElement('button', button, icon('m5 5 10 10m0-10-10 10'));
  const introduction = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  const index = tables.length < manyTables ? tree.children.indexOf(first) : introduction;
  tree.children.splice(index, 0, finder('message-finder', 'Find a message', [field, clear], context) as RootContent);
}

function listsSymptoms({ children: [head] }: Table): boolean {
  const [, ...labels] = (head?.children ?? []).map((cell) => textOf(cell).toLowerCase());
  return labels.join() === 'cause,fix';
}

function finder(tag: string, label: string, controls: Inline, context: PageContext): FlowNode {
  const search = icon('m17 17-4.2-4.2m1.7-4.3a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z');
  return searchElement(
    tag,
    label,
    { className: 'finder', 'data-on': 'interaction' },
    inlineElement('span', { className: 'finder-field' }, search, controls),
    inlineElement('span', { role: 'status' }),
    ' ',
    searchAdvice(context),
  );
}

function icon(d: string): PhrasingContent {
  const path = { d, fill: 'none', stroke: 'currentColor', strokeWidth: '1.8', strokeLinecap: 'round' };
  return inlineElement('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, inlineElement('path', path));
}
