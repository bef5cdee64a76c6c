/** Published ES modules as syntax trees. */
import ts from '@capacitor-docs/shared/typescript';
import { memoizeByObject } from '../read-once';

/** Parses a script. `name` is for messages only. */
export function parseScript(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
}

/**
 * Syntax trees of a package's modules by name, cached with the modules because four readers need them.
 *
 * @param scripts text of the modules by name; must not change afterward
 */
export const parseScripts = memoizeByObject(
  (scripts: ReadonlyMap<string, string>): ReadonlyMap<string, ts.SourceFile> =>
    new Map([...scripts].map(([name, text]) => [name, parseScript(name, text)])),
);

/** Calls back for a node and everything below it, in the order of the text. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  ts.forEachChild(node, (child) => visit(child, callback));
}
