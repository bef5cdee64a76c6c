/** The native and JavaScript parts of a plugin, with the published sources that they were read from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, readJsonFile } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { packageDir as findPackageDir, listFiles, readPackageFile } from '../facts/package-files';
import type { Platform } from '../types';
import { readAndroidImplementation } from './android';
import { type Implementation, readSources, type SourceFile } from './implementation';
import { readIosImplementation } from './ios';
import { readMergedImplementation, readRegisteredImplementations } from './web';
import { readWrappedMembers } from './wrapped-members';

export type Implementations = Partial<Record<Platform, Implementation>>;

/** Plugins of v4 and later that come with the runtime, by page. */
const runtimePlugins: Readonly<Record<string, string>> = { cookies: 'CapacitorCookies', http: 'CapacitorHttp' };

const runtimeSources = new Map<string, SourceFile[]>();

/** Reads the sources of the runtime itself, cached because every v2 page needs them. */
function readRuntimeSources(version: VersionName, platform: 'ios' | 'android'): SourceFile[] {
  const folders = { ios: 'Capacitor/Capacitor', android: 'capacitor/src/main/java' };
  const key = `${version}/${platform}`;
  const sources =
    runtimeSources.get(key) ?? readSources(join(findPackageDir(version, `@capacitor/${platform}`), folders[platform]));
  runtimeSources.set(key, sources);
  return sources;
}

/** Text of the ES modules below a folder, by path. */
function readScripts(dir: string): Map<string, string> {
  const paths = listFiles(dir).filter((path) => path.endsWith('.js'));
  return new Map(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

const mergedModules = new Map<VersionName, ReadonlyMap<string, string>>();

/** Reads the modules of v2's runtime, which contain the web parts of all its plugins. */
function readMergedModules(version: VersionName): ReadonlyMap<string, string> {
  const modules =
    mergedModules.get(version) ?? readScripts(join(findPackageDir(version, '@capacitor/core'), 'dist/esm/web'));
  mergedModules.set(version, modules);
  return modules;
}

function drop(implementations: Partial<Record<Platform, Implementation | undefined>>): Implementations {
  return Object.fromEntries(Object.entries(implementations).filter(([, value]) => value !== undefined));
}

/** Name of a v2 plugin by its page: `local-notifications` gives `LocalNotifications`. */
function namePlugin(page: string): string {
  return page.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Native parts of a plugin that comes with the runtime. */
function readRuntimeParts(version: VersionName, pluginName: string): Implementations {
  return drop({
    ios: readIosImplementation(version, readRuntimeSources(version, 'ios'), pluginName),
    android: readAndroidImplementation(version, readRuntimeSources(version, 'android'), pluginName),
  });
}

/** The parts of a page's plugin. */
export interface PluginParts {
  native: Implementations;
  scripts: Implementations;
  /** Sources of the native parts: of the package, or of the whole runtime. */
  sources: Record<'ios' | 'android', readonly SourceFile[]>;
  /** Text of the ES modules by path. */
  modules: ReadonlyMap<string, string>;
}

/** Reads the sources of a plugin that comes with the runtime, which are the sources of the runtime itself. */
function readSourcesOfRuntime(version: VersionName): PluginParts['sources'] {
  return { ios: readRuntimeSources(version, 'ios'), android: readRuntimeSources(version, 'android') };
}

let last: { key: string; parts: PluginParts } | undefined;

/**
 * Reads the native and JavaScript parts of a page's plugin. Those of the last plugin are cached, because several readers need them in turn.
 *
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @throws when the package folder does not exist
 */
export function readParts(version: VersionName, page: string, packageDir: string | null): PluginParts {
  const key = `${version} ${page} ${packageDir}`;
  if (last?.key !== key) last = { key, parts: findParts(version, page, packageDir) };
  return last.parts;
}

function findParts(version: VersionName, page: string, packageDir: string | null): PluginParts {
  if (version === 'v2') {
    const name = namePlugin(page);
    const modules = readMergedModules(version);
    const web = readMergedImplementation(modules, name);
    // v2 uses the web class wherever no native plugin has its name.
    const scripts = drop({ ios: web, android: web, web });
    return { native: readRuntimeParts(version, name), scripts, sources: readSourcesOfRuntime(version), modules };
  }
  const runtimeName = runtimePlugins[page];
  if (runtimeName !== undefined) {
    const modules = new Map([['index.js', readPackageFile(version, '@capacitor/core', 'dist/index.js')]]);
    return {
      native: readRuntimeParts(version, runtimeName),
      scripts: readRegisteredImplementations(modules, runtimeName),
      sources: readSourcesOfRuntime(version),
      modules,
    };
  }
  if (packageDir === null || !existsSync(packageDir)) {
    throw new Error(`The platforms of ${page} in ${version} cannot be read: no package folder ${packageDir ?? ''}.`);
  }
  const sources = {
    ios: readSources(join(packageDir, 'ios')),
    android: readSources(join(packageDir, 'android/src/main')),
  };
  const native = drop({
    ios: readIosImplementation(version, sources.ios, undefined),
    android: readAndroidImplementation(version, sources.android, undefined),
  });
  const modules = readScripts(join(packageDir, 'dist/esm'));
  checkDeclaredPlatforms(version, packageDir, native);
  return {
    native,
    scripts: readRegisteredImplementations(modules, undefined),
    sources,
    modules,
  };
}

/** Throws when a native project is empty or truncated. Otherwise the plugin would be shown as working on fewer platforms. */
function checkDeclaredPlatforms(version: VersionName, packageDir: string, native: Implementations): void {
  const file = join(packageDir, 'package.json');
  if (!existsSync(file)) return;
  const { name, capacitor = {} } = readJsonFile(
    file,
    `package.json of a plugin of ${version}`,
    'Run "npm ci" in the project',
  ) as { name?: string; capacitor?: object };
  for (const platform of ['ios', 'android'] as const) {
    if (!(platform in capacitor) || native[platform] !== undefined) continue;
    throw inputError(
      `${name} of ${version} says that it has a plugin for ${platform}, but its folder ${platform} has none. Run "npm ci" in the project; after a change of version, see src/packages/reference/platforms/${platform}.ts.`,
    );
  }
}

/** Maps a method to members of the plugin. They differ only for Google Maps, whose page describes a class that wraps the plugin. */
type MembersOf = (method: string) => readonly string[];

/** Reads which members of the plugin each method itself calls. */
export function readMemberNames(page: string, packageDir: string | null): MembersOf {
  return readMembers(page, packageDir, 'called');
}

/** Reads which members of the plugin must be implemented for each method to work: those that it calls, and those that its listeners call later. */
export function readNeededMembers(page: string, packageDir: string | null): MembersOf {
  return readMembers(page, packageDir, 'needed');
}

function readMembers(page: string, packageDir: string | null, use: 'called' | 'needed'): MembersOf {
  if (page !== 'google-maps' || packageDir === null) return (method) => [method];
  const text = readFileSync(join(packageDir, 'dist/esm/map.js'), 'utf8');
  const wrapped = readWrappedMembers(text, 'GoogleMap', 'CapacitorGoogleMaps');
  return (method) => {
    const members = wrapped.get(method)?.[use];
    // A method that uses no member of the plugin works wherever the plugin exists.
    return members === undefined ? [method] : members.length === 0 ? ['addListener'] : members;
  };
}
