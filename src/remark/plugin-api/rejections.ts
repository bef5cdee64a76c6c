/** Shows the messages that a method rejects with or passes to its callback, from the published sources. */

import { type MethodModel, type Rejection, unknownText } from '@capacitor-docs/reference';
import { unknownErrors } from '../../build/page-text/unsearched-texts';
import { type FlowNode, type Inline, inlineCode, inlineElement, items } from '../nodes';
import { disclosure, platformIcons } from './card';
import { partHeading } from './part';

/** Maximum number of messages shown initially. The rest is collapsed. */
const shownAtOnce = 6;

/** Maximum length of their names, in characters. */
const longestNamed = 40;

/** Maximum length of a message that is shown, in characters, where the rest is collapsed. */
const longestShown = 60;

/** Number of collapsed messages that the row in their place names. */
const namedInFold = 3;

/**
 * Lists the messages, each with its code and its platforms.
 *
 * @returns nothing for a method that never rejects
 */
export function showRejections({ rejections = [], callbackErrors = [], platforms }: MethodModel): FlowNode[] {
  // For a method that works on only one platform, the line below its heading already names it.
  const isSingle = platforms !== undefined && Object.values(platforms).filter(Boolean).length === 1;
  return [
    ...showList('Rejects with', rejections, isSingle),
    ...showList('Calls back with these errors', callbackErrors, isSingle),
  ];
}

function showList(title: string, errors: readonly Rejection[], isSingle: boolean): FlowNode[] {
  if (errors.length === 0) return [];
  const known = errors.filter(({ message }) => message !== unknownText);
  const others = errors.filter(({ message }) => message === unknownText);
  const isLong = known.length > shownAtOnce + 1;
  const first = known.filter(({ message }) => message.length <= longestShown).slice(0, shownAtOnce);
  const shown = isLong ? first : known;
  const folded = isLong ? known.filter((each) => !first.includes(each)) : [];
  const toRows = (some: readonly Rejection[]) => some.map((each) => describe(each, isSingle, known.length === 0));
  const count = known.length === 1 ? '1 message' : `${known.length} messages`;
  const rest = toRows([...folded, ...others]);
  return [
    partHeading('native', title, known.length > 0 && inlineElement('small', {}, count)),
    toList(toRows(isLong ? shown : [...shown, ...others]), isLong),
    ...(isLong ? [fold(folded, toList(rest, isLong))] : []),
  ];
}

function fold(errors: readonly Rejection[], rows: FlowNode): FlowNode {
  const shortest = errors
    .map(({ message }) => squeeze(message))
    .sort((a, b) => a.length - b.length)
    .slice(0, namedInFold)
    .filter(({ length }) => length <= longestNamed);
  const names = shortest.length > 0 && inlineElement('small', {}, `${shortest.join(', ')} …`);
  return disclosure('api-more', [`${errors.length} more messages `, names], rows);
}

function toList(rows: readonly Inline[], isLong: boolean): FlowNode {
  return items(isLong ? 'api-rejections api-rejections--pairs' : 'api-rejections', rows);
}

const squeeze = (message: string): string => message.replace(/\s+/g, ' ').trim();

function describe({ message, code, platforms }: Rejection, isSingle: boolean, isOnly: boolean): Inline {
  const unknown = isOnly ? unknownErrors.all : unknownErrors.others;
  const words = message === unknownText ? unknown : inlineCode(squeeze(message));
  return [
    // The element takes the space that the platforms leave.
    inlineElement('span', {}, words, code !== undefined && [' ', inlineCode(code)]),
    !isSingle && [' ', platformIcons(platforms)],
  ];
}
