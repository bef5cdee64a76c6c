/** The parts of the card of a method: its options, its result, the types in these, what it rejects with. */

import { anchorOf, introductionOf, type MethodModel, type TypeModel } from '@capacitor-docs/reference';
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
import { badgesOf, disclosure, methodTitle } from './card';
import { type Card, commonSince, introducedIn, listBases, showBody, type Use } from './type';

/** The side of the bridge that a part is on: what the web code passes, or what comes from the native side. */
export type Side = 'web' | 'native';

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
  const { model, context } = card;
  const since = commonSince(type, model, context);
  const facts = join(
    [countMembers(type, side), listBases(type, model), since !== undefined && since !== usual && `since ${since}`],
    ' · ',
  );
  const isOwnText = type.descriptionSource === 'overlay' && role !== undefined && type.kind !== 'alias';
  return [
    memberHeading(
      4,
      classOf(side),
      anchorOf(type.id, model),
      introducedIn(type, card.introduced, card),
      role && `${role} `,
      inlineCode(type.name),
      badgesOf(type, model, context),
      facts.length > 0 && inlineElement('small', {}, facts),
    ),
    ...(isOwnText ? [] : describe(type.description)),
    ...showBody(type, { ...card, introduced: introductionOf(type.id, model.page, context.version) }, useOn(side)),
  ];
}

const useOn = (side: Side): Use => ({ side: side === 'web' ? 'taken' : 'given' });

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
    ? element('p', { className }, link(`#${anchorOf(type.id, card.model)}`, title))
    : disclosure(className, title, ...showBody(type, card, { ...useOn(side), isRepeated: true }));
}

/** Names the other methods that take or give the type of a part. */
export function nameOthers(method: MethodModel, users: readonly MethodModel[], { model }: Card): FlowNode[] {
  const others = users.filter(({ id }) => id !== method.id);
  if (others.length === 0) return [];
  // The link is inside the code, so that it is written as in the index, which compresses better.
  const links = others.map((each) =>
    inlineElement('code', {}, link(`#${anchorOf(each.id, model)}`, methodTitle(each))),
  );
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
