/** Where each method of a plugin is really implemented, read from the published sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { readJsonFile } from '../../build/files/read-json-file';
import type { VersionName } from '../../config/versions';
import { packageDir as findPackageDir, listFiles, readPackageFile } from '../facts/package-files';
import type { Platform } from '../types';
import { readAndroidImplementation } from './android';
import { type Implementation, implementsMember, readSources, type SourceFile } from './implementation';
import { readIosImplementation } from './ios';
import { readMergedImplementation, readRegisteredImplementations } from './web';
import { readWrappedMembers } from './wrapped-members';

export { readAndroidPermissions, readAndroidVariables, readIosUsageKeys } from './plugin-manifests';

type Implementations = Partial<Record<Platform, Implementation>>;

/** Plugins of v4 and later that come with the runtime, by page. */
const runtimePlugins: Readonly<Record<string, string>> = { cookies: 'CapacitorCookies', http: 'CapacitorHttp' };

const runtimeSources = new Map<string, SourceFile[]>();

/** Sources of the runtime itself, kept because every v2 page asks for them. */
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

/** A native part answers for everything that it declares; what it lacks falls to the JavaScript part of that platform. */
function isImplemented(
  native: Implementation | undefined,
  script: Implementation | undefined,
  member: string,
): boolean {
  if (native === undefined) {
    return implementsMember(script, member);
  }
  const declared = member.startsWith('addListener') || native.methods.has(member) || native.inherited.has(member);
  return declared
    ? implementsMember(native, member)
    : implementsMember(native, member) || implementsMember(script, member);
}

/** Native and JavaScript parts of a page's plugin. */
function readParts(
  version: VersionName,
  page: string,
  packageDir: string | null,
): { native: Implementations; scripts: Implementations } {
  const core = findPackageDir(version, '@capacitor/core');
  if (version === 'v2') {
    const name = namePlugin(page);
    const web = readMergedImplementation(readScripts(join(core, 'dist/esm/web')), name);
    // v2 takes the web class wherever no native plugin goes by its name.
    return { native: readRuntimeParts(version, name), scripts: drop({ ios: web, android: web, web }) };
  }
  const runtimeName = runtimePlugins[page];
  if (runtimeName !== undefined) {
    const scripts = new Map([['index.js', readPackageFile(version, '@capacitor/core', 'dist/index.js')]]);
    return {
      native: readRuntimeParts(version, runtimeName),
      scripts: readRegisteredImplementations(scripts, runtimeName),
    };
  }
  if (packageDir === null || !existsSync(packageDir)) {
    throw new Error(`The platforms of ${page} in ${version} cannot be read: no package folder ${packageDir ?? ''}.`);
  }
  const native = drop({
    ios: readIosImplementation(version, readSources(join(packageDir, 'ios')), undefined),
    android: readAndroidImplementation(version, readSources(join(packageDir, 'android/src/main')), undefined),
  });
  checkDeclaredPlatforms(version, packageDir, native);
  return {
    native,
    scripts: readRegisteredImplementations(readScripts(join(packageDir, 'dist/esm')), undefined),
  };
}

/** A package whose native project is empty or cut off would be shown as one that works on fewer platforms. */
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
      `${name} of ${version} says that it has a plugin for ${platform}, but its folder ${platform} has none. Run "npm ci" in the project; after a change of version, see src/reference/platforms/${platform}.ts.`,
    );
  }
}

/** The class of Google Maps' page is a wrapper around the plugin: its methods stand for members of the plugin. */
function readMemberNames(version: VersionName, page: string, packageDir: string | null): (method: string) => string[] {
  if (page !== 'google-maps' || packageDir === null) {
    return (method) => [method];
  }
  const text = readPackageFile(version, '@capacitor/google-maps', 'dist/esm/map.js');
  const wrapped = readWrappedMembers(text, 'GoogleMap', 'CapacitorGoogleMaps');
  return (method) => {
    const members = wrapped.get(method);
    // A method that only handles what others made works wherever the plugin exists.
    return members === undefined ? [method] : members.length === 0 ? ['addListener'] : members;
  };
}

/**
 * On which platforms each method of a page's plugin is implemented: declared there, with a body that does more than
 * answer "not implemented" or "not available".
 * @param page name of the page below `apis/`: `camera`, `cookies`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime (all of v2)
 * @param methods names of methods; `addListener:<event>` asks for an event
 * @returns the answer for every name of `methods`
 * @throws when the package folder does not exist.
 */
export function readMethodPlatforms(
  version: VersionName,
  page: string,
  packageDir: string | null,
  methods: readonly string[],
): Record<string, Record<Platform, boolean>> {
  const { native, scripts } = readParts(version, page, packageDir);
  const memberNames = readMemberNames(version, page, packageDir);
  const answer = (platform: Platform, method: string): boolean =>
    memberNames(method).every((member) => isImplemented(native[platform], scripts[platform], member));
  return Object.fromEntries(
    methods.map((method) => [
      method,
      { ios: answer('ios', method), android: answer('android', method), web: answer('web', method) },
    ]),
  );
}
