/** Removes the code of a function that does not run for one method of the plugin. */
import { findClosing } from '../native-source';
import { codeOf, endOfExpression, listFunctions, type NativeDeclarations, type Range } from '../platforms/declarations';
import type { Value } from './scope';

function blank(code: string, start: number, end: number): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}

/** Finds the block after an offset and the `else` block that follows it, from brace to brace. */
function findBlocks(
  code: string,
  from: number,
): { then: [number, number]; otherwise: [number, number] | undefined } | undefined {
  const open = code.slice(from).search(/\S/);
  if (open === -1 || code.charAt(from + open) !== '{') return undefined;
  const then: [number, number] = [from + open, findClosing(code, from + open)];
  const next = /^\s*else\s*(?=\{|if\b)/.exec(code.slice(then[1]));
  if (next === null) return { then, otherwise: undefined };
  const start = then[1] + next[0].length;
  return { then, otherwise: [start, endOfElse(code, start)] };
}

/** Returns the offset after an `else` and all further `else` branches. */
function endOfElse(code: string, start: number): number {
  const open = code.indexOf('{', start);
  if (open === -1) return code.length;
  const end = findClosing(code, open);
  const next = /^\s*else\s*(?=\{|if\b)/.exec(code.slice(end));
  return code.charAt(start) === '{' || next === null ? end : endOfElse(code, end + next[0].length);
}

/** A `guard` of Swift for an option with a default value, as in `call.getArray("list", String.self, [])`. Such an option is never nil. */
const defaultedGuard =
  /\bguard\s+let\s+\w+\s*=\s*\w*[cC]all\.get\w*\(\s*"[^"]*"[^()]*,(?!\s*nil\b|[^(),]*\.self\s*\))[^(),]+\)\s*else\s*\{/g;

/** Finds the variables that are assigned once, from one of the getters. */
function findNeverNull(code: string, getters: ReadonlySet<string>): Set<string> {
  const assigned = [
    ...code.matchAll(/\b(\w+)\s*=(?!=)\s*(?:\w*[cC]all\.(\w+)\(\s*"[^",]*"\s*\)(?=\s*(?:;|\?:|\n\s*[\w}])))?/g),
  ];
  const others = new Set(assigned.flatMap(([, name = '', getter = '']) => (getters.has(getter) ? [] : [name])));
  return new Set(assigned.flatMap(([, name = '']) => (others.has(name) ? [] : [name])));
}

/**
 * Returns the body of a function with blanks for the branches that do not run: branches for other methods (`getMethodName()` in an `if` or a
 * `switch`), branches ruled out by a parameter that the caller sets to `true` or `false`, and branches for an option that is null and never can be,
 * because its getter returns an empty value or gets a default value.
 *
 * @param method the plugin's method that is called
 * @param values values of the parameters
 * @param neverNull getters of a call that never return null
 * @returns code of the same length
 */
export function readReachedCode(
  body: Range,
  method: string,
  values: ReadonlyMap<string, Value>,
  neverNull: ReadonlySet<string> = new Set(),
): string {
  const { source, start } = body;
  const valueAt = (offset: number): string | undefined =>
    source.strings.find((each) => each.start === start + offset)?.value;
  let code = codeOf(body);
  const present = findNeverNull(code, neverNull);
  for (const match of code.matchAll(/\bif\s*\(/g)) {
    const open = match.index + match[0].length - 1;
    const close = findClosing(code, open);
    const condition = code.slice(open + 1, close - 1);
    const asked = /^\s*!?\s*\w*[cC]all\.getMethodName\(\)\.equals\(\s*(?=")/.exec(condition);
    const flag = /^\s*(!?)\s*(\w+)\s*$/.exec(condition);
    const value = flag === null ? undefined : values.get(flag[2] ?? '')?.flag;
    const compared = /^\s*(\w+)\s*==\s*null\s*$/.exec(condition)?.[1];
    const isNull = compared !== undefined && present.has(compared) ? false : undefined;
    const holds =
      asked !== null && /^\s*!?[^"]*"\s*[^"]*"\s*\)\s*$/.test(condition)
        ? (valueAt(open + 1 + asked[0].length) === method) !== condition.trim().startsWith('!')
        : value === undefined
          ? isNull
          : value !== (flag?.[1] === '!');
    if (holds === undefined) continue;
    const blocks = findBlocks(code, close);
    const dropped = holds ? blocks?.otherwise : blocks?.then;
    if (dropped !== undefined) code = blank(code, ...dropped);
  }
  for (const { index, 0: text, 1: getter, 2: name } of code.matchAll(
    /(?:\b\w*[cC]all\.(\w+)\(\s*"[^",]*"\s*\)|\b(\w+))\s*\?:/g,
  )) {
    if (!neverNull.has(getter ?? '') && !present.has(name ?? '')) continue;
    const end = endOfExpression({ ...source, code }, index + text.length);
    code = blank(code, index + text.length - 2, code.charAt(end) === '{' ? findClosing(code, end) : end);
  }
  for (const { index, 0: text } of code.matchAll(defaultedGuard)) {
    code = blank(code, index + text.length, findClosing(code, index + text.length - 1) - 1);
  }
  for (const match of code.matchAll(/\bswitch\s*\(\s*\w*[cC]all\.getMethodName\(\)\s*\)\s*\{/g)) {
    const open = match.index + match[0].length - 1;
    code = dropCases(code, open, findClosing(code, open) - 1, (offset) => valueAt(offset) === method);
  }
  return code;
}

/** Blanks the cases of a `switch` that no matching label leads to. */
function dropCases(code: string, open: number, end: number, isMeant: (offset: number) => boolean): string {
  const labels = [...code.slice(open, end).matchAll(/\b(?:case\s+(?=")|default\s*:)/g)];
  let result = code;
  let runs = false;
  const isNamed = labels.some(({ index, 0: text }) => isMeant(open + index + text.length));
  for (const [position, { index, 0: text }] of labels.entries()) {
    const until = open + (labels[position + 1]?.index ?? end - open);
    runs ||= isMeant(open + index + text.length) || (text.startsWith('default') && !isNamed);
    if (!runs) result = blank(result, open + index, until);
    else if (/\b(?:break|return)\s*;/.test(code.slice(open + index, until))) runs = false;
  }
  return result;
}

/**
 * Blanks the methods of anonymous classes in Java that nothing calls: `error()` in `new Listener() { void error() {…} }` where `Listener` is a type of
 * the package, and the package never calls `listener.error()`.
 *
 * @param code code of the body, of the same length
 */
export function dropUncalled(code: string, { source }: Range, declarations: NativeDeclarations): string {
  if (source.language !== 'java') return code;
  let result = code;
  for (const { index, 0: text, 1: type = '' } of code.matchAll(/\bnew\s+(?:\w+\.)*(\w+)\(\s*\)\s*\{/g)) {
    if (!declarations.types.has(type)) continue;
    const names = findVariables(type, declarations);
    const start = index + text.length;
    const block = code.slice(start, findClosing(code, start - 1));
    for (const method of block.matchAll(/\bvoid\s+(\w+)\s*\([^()]*\)\s*\{/g)) {
      const call = new RegExp(`\\b(?:${names.join('|')})\\.${method[1]}\\(`);
      const isCalled = listFunctions(declarations).some(({ body }) => call.test(codeOf(body)));
      const open = start + method.index + method[0].length - 1;
      if (!isCalled) result = blank(result, open + 1, findClosing(code, open) - 1);
    }
  }
  return result;
}

/** Lists the names that parameters of a type have. */
function findVariables(type: string, declarations: NativeDeclarations): string[] {
  const parameters = listFunctions(declarations).flatMap((fn) => fn.parameters);
  return [...new Set(parameters.filter((each) => each.type.replace(/^.*\./, '') === type).map(({ name }) => name))];
}
