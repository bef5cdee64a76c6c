import ts from '@capacitor-docs/shared/typescript';
import { hasRegistry } from '../history/model';
import type { PluginModel, TypeModel } from '../types';

/** Where a name in an example is imported from. */
interface Source {
  readonly package: string;
  /** How the import names it. */
  readonly specifier: string;
  /** True for a plugin that an app takes from the registry of core, as in v2. */
  readonly isInRegistry?: true;
}

const core = '@capacitor/core';

/**
 * Writes the imports that an example needs in a version, from the names that it uses. If core has a registry, plugins are taken from it.
 *
 * @param model the plugin that the example is for; the example may use its types and enums
 * @param plugins plugins of the version, all of which the example may use
 * @returns import lines; none for an example that uses nothing from Capacitor
 */
export function writeImports(code: string, model: PluginModel, plugins: readonly PluginModel[]): string[] {
  const sources = listSources(model, plugins);
  const used = [...listNames(code)].flatMap((name) => {
    const source = sources.get(name);
    return source === undefined ? [] : [{ name, ...source }];
  });
  const packages = [...new Set(used.map((source) => source.package))].sort();
  const registered = used.filter(({ isInRegistry }) => isInRegistry).map(({ name }) => name);
  return [
    ...packages.map((from) => {
      const specifiers = new Set(used.filter((source) => source.package === from).map(({ specifier }) => specifier));
      return `import { ${[...specifiers].sort(compareNames).join(', ')} } from '${from}';`;
    }),
    ...(registered.length === 0 ? [] : [`const { ${registered.sort(compareNames).join(', ')} } = Plugins;`]),
  ];
}

function listSources(model: PluginModel, plugins: readonly PluginModel[]): ReadonlyMap<string, Source> {
  const ofType = (type: TypeModel): [string, Source] => [
    type.name,
    { package: model.package, specifier: isValue(type) ? type.name : `type ${type.name}` },
  ];
  const ofPlugin = (plugin: PluginModel): [string, Source] => [
    plugin.exportName,
    hasRegistry(plugin.package, plugin.packageVersion)
      ? { package: plugin.package, specifier: 'Plugins', isInRegistry: true }
      : { package: plugin.package, specifier: plugin.exportName },
  ];
  return new Map([
    ['Capacitor', { package: core, specifier: 'Capacitor' }],
    ...model.types.map(ofType),
    ...plugins.map(ofPlugin),
  ]);
}

const isValue = ({ kind }: TypeModel): boolean => kind === 'enum' || kind === 'class';

/** Lists the names that the code uses, except names of members. */
function listNames(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true));
  return names;
}

function isMemberName(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === name;
  return ts.isBindingElement(parent) && parent.propertyName === name;
}

function compareNames(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.replace(/^type /, ''));
  return (left ?? '') < (right ?? '') ? -1 : 1;
}
