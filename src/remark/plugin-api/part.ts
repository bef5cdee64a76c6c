/** The parts of the card of a method: its options, its result, the types in these, what it rejects with. */

import type { MethodModel, TypeModel } from '@capacitor-docs/reference';
import { describe } from '../description';
import {
  element,
  type FlowNode,
  type Inline,
  inlineCode,
  inlineElement,
  join,
  link,
  memberHeading,
  paragraph,
  withClass,
} from '../nodes';
import { disclosure, methodTitle } from './card';
import { type Card, commonSince, introducedIn, listBases, type Side, showBody } from './type';

const classOf = (side: Side): string => (side === 'web' ? 'api-part' : 'api-part api-part--native');

/**
 * A heading of a part that is not a link target. In the Markdown of the page it is a bold line, and the search adds the content below it to the
 * method.
 */
export function partHeading(side: Side, ...words: Inline[]): FlowNode {
  return element('h4', { className: classOf(side) }, words);
}

/** A type in the card of a method, with the name of its role there: `Options`, `Result`. Types that only these are made of have no role. */
export function showPart(
  type: TypeModel,
  role: string | undefined,
  side: Side,
  card: Card,
  usual: string | undefined,
): FlowNode[] {
  const since = commonSince(type, card);
  const facts = join(
    [countMembers(type, side), listBases(type, card), since !== undefined && since !== usual && `since ${since}`],
    ' · ',
  );
  const isOwnText = type.descriptionSource === 'overlay' && role !== undefined && type.kind !== 'alias';
  return [
    memberHeading(
      4,
      classOf(side),
      card.anchor(type.id),
      introducedIn(type, card),
      role && `${role} `,
      inlineCode(type.name),
      card.badges(type),
      facts.length > 0 && inlineElement('small', {}, facts),
    ),
    ...(isOwnText ? [] : describe(type.description)),
    ...showBody(type, { ...card, whole: card.introduced(type.id), side }),
  ];
}

/** Maximum number of properties that are shown again. More would make a page heavy: a link leads to where they are. */
const maxRepeated = 4;

/** A type that is shown with another method, as a row that opens or leads there. */
export function showAgain(
  type: TypeModel,
  role: string | undefined,
  side: Side,
  card: Card,
  first: MethodModel,
): FlowNode {
  const count = type.kind === 'enum' || type.kind === 'alias' ? 0 : type.members.length;
  const words = count === 1 ? 'the same as' : `the same ${count} as`;
  const className = `api-again ${classOf(side)}`;
  const title = [
    `${role ?? ''} `,
    inlineCode(type.name),
    ' ',
    inlineElement('small', {}, `${words} ${methodTitle(first)}`),
  ];
  return count > maxRepeated
    ? element('p', { className }, link(`#${card.anchor(type.id)}`, title))
    : disclosure(className, title, ...showBody(type, { ...card, side, isRepeated: true }));
}

/** Names the other methods that take or give the type of a part. */
export function nameOthers(method: MethodModel, users: readonly MethodModel[], { anchor }: Card): FlowNode[] {
  const others = users.filter(({ id }) => id !== method.id);
  if (others.length === 0) return [];
  // The link is inside the code, so that it is written as in the index, which compresses better.
  const links = others.map((each) => inlineElement('code', {}, link(`#${anchor(each.id)}`, methodTitle(each))));
  return [withClass('api-shared', paragraph('Shared with ', join(links, ', ')))];
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Says how many properties a type has and, of those that the web code passes, how many are required. */
function countMembers(type: TypeModel, side: Side): string {
  if (type.kind === 'alias') return '';
  const all = type.members.length;
  if (side === 'native' || type.kind === 'enum') {
    const noun = type.kind === 'enum' ? ['value', 'values'] : ['property', 'properties'];
    return `${all} ${all === 1 ? noun[0] : noun[1]}`;
  }
  const required = type.members.filter(({ optional }) => !optional).length;
  if (all === 0) return '';
  if (all === 1) return required === 1 ? '1, required' : '1, optional';
  if (required === 0 || required === all) return `${all}, all ${required === 0 ? 'optional' : 'required'}`;
  return `${all}, ${numbers[required] ?? required} required`;
}
