/** Reads the facts about a version from the sources of its packages. This takes seconds, so only `packages:update` and tests do it. */
import type { VersionName } from '../../../config/versions';
import { type ReadPlugin, readDeclaredPlugins } from '../api';
import { extractCli } from '../cli';
import {
  readAndroidPermissions,
  readAndroidVariables,
  readIgnoredOptions,
  readIosUsageKeys,
  readMethodPlatforms,
  readParts,
  readRequestedPermissions,
  readV2PluginKeys,
} from '../platforms';
import { readMethodExpectations } from '../rejections';
import {
  addToMethod,
  listReadPackages,
  type MethodFacts,
  nameOf,
  type PluginFacts,
  type ProjectFacts,
  type SourceFacts,
} from '.';

/**
 * Reads the facts about all plugins of a version.
 *
 * @throws when a package is missing or damaged
 */
export function makeSourceFacts(version: VersionName): SourceFacts {
  const plugins = readDeclaredPlugins(version).map(
    (plugin) => [plugin.source.page, readPlugin(version, plugin)] as const,
  );
  return {
    packages: listReadPackages(version),
    plugins: Object.fromEntries(plugins),
    cli: extractCli(version),
    ...(version === 'v2' ? { configKeys: readV2PluginKeys() } : {}),
  };
}

function readPlugin(version: VersionName, { source, declared }: ReadPlugin): PluginFacts {
  const { page, packageDir } = source;
  const parts = readParts(version, page, packageDir);
  const onPlatforms = readMethodPlatforms(parts, declared.methods.map(nameOf));
  const methods = declared.methods.map((method) => addToMethod(method, onPlatforms.get(nameOf(method)) ?? nowhere));
  const expectations = readMethodExpectations(parts, onPlatforms);
  const ofMethods = [...onPlatforms].map(([name, facts]): [string, MethodFacts] => {
    const { rejections = [], callbackErrors = [], asksPermission = [] } = expectations.get(name) ?? {};
    return [name, { ...facts, ...leaveOutEmpty({ rejections, callbackErrors, asksPermission }) }];
  });
  return {
    ...(packageDir === null ? noProjects : readProjects(packageDir)),
    methods: sortByKey(ofMethods),
    options: sortByKey([...readIgnoredOptions(parts, methods, declared.types)]),
  };
}

const nowhere: MethodFacts = { worksOn: [] };

/** The facts about a plugin that comes with the runtime: its permissions and Gradle variables are those of the runtime. */
export const noProjects: ProjectFacts = {
  androidVariables: [],
  androidPermissions: [],
  requestedPermissions: [],
  iosUsageKeys: [],
};

function readProjects(packageDir: string): ProjectFacts {
  return {
    androidVariables: readAndroidVariables(packageDir),
    androidPermissions: readAndroidPermissions(packageDir),
    requestedPermissions: readRequestedPermissions(packageDir),
    iosUsageKeys: readIosUsageKeys(packageDir),
  };
}

function leaveOutEmpty<Lists extends Record<string, readonly unknown[]>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}

const sortByKey = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Writes facts as JSON with each fact on one line, so that a diff shows what changed: objects have a line for each key, and lists one for each
 * object in them and, if they are long, for each string. Objects with objects of their own in a list are written like others.
 */
export function toText(facts: SourceFacts): string {
  return `${writeValue(facts, '\n')}\n`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDeep = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((inner) => isObject(inner) && Object.values(inner).some(isObject));

/** @param newline a line break with the indentation of the value */
function writeValue(value: unknown, newline: string): string {
  if (!isObject(value)) return JSON.stringify(value);
  const inner = `${newline}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => (isDeep(item) ? writeValue(item, inner) : JSON.stringify(item)));
    const line = `[${items.join(', ')}]`;
    return value.some(isObject) || line.length > 100 ? `[${inner}${items.join(`,${inner}`)}${newline}]` : line;
  }
  const lines = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeValue(item, inner)}`);
  return lines.length === 0 ? '{}' : `{${inner}${lines.join(`,${inner}`)}${newline}}`;
}
