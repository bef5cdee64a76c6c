/** What the cards of members consist of: their heads, and rows with a name, a type, what it is about and where it works (`.record` in `src/css/kit.css`). */

import {
  anchorOf,
  type MethodModel,
  type Platform,
  type PluginModel,
  type TypeModel,
  type TypeText,
} from '@capacitor-docs/reference';
import type { Paragraph, PhrasingContent } from 'mdast';
import { introducedAttribute, memberHeadClass, recordNameClass } from '../../lib/dom-contract';
import { platformNames, platforms } from '../../lib/platform-names';
import { breakName } from '../break-names';
import type { PageContext } from '../context';
import { lookUpMembers, type MemberLookups } from '../member-notes';
import {
  type Attributes,
  element,
  type FlowNode,
  type Inline,
  inlineCode,
  inlineElement,
  join,
  link,
  memberHeading,
  paragraph,
  text,
  withClass,
} from '../nodes';

/** A plugin whose page is written, and what the page says of the members. */
export interface Scope extends MemberLookups {
  readonly model: PluginModel;
  readonly context: PageContext;
  /** The anchor of a member. */
  readonly anchor: (id: string) => string;
  readonly findType: (id: string | undefined) => TypeModel | undefined;
}

export function createScope(model: PluginModel, context: PageContext): Scope {
  return {
    ...lookUpMembers(model.page, context.version),
    model,
    context,
    anchor: (id) => anchorOf(id, model),
    findType: (id) => model.types.find((type) => type.id === id),
  };
}

/** The line at the top of a card: the name of its member, and the facts about it. */
export function cardHead({ anchor, introduced }: Scope, id: string, title: string, facts: Paragraph): FlowNode {
  const heading = memberHeading(3, 'api-name', anchor(id), introduced(id), title);
  return element('div', { className: memberHeadClass }, heading, facts);
}

/** Creates the line behind the name of a method or type: labels, platforms, kind of type, first release. */
export function factsLine(parts: readonly Inline[], separator = ' · '): Paragraph {
  return withClass('api-facts', paragraph(join(parts, separator)));
}

/** The label of what a call must have. */
export const requiredTag: Inline = [' ', inlineElement('span', { className: 'tag tag--web' }, 'required')];

/** Returns the title of a method in headings and the index: `getPhoto`, `addListener('pause', …)`. */
export function methodTitle(method: MethodModel): string {
  return method.kind === 'listener' ? `${method.name}('${method.event}', …)` : method.name;
}

export interface Fact {
  /** Anchor, unless the row repeats what is elsewhere on the page. */
  readonly id?: string | undefined;
  /** The version that introduced the subject of the row; undefined if all versions have it. */
  readonly introduced?: string | undefined;
  readonly name: string;
  /** Part of the name that is said by what the row is in: `coords.`. */
  readonly prefix?: string;
  readonly isOptional?: boolean | undefined;
  /** Labels behind the name. */
  readonly tags?: Inline;
  readonly type?: readonly Inline[];
  readonly words: readonly Inline[];
  readonly icons?: Inline;
  /** What the subject consists of, or its values. */
  readonly below?: readonly FlowNode[];
}

/** Shows a row. */
export function record(fact: Fact): FlowNode {
  const { id, introduced, name, prefix, isOptional = false, tags, type = [], words, icons, below = [] } = fact;
  return anchored(
    'div',
    { className: 'record', ...markMember(id, introduced) },
    inlineElement(
      'b',
      { className: recordNameClass },
      prefix && inlineElement('span', { className: 'api-prefix' }, prefix),
      breakName(name),
      isOptional && muted('?'),
      tags,
    ),
    type.length > 0 && inlineElement('code', { className: 'record__type' }, type),
    words.length > 0 && element('div', { className: 'record__text' }, words),
    icons,
    below,
  );
}

/** An element that a link can lead to, if it has an id: one that the check for broken links knows (`src/theme/MDXComponents`). */
export function anchored(
  tag: 'div' | 'dl' | 'dt',
  attributes: Attributes,
  ...children: Parameters<typeof element>[2][]
): FlowNode {
  return attributes.id === undefined
    ? element(tag, attributes, children)
    : element('Anchored', { as: tag, ...attributes }, children);
}

/** Attributes of an element that a link can lead to. */
export function markMember(id: string | undefined, introduced?: string): Attributes {
  return { id, [introducedAttribute]: id && introduced };
}

/** A muted part of code: the sign of an optional property, a default. */
export function muted(words: string): PhrasingContent {
  return inlineElement('i', {}, words);
}

export function records(rows: readonly FlowNode[], kind = ''): FlowNode {
  return element('div', { className: `records${kind}` }, rows);
}

/** A row that opens: its subject, in a few words what is in it, and its content. */
export function disclosure(kind: string, summary: readonly Inline[], ...content: FlowNode[]): FlowNode {
  return element('details', { className: `${kind} disclosure` }, element('summary', {}, summary), content);
}

/**
 * Icons of the platforms on which something works, with a dash in the place of each other one. `src/css/reference.css` draws them as the title says,
 * and all of them where there is none.
 */
export function platformIcons(working: readonly Platform[]): PhrasingContent {
  const names = platforms.filter((platform) => working.includes(platform)).map((platform) => platformNames[platform]);
  const title = names.length === platforms.length ? {} : { role: 'img', title: names.join(', ') || 'Nowhere' };
  return inlineElement('span', { className: 'platforms', ...title });
}

/** Shows a type as inline code, in which documented names are links. */
export function showTypeText(type: TypeText, scope: Scope): PhrasingContent {
  const parts = linkNames(type, scope);
  return parts.every((part) => part.type === 'text') ? inlineCode(type.text) : inlineElement('code', {}, parts);
}

/** Splits a type's text into links and the text between them. */
export function linkNames(type: TypeText, scope: Scope): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of type.text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const url = urlOf(match[0], type, scope);
    if (url === undefined) continue;
    if (match.index > end) parts.push(text(type.text.slice(end, match.index)));
    parts.push(link(url, match[0]));
    end = match.index + match[0].length;
  }
  if (end < type.text.length || parts.length === 0) parts.push(text(type.text.slice(end)));
  return parts;
}

function urlOf(name: string, type: TypeText, { anchor }: Scope): string | undefined {
  const id = type.links[name];
  if (id !== undefined) return `#${anchor(id)}`;
  const external = type.externalLinks?.[name];
  return external && `./${external.page}.md#${external.id.toLowerCase()}`;
}
