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
import { readWrappedMembers, type WrappedMethod } from './wrapped-members';

type Implementations = Partial<Record<Platform, Implementation | undefined>>;

/** The published sources of a plugin. */
interface Sources {
  /** Sources of the native parts: of the package, or of the whole runtime. */
  readonly sources: Readonly<Record<'ios' | 'android', readonly SourceFile[]>>;
  /** Text of the ES modules by path. */
  readonly modules: ReadonlyMap<string, string>;
}

/** The parts of a page's plugin. */
export interface PluginParts extends Sources {
  readonly version: VersionName;
  /** Name of the page below `apis/`: `camera`, `cookies`. */
  readonly page: string;
  /** Folder of the plugin's package; null for plugins that come with the runtime (all of v2). */
  readonly packageDir: string | null;
  readonly native: Implementations;
  readonly scripts: Implementations;
  /**
   * Members of the plugin that a method itself calls, or that must be implemented for it to work, because its listeners call them later. They differ
   * from the method only for Google Maps, whose page describes a class that wraps the plugin.
   */
  readonly membersOf: (method: string, use: keyof WrappedMethod) => readonly string[];
}

/** Plugins of v4 and later that come with the runtime, by page. */
const runtimePlugins: Readonly<Record<string, string>> = { cookies: 'CapacitorCookies', http: 'CapacitorHttp' };

/** Name of a v2 plugin by its page: `local-notifications` gives `LocalNotifications`. */
function namePlugin(page: string): string {
  return page.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Text of the ES modules below a folder, by path. */
function readScripts(dir: string): Map<string, string> {
  const paths = listFiles(dir).filter((path) => path.endsWith('.js'));
  return new Map(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

const runtimes = new Map<VersionName, Sources>();

/** Reads the sources of the runtime itself, cached because every v2 page needs them. Those of v2 contain the web parts of all its plugins. */
function readRuntime(version: VersionName): Sources {
  const folderOf = (name: string, folder: string): string =>
    join(findPackageDir(version, `@capacitor/${name}`), folder);
  const runtime = runtimes.get(version) ?? {
    sources: {
      ios: readSources(folderOf('ios', 'Capacitor/Capacitor')),
      android: readSources(folderOf('android', 'capacitor/src/main/java')),
    },
    modules:
      version === 'v2'
        ? readScripts(folderOf('core', 'dist/esm/web'))
        : new Map([['index.js', readPackageFile(version, '@capacitor/core', 'dist/index.js')]]),
  };
  runtimes.set(version, runtime);
  return runtime;
}

/** @throws when the package folder does not exist */
function readPackage(version: VersionName, page: string, packageDir: string | null): Sources {
  if (packageDir === null || !existsSync(packageDir)) {
    throw new Error(`The platforms of ${page} in ${version} cannot be read: no package folder ${packageDir ?? ''}.`);
  }
  return {
    sources: {
      ios: readSources(join(packageDir, 'ios')),
      android: readSources(join(packageDir, 'android/src/main')),
    },
    modules: readScripts(join(packageDir, 'dist/esm')),
  };
}

/**
 * Reads the native and JavaScript parts of a page's plugin.
 *
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @throws when the package folder does not exist, or lacks the plugin for a platform that its manifest names
 */
export function readParts(version: VersionName, page: string, packageDir: string | null): PluginParts {
  const name = version === 'v2' ? namePlugin(page) : runtimePlugins[page];
  const { sources, modules } = name === undefined ? readPackage(version, page, packageDir) : readRuntime(version);
  const native = {
    ios: readIosImplementation(version, sources.ios, name),
    android: readAndroidImplementation(version, sources.android, name),
  };
  if (name === undefined && packageDir !== null) checkDeclaredPlatforms(version, packageDir, native);
  const scripts =
    version === 'v2' ? readMergedScripts(modules, namePlugin(page)) : readRegisteredImplementations(modules, name);
  return { version, page, packageDir, native, scripts, sources, modules, membersOf: findMembers(page, modules) };
}

/** v2 uses the web class wherever no native plugin has its name. */
function readMergedScripts(modules: Sources['modules'], name: string): Implementations {
  const web = readMergedImplementation(modules, name);
  return { ios: web, android: web, web };
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

function findMembers(page: string, modules: Sources['modules']): PluginParts['membersOf'] {
  if (page !== 'google-maps') return (method) => [method];
  const wrapped = readWrappedMembers(modules.get('map.js') ?? '', 'GoogleMap', 'CapacitorGoogleMaps');
  return (method, use) => {
    const members = wrapped.get(method)?.[use] ?? [method];
    // A method that uses no member of the plugin works wherever the plugin exists.
    return members.length === 0 ? ['addListener'] : members;
  };
}
