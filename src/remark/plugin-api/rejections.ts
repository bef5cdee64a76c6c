/** The messages with which a method rejects, as the native sources have them. */
import type { List, PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { unknownText } from '../../reference/rejections';
import type { MethodModel, Rejection } from '../../reference/types';
import { element, type FlowNode, inlineCode, inlineElement, list, partHeading, text } from '../nodes';

/** How many messages a method shows at once; the rest is folded. */
const shownAtOnce = 6;

/**
 * Lists the messages, each with its code and its platforms. The heading names the method: types of the method stand in between. A method that rejects
 * only with what it takes from elsewhere has no list: the sources don't say what readers would look for.
 *
 * @returns nothing for a method without a message
 */
export function showRejections({ name, rejections = [], platforms }: MethodModel): FlowNode[] {
  if (rejections.every(({ message }) => message === unknownText)) return [];
  // Where a method works on one platform alone, the line below its heading has said which.
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
    message === unknownText
      ? text('Messages of other errors, passed on')
      : inlineCode(message.replace(/\s+/g, ' ').trim());
  return [
    // The element takes the room that the platforms leave.
    inlineElement('span', {}, words, ...(code === undefined ? [] : [text(' '), inlineCode(code)])),
    ...(names === '' ? [] : [text(` ${names}`)]),
  ];
}
