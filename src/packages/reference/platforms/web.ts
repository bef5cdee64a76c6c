/** What a plugin implements in JavaScript: on the web, and on the native platforms that it registers JavaScript for. */
import ts from '@capacitor-docs/shared/typescript';
import { platforms } from '../../../lib/platform-names';
import { memoizeByObject } from '../read-once';
import type { Platform } from '../types';
import type { Implementation, Support } from './implementation';
import { parseScripts, visit } from './script';

/** An event that a class emits. The properties of its data are unknown if the code computes them. */
interface EmittedEvent {
  readonly name: string;
  readonly properties: ReadonlySet<string> | undefined;
}

interface WebClass {
  methods: Map<string, Support>;
  events: readonly EmittedEvent[];
  /** Name that a v2 class passes to the constructor of its base class. */
  pluginName: string | undefined;
}

/** What a function does. Those that TypeScript compiled for ES5 (`__awaiter`, `__generator`) are read from within. */
function readSupport(body: ts.Block | undefined): Support {
  if (body === undefined) return 'works';
  const [statement, ...others] = body.statements;
  if (others.length > 0) return 'works';
  if (statement === undefined) return 'nothing';
  if (ts.isThrowStatement(statement)) return 'refuses';
  if (!ts.isReturnStatement(statement)) return 'works';
  const value = readValue(statement.expression);
  if (value === undefined || /^(?:undefined|void 0|Promise\.resolve\(\))$/.test(value.getText())) return 'nothing';
  if (!ts.isCallExpression(value)) return 'works';
  const called = value.expression.getText();
  if (called === 'Promise.reject') return 'refuses';
  const inner = value.arguments.at(-1);
  const isCompiled = called === '__awaiter' || called === '__generator';
  return isCompiled && inner !== undefined && ts.isFunctionExpression(inner) ? readSupport(inner.body) : 'works';
}

/** Reads what a function returns. Compiled generators return `[2, value]`, where 2 stands for `return`. */
function readValue(expression: ts.Expression | undefined): ts.Expression | undefined {
  if (expression === undefined || !ts.isArrayLiteralExpression(expression)) return expression;
  const [operation, value] = expression.elements;
  return operation?.getText() === '2' ? value : expression;
}

/** Reads the events that a piece of code emits to its listeners. */
function readEvents(node: ts.Node): EmittedEvent[] {
  const events: EmittedEvent[] = [];
  visit(node, (child) => {
    if (!ts.isCallExpression(child) || !ts.isPropertyAccessExpression(child.expression)) {
      return;
    }
    const method = child.expression.name.text;
    const position = method === 'notifyListeners' ? 0 : method === 'registerWindowListener' ? 1 : -1;
    const argument = child.arguments[position];
    if (argument !== undefined && ts.isStringLiteral(argument)) {
      events.push({ name: argument.text, properties: readProperties(child.arguments[position + 1]) });
    }
  });
  return events;
}

/** Reads the names of an object's properties; undefined if the node is no object literal, or spreads another object. */
function readProperties(node: ts.Node | undefined): ReadonlySet<string> | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => name?.getText());
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
}

/** Reads `name` in the object that a v2 plugin passes to its base class. */
function readConfigName(node: ts.Node): string | undefined {
  let name: string | undefined;
  visit(node, (child) => {
    if (ts.isCallExpression(child) && child.expression.getText().endsWith('_super.call')) {
      const config = child.arguments[1];
      const property =
        config !== undefined && ts.isObjectLiteralExpression(config)
          ? config.properties.find((candidate) => candidate.name?.getText() === 'name')
          : undefined;
      if (property !== undefined && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)) {
        name = property.initializer.text;
      }
    }
  });
  return name;
}

/** Reads classes by name: ES2015 classes or, in v2, functions with prototypes. Cached because all plugins of v2 share their modules. */
const readClasses = memoizeByObject((file: ts.SourceFile): Map<string, WebClass> => {
  const classes = new Map<string, WebClass>();
  visit(file, (node) => {
    if (ts.isClassDeclaration(node) && node.name !== undefined) {
      const methods = node.members.filter(ts.isMethodDeclaration);
      classes.set(node.name.text, {
        methods: new Map([
          ...readConstructor(node),
          ...methods.map((method): [string, Support] => [method.name.getText(), readSupport(method.body)]),
        ]),
        events: readEvents(node),
        pluginName: undefined,
      });
    } else if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name)) {
      const methods = readPrototype(node.initializer, node.name.text);
      if (methods.size > 0 || readConfigName(node.initializer) !== undefined) {
        classes.set(node.name.text, {
          methods,
          events: readEvents(node.initializer),
          pluginName: readConfigName(node.initializer),
        });
      }
    }
  });
  return classes;
});

