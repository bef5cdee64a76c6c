/** The rows of a reference: a name, its type, what it is about and where it works (`.record` in `src/css/kit.css`). */

import type { Platform } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { introducedAttribute, recordNameClass } from '../../lib/dom-contract';
import { platformNames, platforms } from '../../lib/platform-names';
import { breakName } from '../break-names';
import { asFlow, element, type FlowNode, inlineElement, text } from '../nodes';

export interface Fact {
  /** Anchor, unless the row repeats what is elsewhere on the page. */
  readonly id?: string | undefined;
  /** The version that introduced the subject of the row; undefined if all versions have it. */
  readonly introduced?: string | undefined;
  readonly name: string;
  /** Part of the name that is said by what the row is in: `coords.`. */
  readonly prefix?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** Labels behind the name. */
  readonly tags?: readonly PhrasingContent[];
  readonly type?: readonly PhrasingContent[];
  readonly words: readonly PhrasingContent[];
  readonly icons?: PhrasingContent | undefined;
  /** What the subject consists of, or its values. */
  readonly below?: readonly FlowNode[];
}

/** Shows a row. */
export function record({ id, introduced, icons, words, type = [], below = [], ...fact }: Fact): FlowNode {
  return anchored(
    'div',
    { className: 'record', ...markMember(id, introduced) },
    inlineElement('b', { className: recordNameClass }, ...nameOf(fact)),
    ...(type.length === 0 ? [] : [inlineElement('code', { className: 'record__type' }, ...type)]),
    ...(words.length === 0 ? [] : [element('div', { className: 'record__text' }, ...words)]),
    ...(icons === undefined ? [] : [icons]),
    ...below,
  );
}

/** An element that a link can lead to, if it has an id: one that the check for broken links knows (`src/theme/MDXComponents`). */
export function anchored(
  tag: 'div' | 'dl' | 'dt',
  attributes: Record<string, string>,
  ...children: (FlowNode | PhrasingContent)[]
): FlowNode {
  return attributes.id === undefined
    ? element(tag, attributes, ...children)
    : element('Anchored', { as: tag, ...attributes }, ...children);
}

/** Attributes of an element that a link can lead to. */
export function markMember(id: string | undefined, introduced: string | undefined): Record<string, string> {
  return { ...(id && { id }), ...(id && introduced && { [introducedAttribute]: introduced }) };
}

function nameOf({ name, prefix, isOptional, tags = [] }: Pick<Fact, 'name' | 'prefix' | 'isOptional' | 'tags'>) {
  return [
    ...(prefix === undefined ? [] : [inlineElement('span', { className: 'api-prefix' }, text(prefix))]),
    ...breakName(name),
    ...(isOptional ? [muted('?')] : []),
    ...tags,
  ];
}

/** A muted part of code: the sign of an optional property, a default. */
export function muted(words: string): PhrasingContent {
  return inlineElement('i', {}, text(words));
}

export function records(rows: readonly FlowNode[], kind = ''): FlowNode {
  return element('div', { className: `records${kind}` }, ...rows);
}

/** A row that opens: its subject, in a few words what is in it, and its content. */
export function disclosure(kind: string, summary: readonly PhrasingContent[], ...content: FlowNode[]): FlowNode {
  return element(
    'details',
    { className: `${kind} disclosure` },
    asFlow(element('summary', {}, ...summary)),
    ...content,
  );
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

/** Joins platforms as in a sentence: `iOS or the web`. */
export function listPlatforms(some: readonly Platform[]): string {
  const names = some.map((platform) => (platform === 'web' ? 'the web' : platformNames[platform]));
  return names.join(' or ');
}
