/** Published ES modules as syntax trees. */
import ts from '../../build/typescript.mjs';

/** The tree of a script; `name` is for messages only. */
export function parseScript(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
}

/** Calls back for a node and everything below it, in the order of the text. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  ts.forEachChild(node, (child) => visit(child, callback));
}
