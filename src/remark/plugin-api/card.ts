import { badgesFor, type Described, type MethodModel, type PluginModel } from '@capacitor-docs/reference';
import type { Heading, Paragraph, PhrasingContent } from 'mdast';
import { memberHeadClass } from '../../lib/dom-contract';
import { badgeNodes } from '../badge-nodes';
import type { PageContext } from '../context';
import { element, type FlowNode, join, paragraph } from '../nodes';

/** The line at the top of a card: the name of its member, and the facts about it. */
export function cardHead(heading: Heading, facts: Paragraph): FlowNode {
  return element('div', { className: memberHeadClass }, heading, facts);
}

/** Creates the line behind the name of a method or type: labels, platforms, kind of type, first release. */
export function factsLine(parts: PhrasingContent[][], separator = ' · '): Paragraph {
  return { ...paragraph(...join(parts, separator)), data: { hProperties: { className: ['api-facts'] } } };
}

/** Creates the labels after the name of a plugin's member. */
export function badgesOf(member: Described, model: PluginModel, context: PageContext): PhrasingContent[] {
  return badgeNodes(badgesFor(context.version, model.page, member.id), member.deprecated !== undefined);
}

/** Returns the title of a method in headings and the index: `getPhoto`, `addListener('pause', …)`. */
export function methodTitle(method: MethodModel): string {
  return method.kind === 'listener' ? `${method.name}('${method.event}', …)` : method.name;
}
