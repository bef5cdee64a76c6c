/** Finds the texts that an expression of a native source can have at run time, as far as the source alone shows them. */
import { findClosing, skipInterpolation } from '../native-source';
import {
  codeOf,
  endOfExpression,
  findEnds,
  listArguments,
  listFunctions,
  type NativeDeclarations,
  type NativeFunction,
  type Range,
  readInside,
  splitList,
  stripLabel,
  trimRange,
} from '../platforms/declarations';
import type { SourceFile } from '../platforms/implementation';
import { unknownText } from '../types';
import { findBranch, readCaught } from './errors';
import type { Caught, Scope, ThrownError } from './scope';

/** Maximum length of a chain of variables and helpers. The text of a longer chain counts as unknown. */
const maxDepth = 4;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

/** Returns a literal as users see it, with escapes resolved and `…` for each interpolation. */
function readLiteral(value: string, { language }: SourceFile): string {
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const rest = value.slice(at);
    const opening =
      language === 'swift' && rest.startsWith('\\(') ? 1 : language === 'kotlin' && rest.startsWith('${') ? 1 : -1;
    const name = language === 'kotlin' ? /^\$[a-zA-Z_]\w*/.exec(rest)?.[0] : undefined;
    if (opening > 0) {
      text += unknownText;
      at = skipInterpolation(value, at + opening, language) - 1;
    } else if (name !== undefined) {
      text += unknownText;
      at += name.length - 1;
    } else if (value.charAt(at) === '\\') {
      at += 1;
      text += escapes[value.charAt(at)] ?? value.charAt(at);
    } else {
      text += value.charAt(at);
    }
  }
  return text;
}

/** Returns the literal of a range that consists of nothing else; undefined for other expressions. */
function findLiteral({ source, start, end }: Range): string | undefined {
  const from = source.code.charAt(start) === '@' ? start + 1 : start;
  const literal = source.strings.find((each) => each.start === from);
  if (literal === undefined) return undefined;
  const quotes = source.code.startsWith('"""', from) ? 3 : 1;
  return from + literal.value.length + 2 * quotes === end ? literal.value : undefined;
}

/** Finds the offsets of an operator outside all brackets. */
function findOperators(range: Range, pattern: RegExp): number[] {
  const { code } = range.source;
  const found: number[] = [];
  for (let at = range.start; at < range.end; at += 1) {
    if (/[([{]/.test(code.charAt(at))) at = findClosing(code, at) - 1;
    else if (pattern.test(code.slice(at, at + 3))) found.push(at);
  }
  return found;
}

function part(range: Range, start: number, end: number): Range {
  return trimRange({ source: range.source, start, end });
}

/** Returns all texts that join one text from each list, in the order of the lists. */
function combine(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)), ['']);
}

function tidy(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/…(?:\s*…)+/g, unknownText)))];
}

/**
 * Returns every text that an expression can have. Unknown parts become `…`. An unknown expression is `…` alone.
 *
 * @param expression range without whitespace around it
 */
