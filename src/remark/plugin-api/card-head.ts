import type { Heading, Paragraph } from 'mdast';
import { memberHeadClass } from '../../lib/dom-contract';
import { element, type FlowNode } from '../nodes';

/** The line at the top of a card: the name of its member, and the facts about it. */
export function cardHead(heading: Heading, facts: Paragraph): FlowNode {
  return element('div', { className: memberHeadClass }, heading, facts);
}
