/** Finds the errors that native code throws into a `catch`, as far as the sources show them. */
import { findClosing } from '../native-source';
import {
  codeOf,
  endOfExpression,
  findEnds,
  labelOf,
  listArguments,
  type NativeDeclarations,
  type NativeFunction,
  type Range,
  readInside,
  stripLabel,
  trimRange,
} from '../platforms/declarations';
import { readReachedCode } from './branches';
import type { Caught, Scope, ThrownError } from './scope';

interface Clause {
  variable: string;
  types: readonly string[];
  block: Range;
}

interface Try {
  block: Range;
  clauses: readonly Clause[];
}

const foreign: ThrownError = { type: '' };

/** Maximum depth to which calls are followed in search of what they throw. */
const maxDepth = 6;

/** Superclasses in the Java library, for those that are not directly below `Exception`. */
const superclasses: Readonly<Record<string, string>> = {
  Exception: 'Throwable',
  FileNotFoundException: 'IOException',
  MalformedURLException: 'IOException',
  IllegalArgumentException: 'RuntimeException',
  IllegalStateException: 'RuntimeException',
  NumberFormatException: 'IllegalArgumentException',
};

/** Blocks whose errors don't reach the code around them: they run later, in another thread. */
const laterBlocks = /\.(?:launch|async)\s*(?:\([^()]*\)\s*)?(?=\{)/g;

/** Functions of Swift that throw only what their arguments throw. */
const passesOnArguments = /^(?:append|forEach|map|compactMap|flatMap|filter|sync)$/;

/** Reads the clauses of a `try` or `do` that follow an offset. */
function readClauses(source: Range['source'], from: number): Clause[] {
  const head = /^\s*catch\b\s*([^{]*)\{/.exec(source.code.slice(from));
  if (head === null) return [];
  const block = readInside(source, from + head[0].length - 1);
  const text = (head[1] ?? '').trim();
  const java = /^\(\s*(?:final\s+)?([\w.|\s]+?)\s+(\w+)\s*\)$/.exec(text);
  const kotlin = /^\(\s*(\w+)\s*:\s*([\w.]+)\s*\)$/.exec(text);
  const swift = /^let\s+(\w+)/.exec(text);
  const types = kotlin?.[2] ?? java?.[1] ?? 'Throwable';
  const clause = {
    variable: kotlin?.[1] ?? java?.[2] ?? swift?.[1] ?? 'error',
    types: types.split('|').map((type) => type.trim().replace(/^.*\./, '')),
    block,
  };
  return [clause, ...readClauses(source, block.end + 1)];
}

/** Finds the `try` (in Swift: `do`) statements with a `catch`, outer ones before those inside them. */
function findTries(range: Range): Try[] {
  const { source } = range;
  const pattern = source.language === 'swift' ? /\bdo\s*\{/g : /\btry\s*(?:\([^{}]*\)\s*)?\{/g;
  return findEnds(range, pattern).map((end) => {
    const block = readInside(source, end - 1);
    return { block, clauses: readClauses(source, block.end + 1) };
  });
}

const contains = ({ start, end }: Range, at: number): boolean => start <= at && at < end;

/**
 * Reads the errors that a variable of a `catch` can have.
 *
 * @param at offset where the variable is used
 * @returns the errors with the first type that the clause names; undefined where the variable is not one of a `catch`
 */
export function readCaught(name: string, at: number, scope: Scope): Caught | undefined {
  const found = findTries(scope.fn.body)
    .flatMap((each) => each.clauses.map((clause) => ({ ...each, clause })))
    .filter(({ clause }) => clause.variable === name && contains(clause.block, at))
    .at(-1);
  if (found === undefined) return readFailure(name, at, scope);
  const { clause, clauses, block } = found;
  const { declarations } = scope;
  const earlier = clauses.slice(0, clauses.indexOf(clause));
  const thrown = readThrown(block, scope, new Set());
  const errors = thrown.filter(
    (error) => catches(clause, error, declarations) && !earlier.some((each) => catches(each, error, declarations)),
  );
  // Java and Kotlin don't say where a system error can occur. Only the package itself throws its own types.
  const isSystem = block.source.language !== 'swift' && clause.types.some((type) => !declarations.parents.has(type));
  return { type: clause.types[0] ?? '', errors: isSystem ? [...errors, foreign] : errors };
}

/** Reads what `err` is in `case .failure(let err)`: what the functions that this one calls pass to `.failure`. */
function readFailure(name: string, at: number, { fn, declarations }: Scope): Caught | undefined {
  const { source, start } = fn.body;
  if (!new RegExp(`\\bcase \\.failure\\(let ${name}\\)\\s*:(?![\\s\\S]*\\bcase\\b)`).test(source.code.slice(start, at)))
    return undefined;
  const called = new Set(codeOf(fn.body).match(/\b\w+(?=\()/g));
  const errors = [...called]
    .flatMap((each) => declarations.functions.get(each) ?? [])
    .flatMap(({ body }) =>
      [...codeOf(body).matchAll(/\.failure\(\s*(\w+)\.(\w+)/g)].map(([, type = '', variant = '']) => ({
        type,
        variant,
      })),
    );
  return { type: 'Error', errors };
}

function catches({ types }: Clause, { type }: ThrownError, { parents }: NativeDeclarations): boolean {
  if (type === '') return types.some((each) => !parents.has(each));
  for (let at: string | undefined = type; at !== undefined; ) {
    if (types.includes(at)) return true;
    at = at === 'Throwable' ? undefined : (parents.get(at) ?? superclasses[at] ?? 'Exception');
  }
  // A Swift error has no class, and every clause without a type catches it.
  return types.includes('Throwable');
}

/** True for a `catch` that hands its error on: throws it again, or gives it to something other than a log. */
function passesOn({ variable, block }: Clause): boolean {
  const code = codeOf(block).replace(/\b(?:Log|Logger|CAPLog)\.\w+\([^;\n]*/g, '');
  return new RegExp(`(?:\\bthrow\\s+|[(,]\\s*)${variable}\\s*(?:[),;\\n]|$)`).test(code);
}

/** Reads the errors that leave a range of code. */
function readThrown(range: Range, scope: Scope, seen: ReadonlySet<number>): ThrownError[] {
  const skipped = findEnds(range, laterBlocks).map((end) => readInside(range.source, end));
  const tries = findTries(range).filter(({ clauses }) => clauses.length > 0);
  const outer = tries.filter(
    ({ block }) => !tries.some((each) => each.block !== block && contains(each.block, block.start)),
  );
  const inner = outer
    .filter(({ block }) => !skipped.some((each) => contains(each, block.start)))
    .flatMap(({ block, clauses }) =>
      readThrown(block, scope, seen).filter((error) => {
        const clause = clauses.find((each) => catches(each, error, scope.declarations));
        return clause === undefined || passesOn(clause);
      }),
    );
  const isOutside = (at: number): boolean =>
    ![...skipped, ...outer.map(({ block }) => block)].some((each) => contains(each, at));
  return [...inner, ...readThrows(range, scope, isOutside), ...readThrowers(range, scope, seen, isOutside)];
}

/** Returns the code of a range of a function, without branches that its parameters or options rule out. */
function reachedCode({ start, end }: Range, { fn, values, neverNull }: Scope): string {
  return readReachedCode(fn.body, '', values, neverNull).slice(start - fn.body.start, end - fn.body.start);
}

/** Reads the `throw` statements of a range. */
function readThrows(range: Range, scope: Scope, isOutside: (at: number) => boolean): ThrownError[] {
  const { source, start } = range;
  const pattern = /\bthrow\s+(?:new\s+)?([A-Z]\w*)(?:\.(\w+))?(\()?/g;
  return [...reachedCode(range, scope).matchAll(pattern)].flatMap(
    ({ index, 0: text, 1: type = '', 2: variant, 3: open }) => {
      const at = start + index + text.length;
      if (!isOutside(at)) return [];
      if (source.language === 'swift' && variant === undefined) return [foreign];
      const [first] = open === undefined ? [] : listArguments(source, at - 1);
      const argument = first === undefined ? {} : { argument: { range: trimRange(stripLabel(first)), scope } };
      return [{ type, ...argument, ...(variant === undefined ? {} : { variant }) }];
    },
  );
}

/** Reads what the functions throw that a range calls. */
function readThrowers(
  range: Range,
  scope: Scope,
  seen: ReadonlySet<number>,
  isOutside: (at: number) => boolean,
): ThrownError[] {
  const { source, start } = range;
  const isSwift = source.language === 'swift';
  const readCalls = (expression: Range): ThrownError[] =>
    readChain(expression).flatMap((call) => {
      if (!passesOnArguments.test(call.name))
        return throwsOf(call.name, call.object, call.at, source, scope, seen) ?? [foreign];
      return source.code.charAt(call.at) === '('
        ? readCalls({ source, start: call.at + 1, end: findClosing(source.code, call.at) - 1 })
        : [];
    });
  const pattern = isSwift
    ? /\btry\s+(?:\w+\s*=\s*)?(?=\S)/g
    : /(?:([\w\])?!]+)\s*\.\s*|(?<![.\w@]))([A-Za-z_]\w*)\s*(?=[({])/g;
  return [...reachedCode(range, scope).matchAll(pattern)].flatMap(({ index, 0: text, 1: object, 2: name = '' }) => {
    const at = start + index + text.length;
    if (!isOutside(at)) return [];
    if (!isSwift) return throwsOf(name, object, at, source, scope, seen) ?? [];
    return readCalls({ source, start: at, end: endOfExpression(source, at) });
  });
}

/** Lists the calls of a Swift expression such as `Builder().setUrl(url).build()`, without those in arguments. */
function readChain({ source, start, end }: Range): { name: string; object: string | undefined; at: number }[] {
  const calls: { name: string; object: string | undefined; at: number }[] = [];
  for (let at = start; at < end; at += 1) {
    if (!/[({[]/.test(source.code.charAt(at))) continue;
    const before = /(?:([\w\])?!]+)\s*\.\s*)?([A-Za-z_]\w*)\s*$/.exec(source.code.slice(start, at));
    if (before !== null && source.code.charAt(at) !== '[') calls.push({ name: before[2] ?? '', object: before[1], at });
    at = findClosing(source.code, at) - 1;
  }
  return calls;
}

/** Reads what a call throws; undefined for a function that the package does not declare. */
function throwsOf(
  name: string,
  object: string | undefined,
  open: number,
  source: Range['source'],
  scope: Scope,
  seen: ReadonlySet<number>,
): ThrownError[] | undefined {
  const list = source.code.charAt(open) === '(' ? listArguments(source, open) : [];
  const targets = findTargets(name, object, list, scope);
  if (targets.length === 0) return undefined;
  return targets.flatMap((fn) => {
    if (seen.has(fn.body.start) || seen.size > maxDepth) return [];
    const values = bindFlags(fn, list, scope);
    return readThrown(fn.body, { ...scope, fn, values }, new Set([...seen, fn.body.start]));
  });
}

/** Returns the parameters that a call sets to `true` or `false`. */
function bindFlags({ parameters }: NativeFunction, list: readonly Range[], { values }: Scope): Scope['values'] {
  const flags = list.flatMap((range, position) => {
    const label = labelOf(range);
    const parameter = parameters.find((each) => label !== undefined && each.label === label) ?? parameters[position];
    const code = codeOf(stripLabel(range)).trim();
    const flag = code === 'true' || code === 'false' ? code === 'true' : values.get(code)?.flag;
    return parameter === undefined || flag === undefined ? [] : [[parameter.name, { texts: [], flag }] as const];
  });
  return new Map(flags);
}

/** Finds the functions that a call can mean: of the class itself, or of the only other class that has one with these parameters. */
function findTargets(
  name: string,
  object: string | undefined,
  list: readonly Range[],
  { declarations, fn }: Scope,
): NativeFunction[] {
  const { functions } = declarations;
  const type = name === 'init' ? object : name;
  if (type !== undefined && /^[A-Z]/.test(type)) {
    const made = [...(functions.get('init') ?? []), ...(functions.get(type) ?? [])];
    return made.filter(({ className }) => className === type);
  }
  const labels = list.map((range) => /^(\w+)\s*:/.exec(codeOf(range))?.[1]);
  const candidates = (functions.get(name) ?? []).filter(({ parameters, body }) => {
    const { language } = body.source;
    if (language === 'java') return parameters.length === list.length;
    // The last parameter can be a block behind the brackets, and others can have default values.
    return language !== 'swift' || labels.every((label) => parameters.some((each) => each.label === label));
  });
  const isOwn = object === undefined || object === fn.className || /^(?:self|this|super)$/.test(object);
  const found = candidates.filter(({ className }) => (className === fn.className) === isOwn);
  return new Set(found.map(({ className }) => className)).size === 1 ? found : [];
}

/** Returns the code that a `switch` or `when` runs for an error. A function without one runs as a whole. */
export function findBranch({ body }: NativeFunction, error: ThrownError, { parents }: NativeDeclarations): Range {
  const { source, start, end } = body;
  const labels = [...source.code.slice(start, end).matchAll(/\bcase\b|\bdefault\s*:|\bis\s+\w+\s*->|\belse\s*->/g)];
  const names = new Set<string | undefined>([error.variant ?? error.type]);
  for (let at = parents.get(error.type); at !== undefined && error.variant === undefined; at = parents.get(at))
    names.add(at);
  const branches = labels.map(({ index, 0: text }, position) => ({
    text,
    range: { source, start: start + index, end: start + (labels[position + 1]?.index ?? end - start) },
  }));
  const meant = branches.find(({ text, range }) => {
    const name = text === 'case' ? /\.(\w+)/.exec(codeOf(range))?.[1] : /^is\s+(\w+)/.exec(text)?.[1];
    return error.type !== '' && name !== undefined && names.has(name);
  });
  return (meant ?? branches.find(({ text }) => /^(?:default|else)/.test(text)))?.range ?? body;
}
