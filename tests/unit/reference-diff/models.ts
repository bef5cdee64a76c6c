/** Small handmade models, so that a test shows everything that it compares. */

import type { VersionName } from '../../../src/config/versions';
import { type Compared, diffReferences } from '../../../src/packages/reference/diff';
import type {
  ApiChange,
  ConfigKey,
  Described,
  EnumMember,
  MethodModel,
  PluginModel,
  PropertyModel,
  TypeModel,
  TypeText,
} from '../../../src/packages/reference/types';

type Tags = Pick<Described, 'since' | 'default' | 'deprecated'>;

const described = (id: string, name: string): Described => ({ id, name, description: '' });

/** Creates a type text in which every capitalized name links to the type of that name on the same page. */
export function typeText(text: string): TypeText {
  const names = text.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
  const own = names.filter((name) => !['Promise', 'Array', 'PluginListenerHandle'].includes(name));
  return { text, links: Object.fromEntries(own.map((name) => [name, name])) };
}

/** `method('get', '(options: GetOptions) => Promise<void>')` */
export function method(name: string, signature: string, tags: Tags = {}): MethodModel {
  const [, event] = /^\(\w+: '(\w+)'/.exec(signature) ?? [];
  const isListener = name === 'addListener' && event !== undefined;
  return {
    ...described(isListener ? `addListener:${event}` : name, name),
    ...tags,
    ...(isListener ? { kind: 'listener', event } : { kind: 'method' }),
    signature: `${name}${signature}`,
    parameters: [],
    returns: typeText(signature),
    returnsDescription: '',
  };
}

/** Creates an interface from lines such as `quality?: number`. The keys of `tags` are property names. */
export function iface(id: string, lines: string[], tags: Record<string, Tags> = {}, bases: string[] = []): TypeModel {
  const members = lines.map((line): PropertyModel => {
    const [, isReadonly, name = '', optional, type = ''] = /^(readonly )?([\w.]+)(\?)?: (.*)$/s.exec(line) ?? [];
    return {
      ...described(`${id}.${name}`, name),
      ...tags[name],
      type: typeText(type),
      optional: optional !== undefined,
      ...(isReadonly === undefined ? {} : { readonly: true }),
    };
  });
  return { ...described(id, id), kind: 'interface', extends: bases.map(typeText), members };
}

export function alias(id: string, text: string, tags: Tags = {}): TypeModel {
  return { ...described(id, id), ...tags, kind: 'alias', type: typeText(text) };
}

export function enumOf(id: string, values: Record<string, string>, tags: Record<string, Tags> = {}): TypeModel {
  const members = Object.entries(values).map(
    ([name, value]): EnumMember => ({ ...described(`${id}.${name}`, name), ...tags[name], value: `'${value}'` }),
  );
  return { ...described(id, id), kind: 'enum', members };
}

export function configKey(path: string, type: string, tags: Tags = {}): ConfigKey {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return { ...described(path, name), ...tags, path, type, optional: true, group: type === 'object' };
}

export function plugin(page: string, parts: Partial<PluginModel> = {}): PluginModel {
  return {
    page,
    title: page,
    package: `@capacitor/${page}`,
    packageVersion: '1.0.0',
    license: 'MIT',
    sourceFile: 'dist/esm/definitions.d.ts',
    exportName: `${page.charAt(0).toUpperCase()}${page.slice(1)}`,
    methods: [],
    types: [],
    config: [],
    platforms: [],
    androidVariables: [],
    androidPermissions: [],
    requestedPermissions: [],
    iosUsageKeys: [],
    ...parts,
  };
}

export function reference(version: VersionName, plugins: PluginModel[], config: ConfigKey[] = []): Compared {
  return { version, plugins, config };
}

type Parts = Partial<PluginModel>;

/** Compares a plugin `camera` between v3 and v4. */
export function diffPlugin(older: Parts, newer: Parts): ApiChange[] {
  return diffReferences(reference('v3', [plugin('camera', older)]), reference('v4', [plugin('camera', newer)])).changes;
}
