/** Shows the messages that a method rejects with or passes to its callback, from the published sources. */
import type { List, PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { type MethodModel, type Rejection, unknownText } from '../../reference/types';
import { element, type FlowNode, inlineCode, inlineElement, list, partHeading, text } from '../nodes';

/** Maximum number of messages shown initially. The rest is collapsed. */
const shownAtOnce = 6;

/**
 * Lists the messages, each with its code and its platforms. The heading names the method, because types come in between.
 *
 * @returns nothing for a method that never rejects
 */
export function showRejections({ name, rejections = [], callbackErrors = [], platforms }: MethodModel): FlowNode[] {
  // For a method that works on only one platform, the line below its heading already names it.
  const isSingle = platforms !== undefined && Object.values(platforms).filter(Boolean).length === 1;
  return [
    ...showList(name, 'rejects with', rejections, isSingle),
    ...showList(name, 'calls back with these errors', callbackErrors, isSingle),
  ];
}

function showList(name: string, verb: string, errors: readonly Rejection[], isSingle: boolean): FlowNode[] {
  if (errors.length === 0) return [];
  const rows = errors.map((each) => describe(each, isSingle, errors.length === 1));
  const isLong = rows.length > shownAtOnce + 1;
  const shown = isLong ? rows.slice(0, shownAtOnce) : rows;
  return [
    partHeading({}, inlineCode(name), text(` ${verb}`)),
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

function describe({ message, code, platforms }: Rejection, isSingle: boolean, isOnly: boolean): PhrasingContent[] {
  const names = isSingle ? '' : platforms.map((platform) => platformNames[platform]).join(' · ');
  const unknown = isOnly ? 'Messages made at run time' : 'Other messages, made at run time';
  const words = message === unknownText ? text(unknown) : inlineCode(message.replace(/\s+/g, ' ').trim());
  return [
    // The element takes the space that the platforms leave.
    inlineElement('span', {}, words, ...(code === undefined ? [] : [text(' '), inlineCode(code)])),
    ...(names === '' ? [] : [text(` ${names}`)]),
  ];
}
