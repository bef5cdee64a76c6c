/** What a plugin implements in JavaScript: on the web, and on the native platforms that it registers JavaScript for. */
import ts from '@capacitor-docs/shared/typescript';
import { platforms } from '../../../lib/platform-names';
import type { Platform } from '../types';
import type { Implementation, Support } from './implementation';
import { parseScripts, readClasses, type ScriptClass, visit } from './script';

/** An event that a class emits. The properties of its data are unknown if the code computes them. */
interface EmittedEvent {
  readonly name: string;
  readonly properties: ReadonlySet<string> | undefined;
}

/** What a function does. Those that TypeScript compiled for ES5 (`__awaiter`, `__generator`) are read from within. */
function readSupport(body: ts.ConciseBody | undefined): Support {
  if (body === undefined || !ts.isBlock(body)) return 'works';
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

/** The name that a v2 class passes to the constructor of its base class. */
const configName = /\b_super\.call\(this, \{\s*name: '(\w+)'/;

/** The class that a `registerPlugin` option makes an instance of: `() => new m.CameraWeb()`. */
const madeClass = /\bnew (?:\w+\.)?(\w+)/;

function describeClass({ name, node, methods }: ScriptClass): Implementation {
  const supports = new Map([...methods].map(([method, { body }]) => [method, readSupport(body)]));
  const events = readEvents(node);
  return {
    methods: supports,
    inherited: new Set(),
    classNames: new Set([name]),
    // A class with its own addListener (v2's Network) forwards browser events by itself.
    emitsEvent: (event, property) =>
      events.some(
        ({ name, properties }) =>
          name === event && (property === undefined || properties === undefined || properties.has(property)),
      ) || supports.get('addListener') === 'works',
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
  const classes = files.flatMap(readClasses);
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
        const className = madeClass.exec(property.getText())?.[1];
        const webClass = classes.find(({ name }) => name === className);
        if (platform !== undefined && webClass !== undefined) found[platform] = describeClass(webClass);
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
  const classes = [...parseScripts(scripts).values()].flatMap(readClasses);
  const found = classes.find(({ node }) => configName.exec(node.getText())?.[1] === pluginName);
  return found && describeClass(found);
}
