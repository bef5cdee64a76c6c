import type { AnyNode, Program } from 'acorn';

/** A part of a text, and what takes its place. */
export type Change = readonly [start: number, end: number, text: string];

const loops: readonly string[] = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
];
const functions: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/**
 * Lists the changes that make each loop and each function of a module call a function. If that throws once the code has run for too long (`frame/guard.ts`), nothing repeats
 * until all of it has ended. Where a frame shares the process of its page, nothing from outside could end it. The lines stay as they are.
 *
 * @param name of the function. The code must not be able to declare another one
 */
export function guardLoops(program: Program, name: string): Change[] {
  const changes: Change[] = [];
  const add = (place: number, text: string) => changes.push([place, place, text]);
  const visit = (node: AnyNode): void => {
    if ((loops.includes(node.type) || functions.includes(node.type)) && 'body' in node) {
      const { type, start, end } = node.body as AnyNode;
      const [before, after] = functions.includes(node.type) ? [`(${name}(),`, ')'] : [`{${name}();`, '}'];
      if (type === 'BlockStatement') add(start + 1, `${name}();`);
      else {
        add(start, before);
        add(end, after);
      }
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child);
  };
  visit(program);
  return changes;
}

/** Changes a text. What ends at a place goes before what begins there. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  // From the end, so that the other places stay.
  return [...changes]
    .sort(([a], [b]) => b - a)
    .reduce((before, [start, end, added]) => before.slice(0, start) + added + before.slice(end), text);
}