export function readTexts(expression: Range, scope: Scope, depth = 0): string[] {
  const unknown = [unknownText];
  if (depth > maxDepth || expression.end <= expression.start) return unknown;
  const code = codeOf(expression);
  const literal = findLiteral(expression);
  if (literal !== undefined) return tidy([readLiteral(literal, expression.source)]);
  const read = (range: Range): string[] => readTexts(range, scope, depth + 1);

  if (code.startsWith('(') && findClosing(expression.source.code, expression.start) === expression.end) {
    return read(part(expression, expression.start + 1, expression.end - 1));
  }
  const [question] = findOperators(expression, /^ \? /);
  const colon = findOperators(expression, /^\s: /).at(-1);
  if (question !== undefined && colon !== undefined && colon > question) {
    return tidy([...read(part(expression, question + 2, colon)), ...read(part(expression, colon + 2, expression.end))]);
  }
  const [fallback] = findOperators(expression, /^(?:\?\?|\?:)/);
  if (fallback !== undefined) {
    return tidy([
      ...read(part(expression, expression.start, fallback)),
      ...read(part(expression, fallback + 2, expression.end)),
    ]);
  }
  const pluses = findOperators(expression, /^\+(?![+=])/);
  if (pluses.length > 0) {
    const cuts = [expression.start - 1, ...pluses, expression.end];
    const pieces = cuts.slice(1).map((cut, index) => read(part(expression, (cuts[index] ?? 0) + 1, cut)));
    return tidy(combine(pieces)).slice(0, 8);
  }
  const format = /^String(?:\.format)?\s*\(/.exec(code);
  if (format !== null) {
    const list = splitList({ ...expression, start: expression.start + format[0].length, end: expression.end - 1 });
    const first = list.find((range) => findLiteral(stripLabel(range)) !== undefined);
    const template = first === undefined ? undefined : findLiteral(stripLabel(first));
    if (template === undefined) return unknown;
    return tidy([
      readLiteral(template, expression.source).replace(/%(?:\d+\$)?[-#+ 0,(]*\d*(?:\.\d+)?[a-zA-Z@]/g, unknownText),
    ]);
  }
  return readName(expression, scope, depth);
}

/** Returns the texts that a name or the call of a helper stands for. */
function readName(expression: Range, scope: Scope, depth: number): string[] {
  const unknown = [unknownText];
  const code = codeOf(expression)
    .replace(/\.rawValue$|\.toString\(\)$|!$/, '')
    .replace(/\.get(?:Localized)?Message\(\)$/, '.message');
  const called = /^(?:(?:self|this)\.)?(\w+)\((.*)\)$/s.exec(code)?.[1];
  if (called !== undefined) {
    const own =
      scope.declarations.functions.get(called)?.filter(({ className }) => className === scope.fn.className) ?? [];
    return own.length === 1 ? readReturned(own[0] as NativeFunction, scope, depth) : unknown;
  }
  const [, holder = ''] = /^(\w+)\.get\w+\(\)$/.exec(code) ?? [];
  if (holder !== '') return readMade(holder, scope);
  const path = /^(?:[\w?!]+\.)*(\w+)$/.exec(code);
  const name = path?.[1];
  if (name === undefined) return unknown;
  const isPlain = code === name;
  const ofError = readMessage(code, expression.start, scope, depth);
  if (ofError !== undefined) return ofError;
  if (isPlain) {
    const value = scope.values.get(name);
    if (value !== undefined) return [...value.texts];
    const built = readBuilder(name, scope, depth);
    if (built !== undefined) return built;
    const assigned = findAssigned(name, scope.fn.body);
    if (assigned.length > 0) return tidy(assigned.flatMap((range) => readTexts(range, scope, depth + 1)));
    if (scope.fn.parameters.some((parameter) => parameter.name === name)) return unknown;
    const handedBack = readHandedBack(name, expression.start, scope, depth);
    if (handedBack.length > 0) return tidy(handedBack);
  }
  const namesakes = scope.declarations.constants.get(name) ?? [];
  const near = namesakes.filter(({ source }) => source === scope.fn.body.source);
  const constants = near.length > 0 ? near : namesakes;
  const [constant] = constants;
  const isQualified = isPlain || /^(?:[A-Z]\w*|self|this|Self)?\.?(?:\w+\.)?\w+$/.test(code);
  if (constants.length === 1 && constant !== undefined && isQualified && !scope.declarations.functions.has(name)) {
    return readTexts(trimRange(constant), { ...scope, values: new Map() }, depth + 1);
  }
  const computed = scope.declarations.functions.get(name) ?? [];
  const [property] = computed;
  // `error.message` and similar names are the text of another error, even if something else here has the same name.
  const isForeign = messageNames.test(name);
  if (!isPlain && !isForeign && computed.length === 1 && property?.parameters.length === 0) {
    return readReturned(property, scope, depth);
  }
  return unknown;
}

/** Members of an error that have its message. */
const messageNames = /^(?:message|localizedMessage|localizedDescription|errorDescription|description)$/;

/** Returns the errors that a variable can have: one of a `catch`, or a parameter that got it. */
export function findCaught(name: string, at: number, scope: Scope): Caught | undefined {
  return scope.values.get(name)?.caught ?? readCaught(name, at, scope);
}

/**
 * Reads the message of an error, such as `error.localizedDescription`, or of an object that a helper makes from an error.
 *
 * @param code expression that begins at the offset `at`
 * @returns undefined for an expression of another kind
 */
function readMessage(code: string, at: number, scope: Scope, depth: number): string[] | undefined {
  const [, name = '', member = ''] = /^(\w+)[!?]?\.(\w+)$/.exec(code) ?? [];
  if (!messageNames.test(member)) return undefined;
  const caught = findCaught(name, at, scope);
  const { declarations, fn } = scope;
  if (caught !== undefined) return tidy(caught.errors.flatMap((error) => describeError(error, declarations, depth)));
  const made = findAssigned(name, fn.body).flatMap((range) => {
    const [, helper = '', variable = ''] = /^(\w+)\(\s*(\w+)\s*\)$/.exec(codeOf(range)) ?? [];
    const given = findCaught(variable, range.start, scope);
    const type = fn.parameters.find((each) => each.name === variable)?.type ?? given?.type;
    const helpers = declarations.functions.get(helper) ?? [];
    const own = helpers.find(({ parameters }) => parameters[0]?.type === type) ?? helpers[0];
    if (given === undefined || own === undefined) return [];
    return given.errors.flatMap((error) => readBranch(own, error, declarations, depth));
  });
  return made.length === 0 ? undefined : tidy(made);
}

/** Returns what an error says of itself. */
function describeError(error: ThrownError, declarations: NativeDeclarations, depth: number): string[] {
  const description = declarations.functions.get('errorDescription')?.find(({ className }) => className === error.type);
  if (description !== undefined) return readBranch(description, error, declarations, depth);
  return error.variant === undefined ? readArgument(error, depth) : [unknownText];
}

function readArgument({ argument }: ThrownError, depth: number): string[] {
  return argument === undefined ? [unknownText] : readTexts(argument.range, argument.scope, depth + 1);
}

/** Returns the text that a function has for an error. What the text inserts is the argument that the error was made with. */
function readBranch(fn: NativeFunction, error: ThrownError, declarations: NativeDeclarations, depth: number): string[] {
  const { source, start, end } = findBranch(fn, error, declarations);
  const literal = source.strings.find((each) => each.start >= start && each.start < end);
  const text = literal === undefined ? '' : readLiteral(literal.value, source);
  if (text === '') return [unknownText];
  return readArgument(error, depth).map((argument) => text.replace(unknownText, () => argument));
}

/** Returns the texts that a helper returns, without the values of the function that calls it. */
function readReturned(fn: NativeFunction, scope: Scope, depth: number): string[] {
  const { source } = fn.body;
  const inner: Scope = { ...scope, fn, values: new Map() };
  const returned = findEnds(fn.body, /\breturn\s+(?=\S)/g).flatMap((start) => {
    const range = trimRange({ source, start, end: endOfExpression(source, start) });
    return /^(?:nil|null)$/.test(codeOf(range)) ? [] : readTexts(range, inner, depth + 1);
  });
  return returned.length === 0 ? [unknownText] : tidy(returned);
}

/**
 * Returns the texts that helpers hand to a method of an anonymous class in Java: `new Callback() { public void error(String message) { … } }`.
 *
 * @param name parameter of that method
 * @param at where the function uses the parameter
 */
function readHandedBack(name: string, at: number, { declarations, fn }: Scope, depth: number): string[] {
  const { source, start } = fn.body;
  const findAround = (pattern: RegExp): string | undefined =>
    [...source.code.slice(start, at).matchAll(pattern)]
      .filter(({ index, 0: text }) => findClosing(source.code, start + index + text.length - 1) > at)
      .at(-1)?.[1];
  const method = findAround(new RegExp(`\\b(\\w+)\\s*\\([^()]*\\bString\\s+${name}\\s*\\)\\s*\\{`, 'g'));
  const type = findAround(/\bnew\s+(\w+)\s*\(\s*\)\s*\{/g);
  if (method === undefined || type === undefined) return [];
  return findTakers(type, fn.body, declarations).flatMap(({ helper, given }) => {
    const { body } = helper;
    return findEnds(body, new RegExp(`\\b${given}\\.${method}\\(`, 'g')).flatMap((end) => {
      const [first] = listArguments(body.source, end - 1);
      return first === undefined ? [] : readTexts(first, { declarations, fn: helper, values: new Map() }, depth + 1);
    });
  });
}

/** Finds the helpers that take an object of a type, called in some code or by another of these helpers, with their names for the object. */
function findTakers(
  type: string,
  code: Range,
  declarations: NativeDeclarations,
  seen: ReadonlySet<NativeFunction> = new Set(),
): { helper: NativeFunction; given: string }[] {
  const called = new Set([...codeOf(code).matchAll(/\b(\w+)\s*\(/g)].map(([, name]) => name));
  return listFunctions(declarations).flatMap((helper) => {
    const given = helper.parameters.find((parameter) => parameter.type === type)?.name;
    if (given === undefined || !called.has(helper.name) || seen.has(helper)) return [];
    return [{ helper, given }, ...findTakers(type, helper.body, declarations, new Set([...seen, helper]))];
  });
}

/** Returns the texts that objects of the package are made with: `result.getMessage()` where the code has `new Result(false, "…")`. */
function readMade(name: string, { declarations, fn }: Scope): string[] {
  const type = new RegExp(`\\b(\\w+)\\s+${name}\\s*[;=]`).exec(codeOf(fn.body))?.[1] ?? '';
  if (!declarations.types.has(type)) return [unknownText];
  const texts = listFunctions(declarations).flatMap(({ body }) =>
    findEnds(body, new RegExp(`\\bnew\\s+${type}\\(`, 'g')).flatMap((end) =>
      listArguments(body.source, end - 1)
        .map(findLiteral)
        .filter((each) => each !== undefined)
        .map((each) => readLiteral(each, body.source)),
    ),
  );
  return texts.length === 0 ? [unknownText] : tidy(texts);
}

/** Returns the text of a `StringBuilder` in Java: what is appended first, and `…` for the rest. */
function readBuilder(name: string, scope: Scope, depth: number): string[] | undefined {
  const { body } = scope.fn;
  if (!new RegExp(`\\bStringBuilder\\s+${name}\\b`).test(codeOf(body))) return undefined;
  const [append] = findEnds(body, new RegExp(`\\b${name}\\.append\\(`, 'g'));
  if (append === undefined) return undefined;
  const first = trimRange(readInside(body.source, append - 1));
  return tidy(readTexts(first, scope, depth + 1).map((text) => `${text.trim()} ${unknownText}`));
}

/** Finds the expressions that a function assigns to one of its own variables. */
function findAssigned(name: string, body: Range): Range[] {
  const { source } = body;
  const pattern = new RegExp(`(?<![.\\w])${name}\\s*(?::\\s*\\w+[?!]?\\s*)?=(?!=)\\s*`, 'g');
  return findEnds(body, pattern).map((start) =>
    trimRange({ source, start, end: Math.min(body.end, endOfExpression(source, start)) }),
  );
}
