/** Creates controls that filter a list on a page: custom elements, whose code is in `src/lists`. The list is complete without them. */

import type { PhrasingContent } from 'mdast';
import { basePath } from '../config/versions';
import { scriptsOnlyAttribute } from '../lib/dom-contract';
import type { PageContext } from './context';
import { element, type FlowNode, inlineElement, text } from './nodes';

/**
 * @param tag of the custom element
 * @param label name for screen readers
 */
export function filterBar(
  tag: 'plugin-filter' | 'api-changes-filter',
  label: string,
  ...children: PhrasingContent[]
): FlowNode {
  return element(
    tag,
    {
      className: 'list-filter',
      role: 'search',
      'aria-label': label,
      'data-on': 'load',
      [scriptsOnlyAttribute]: '',
    },
    ...children,
  );
}

/** Attributes of a field whose text is no prose. */
export const plainText = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: 'false' };

/** Creates what is shown where nothing is found: the way to the search. */
export function searchAdvice({ version }: PageContext): PhrasingContent {
  return inlineElement(
    'span',
    { 'data-advice': '', hidden: 'hidden' },
    inlineElement('a', { href: `${basePath}search?version=${version}` }, text('Search all pages')),
  );
}

/** Creates a choice that is on or off and looks like a button. */
export function checkbox(name: string, value: string, ...label: PhrasingContent[]): PhrasingContent {
  return inlineElement(
    'label',
    {},
    inlineElement('input', { className: 'checkbox__input', type: 'checkbox', name, value }),
    ...label,
  );
}

/** Creates the line that says how much of the list is shown, with optional content beside it. */
export function statusLine(words: string, ...children: PhrasingContent[]): PhrasingContent {
  return inlineElement(
    'div',
    { className: 'list-status' },
    inlineElement('span', { role: 'status' }, text(words)),
    ...children,
  );
}