/** Reads the methods that a constructor assigns to each instance: `this.downloadFile = async (options) => {…}`. */
function readConstructor(node: ts.ClassDeclaration): [string, Support][] {
  const statements = node.members.find(ts.isConstructorDeclaration)?.body?.statements ?? [];
  return statements.flatMap((statement): [string, Support][] => {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) {
      return [];
    }
    const { left, right } = statement.expression;
    const isMethod = ts.isArrowFunction(right) || ts.isFunctionExpression(right);
    if (!isMethod || !ts.isPropertyAccessExpression(left) || left.expression.kind !== ts.SyntaxKind.ThisKeyword) {
      return [];
    }
    return [[left.name.text, readSupport(ts.isBlock(right.body) ? right.body : undefined)]];
  });
}

/** Reads the functions below a node that are assigned to the prototype of a class. */
function readPrototype(node: ts.Node, className: string): Map<string, Support> {
  const methods = new Map<string, Support>();
  visit(node, (child) => {
    if (
      ts.isBinaryExpression(child) &&
      ts.isPropertyAccessExpression(child.left) &&
      child.left.expression.getText() === `${className}.prototype` &&
      ts.isFunctionExpression(child.right)
    ) {
      methods.set(child.left.name.text, readSupport(child.right.body));
    }
  });
  return methods;
}

/** Name of the class that a `registerPlugin` option makes an instance of: `() => new m.CameraWeb()`. */
function readInstanceClass(node: ts.Node): string | undefined {
  let name: string | undefined;
  visit(node, (child) => {
    if (ts.isNewExpression(child)) {
      name = ts.isPropertyAccessExpression(child.expression) ? child.expression.name.text : child.expression.getText();
    }
  });
  return name;
}

function describeClass(name: string, webClass: WebClass): Implementation {
  return {
    methods: webClass.methods,
    inherited: new Set(),
    classNames: new Set([name]),
    // A class with its own addListener (v2's Network) forwards browser events by itself.
    emitsEvent: (event, property) =>
      webClass.events.some(
        ({ name, properties }) =>
          name === event && (property === undefined || properties === undefined || properties.has(property)),
      ) || webClass.methods.get('addListener') === 'works',
  };
}

/**
 * The JavaScript parts that a package registers with `registerPlugin`, by platform.
 * @param scripts text of the package's ES modules by name
 * @param pluginName name that the plugin is registered by; undefined takes the only one
 */
export function readRegisteredImplementations(
  scripts: ReadonlyMap<string, string>,
  pluginName: string | undefined,
): Partial<Record<Platform, Implementation>> {
  const files = [...parseScripts(scripts).values()];
  const classes = new Map(files.flatMap((file) => [...readClasses(file)]));
  const found: Partial<Record<Platform, Implementation>> = {};
  for (const file of files) {
    visit(file, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'registerPlugin') {
        return;
      }
      const [name, options] = node.arguments;
      if (name === undefined || !ts.isStringLiteral(name) || (pluginName !== undefined && name.text !== pluginName)) {
        return;
      }
      for (const property of options !== undefined && ts.isObjectLiteralExpression(options) ? options.properties : []) {
        const platform = platforms.find((candidate) => candidate === property.name?.getText());
        const className = readInstanceClass(property) ?? '';
        const webClass = classes.get(className);
        if (platform !== undefined && webClass !== undefined) {
          found[platform] = describeClass(className, webClass);
        }
      }
    });
  }
  return found;
}

/** The web part of a v2 plugin, found by the name in its class. */
export function readMergedImplementation(
  scripts: ReadonlyMap<string, string>,
  pluginName: string,
): Implementation | undefined {
  for (const file of parseScripts(scripts).values()) {
    for (const [className, webClass] of readClasses(file)) {
      if (webClass.pluginName === pluginName) {
        return describeClass(className, webClass);
      }
    }
  }
  return undefined;
}
