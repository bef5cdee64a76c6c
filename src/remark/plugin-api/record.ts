/** The rows of a reference: a name, its type, what it is about and where it works (`.record` in `src/css/kit.css`). */
import type { PhrasingContent } from 'mdast';
import { introducedAttribute, recordNameClass } from '../../lib/dom-contract';
import { platformNames } from '../../lib/platform-names';
import type { Platform } from '../../reference/types';
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
 * Icons of the platforms on which something works, with a dash in the place of each other one. Drawn by `src/css/reference.css`.
 *
 * @param label what the icons say, for readers who do not know or see them; undefined where it goes without saying
 */
export function platformIcons(platforms: readonly Platform[], label: string | undefined): PhrasingContent {
  const className = ['platforms', ...platforms.map((platform) => `on-${platform}`)].join(' ');
  return inlineElement('span', { className, ...(label === undefined ? {} : { role: 'img', title: label }) });
}

/** Joins platforms as in a sentence: `iOS or the web`. */
export function listPlatforms(platforms: readonly Platform[]): string {
  const names = platforms.map((platform) => (platform === 'web' ? 'the web' : platformNames[platform]));
  return names.join(' or ');
}
