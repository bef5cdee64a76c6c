/** Published ES modules as syntax trees, and the classes in them. */
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

type ScriptFunction = ts.MethodDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** A class of a script. */
export interface ScriptClass {
  readonly name: string;
  /** The declaration; in v2, the value of the variable. */
  readonly node: ts.Node;
  readonly methods: ReadonlyMap<string, ScriptFunction>;
}

/**
 * Reads the classes of a script: ES2015 classes, also with methods that the constructor assigns to each instance
 * (`this.downloadFile = async () => {…}`), or, in v2, functions with prototypes: `var DeviceWeb = (function (_super) {…}(WebPlugin))`. Cached
 * because all plugins of v2 share their modules.
 */
export const readClasses = memoizeByObject((file: ts.SourceFile): readonly ScriptClass[] => {
  const classes: ScriptClass[] = [];
  visit(file, (node) => {
    if (ts.isClassDeclaration(node) && node.name !== undefined) {
      const declared = node.members.filter(ts.isMethodDeclaration);
      const methods = new Map([
        ...node.members.filter(ts.isConstructorDeclaration).flatMap((made) => readAssigned(made, 'this')),
        ...declared.map((method) => [method.name.getText(), method] as const),
      ]);
      classes.push({ name: node.name.text, node, methods });
    } else if (ts.isVariableDeclaration(node) && node.initializer && ts.isParenthesizedExpression(node.initializer)) {
      const name = node.name.getText();
      const methods = new Map(readAssigned(node.initializer, `${name}.prototype`));
      classes.push({ name, node: node.initializer, methods });
    }
  });
  return classes;
});

/** Reads the functions below a node that are assigned to members of an object. */
function readAssigned(node: ts.Node, owner: string): [string, ScriptFunction][] {
  const found: [string, ScriptFunction][] = [];
  visit(node, (child) => {
    if (!ts.isBinaryExpression(child) || !ts.isPropertyAccessExpression(child.left)) return;
    const { left, right } = child;
    const isFunction = ts.isArrowFunction(right) || ts.isFunctionExpression(right);
    if (isFunction && left.expression.getText() === owner) found.push([left.name.text, right]);
  });
  return found;
}
