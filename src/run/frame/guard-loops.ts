/** Ends loops that never end, in code that a reader has changed. Where a frame shares the process of its page, nothing from outside could. */
import { type AnyNode, parse } from 'acorn';

/** How long code may run without a pause, in milliseconds. */
const limit = 3000;

/** Name of the function that guarded code calls. */
const guardName = '__guard';

const loops: readonly string[] = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
];
const functions: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/**
 * Adds a call of the guard to each loop and each function of a module. Once code has run for too long, each of these calls throws, so nothing repeats until
 * all of it has ended.
 *
 * @throws a SyntaxError if the code is none
 */
export function guardLoops(code: string): string {
  const added: [place: number, text: string][] = [];
  const visit = (node: AnyNode): void => {
    if ((loops.includes(node.type) || functions.includes(node.type)) && 'body' in node) {
      const { type, start, end } = node.body as AnyNode;
      if (type === 'BlockStatement') added.push([start + 1, `${guardName}();`]);
      else if (functions.includes(node.type)) added.push([start, `(${guardName}(),`], [end, ')']);
      else added.push([start, `{${guardName}();`], [end, '}']);
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child);
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  Object.defineProperty(window, guardName, { value: guard });
  // From the end, so that the other places stay. What ends at a place goes before what begins there.
  return added
    .sort(([a], [b]) => b - a)
    .reduce((text, [place, extra]) => text.slice(0, place) + extra + text.slice(place), code);
}

const pause = window.setTimeout.bind(window);

let began: number | undefined;

function guard(): void {
  if (began === undefined) {
    began = performance.now();
    // Runs once the code has ended, or waits for something that is not its own.
    pause(() => {
      began = undefined;
    });
  } else if (performance.now() - began > limit)
    throw new Error(`Stopped: it ran for ${limit / 1000} seconds without a pause.`);
}
