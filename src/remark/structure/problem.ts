import type ts from '@capacitor-docs/shared/typescript';
import type { Node } from 'unist';

/** A problem with the structure of a page, and the node that it is about. */
export interface StructureProblem {
  readonly node: Node;
  readonly message: string;
}

/** Creates a problem in a line of the page. */
export function problemInLine(line: number, message: string): StructureProblem {
  const point = { line, column: 1 };
  return { node: { type: 'code', position: { start: point, end: point } }, message };
}

/** Creates a problem with a part of the page's own code (`readPageCode`). */
export function problemInCode(node: ts.Node, message: string): StructureProblem {
  const code = node.getSourceFile();
  return problemInLine(code.getLineAndCharacterOfPosition(node.getStart(code)).line + 1, message);
}
