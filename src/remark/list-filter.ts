/** Controls that filter a list of a page. They need scripts (`src/lists`); the list is complete without them. */
import type { PhrasingContent } from 'mdast';
import { element, type FlowNode, inlineElement, text } from './nodes';

/**
 * @param list name in `src/lists/index.ts`
 * @param label what screen readers call it
 */
export function filterBar(list: string, label: string, ...children: PhrasingContent[]): FlowNode {
  return element(
    'div',
    {
      className: 'list-filter',
      role: 'search',
      'aria-label': label,
      'data-page-island': 'lists',
      'data-list': list,
      'data-scripts-only': '',
    },
    ...children,
  );
}

/** A choice that is on or off, drawn as a button. */
export function checkbox(name: string, value: string, ...label: PhrasingContent[]): PhrasingContent {
  return inlineElement('label', {}, inlineElement('input', { type: 'checkbox', name, value }), ...label);
}

/** How much of the list is shown, and what may stand beside it. */
export function statusLine(words: string, ...children: PhrasingContent[]): PhrasingContent {
  return inlineElement(
    'div',
    { className: 'list-status' },
    inlineElement('span', { role: 'status' }, text(words)),
    ...children,
  );
}
