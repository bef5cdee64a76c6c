/** A signature, split into its parameters and its result. */
interface Halves {
  /** Everything before the parameters: `static create(`. */
  readonly head: string;
  readonly parameters: readonly string[];
  readonly result: string;
}

/** The part of an earlier signature that differs in a newer one. */
export interface EarlierPart {
  /** Whether only the result differs. The text is then the result. */
  readonly isResult: boolean;
  readonly text: string;
}

/**
 * Picks the part of an earlier signature that differs from the later one: the result, one parameter, or all parameters if several differ. The
 * rest is already on the page. The signature of anything but a method is returned whole.
 */
export function pickEarlierPart(before: string, after: string): EarlierPart {
  const [old, now] = [split(before), split(after)];
  if (old === undefined || now === undefined || old.head !== now.head) return { isResult: false, text: before };
  const changed = old.parameters.filter((parameter, place) => parameter !== now.parameters[place]);
  const isSameCall = changed.length === 0 && old.parameters.length === now.parameters.length;
  if (isSameCall) return { isResult: true, text: old.result };
  if (old.result !== now.result) return { isResult: false, text: before };
  const isOne = changed.length === 1 && old.parameters.length === now.parameters.length;
  return { isResult: false, text: isOne ? changed.join('') : `${old.head}${old.parameters.join(', ')})` };
}

/** @returns undefined for anything but a method, such as a property or a type */
function split(signature: string): Halves | undefined {
  const head = /^[\w ]+\(/.exec(signature)?.[0];
  if (head === undefined) return undefined;
  const end = findEnd(signature, head.length);
  const rest = signature.slice(end + 1);
  if (!rest.startsWith(' => ')) return undefined;
  return { head, parameters: splitList(signature.slice(head.length, end)), result: rest.slice(' => '.length) };
}

/** Matches brackets and arrows. Arrows close nothing, although they end like type arguments. */
const brackets = /=>|[([{<]|[)\]}>]/g;

/** @returns index of the bracket that closes a list; the end of the text if there is none */
function findEnd(text: string, start: number): number {
  let depth = 1;
  for (const { 0: bracket, index } of text.matchAll(brackets)) {
    if (index < start || bracket === '=>') continue;
    depth += '([{<'.includes(bracket) ? 1 : -1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** Splits at commas outside of brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/=>|[([{<]|[)\]}>]|, /g)) {
    if (mark === '=>') continue;
    if (mark !== ', ') depth += '([{<'.includes(mark) ? 1 : -1;
    else if (depth === 0) {
      parts.push(text.slice(start, index));
      start = index + mark.length;
    }
  }
  return text === '' ? [] : [...parts, text.slice(start)];
}
