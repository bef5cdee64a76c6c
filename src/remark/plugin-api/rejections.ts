/** Shows the messages that a method rejects with, from the native sources. */
import type { List, PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { unknownText } from '../../reference/rejections';
import type { MethodModel, Rejection } from '../../reference/types';
import { element, type FlowNode, inlineCode, inlineElement, list, partHeading, text } from '../nodes';

/** Maximum number of messages shown initially. The rest is collapsed. */
const shownAtOnce = 6;

/**
 * Lists the messages, each with its code and its platforms. The heading names the method, because types come in between. A method that only
 * passes on messages from elsewhere has no list: the sources don't contain the text that readers would look for.
 *
 * @returns nothing for a method without a message
 */
export function showRejections({ name, rejections = [], platforms }: MethodModel): FlowNode[] {
  if (rejections.every(({ message }) => message === unknownText)) return [];
  // For a method that works on only one platform, the line below its heading already names it.
  const isSingle = platforms !== undefined && Object.values(platforms).filter(Boolean).length === 1;
  const rows = rejections.map((rejection) => describe(rejection, isSingle));
  const isLong = rows.length > shownAtOnce + 1;
  const shown = isLong ? rows.slice(0, shownAtOnce) : rows;
  return [
    partHeading({}, inlineCode(name), text(' rejects with')),
    toList(shown),
    ...(isLong ? [fold(rows.slice(shownAtOnce))] : []),
  ];
}

function fold(rows: readonly PhrasingContent[][]): FlowNode {
  const summary = element('summary', {}, text(`${rows.length} more messages`) as unknown as FlowNode);
  return element('details', { className: 'api-more' }, summary, toList(rows));
}

function toList(rows: readonly PhrasingContent[][]): List {
  return { ...list([...rows]), data: { hProperties: { className: ['api-list'] } } };
}

function describe({ message, code, platforms }: Rejection, isSingle: boolean): PhrasingContent[] {
  const names = isSingle ? '' : platforms.map((platform) => platformNames[platform]).join(' · ');
  const words =
    message === unknownText ? text('Messages of other errors') : inlineCode(message.replace(/\s+/g, ' ').trim());
  return [
    // The element takes the space that the platforms leave.
    inlineElement('span', {}, words, ...(code === undefined ? [] : [text(' '), inlineCode(code)])),
    ...(names === '' ? [] : [text(` ${names}`)]),
  ];
}
