/** What a plugin's native projects require of the app: Gradle variables, Android permissions, Info.plist keys. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosing } from '../native-source';
import { readSources } from './implementation';

/** SDK levels, which are facts of the version and part of every plugin. Only a plugin's own variables are listed. */
const sharedVariables: ReadonlySet<string> = new Set(['minSdkVersion', 'compileSdkVersion', 'targetSdkVersion']);

/** Variables that only the plugin's own tests use. */
const testVariables: ReadonlySet<string> = new Set([
  'junitVersion',
  'androidxJunitVersion',
  'androidxEspressoCoreVersion',
]);

/**
 * Variables of the app's `rootProject.ext` that a plugin's build.gradle reads, with the plugin's defaults, by name.
 * SDK levels and the variables of test libraries are left out.
 * @param packageDir folder of the plugin's package; one without an Android project reads none
 */
export function readAndroidVariables(packageDir: string): { name: string; value: string }[] {
  const file = join(packageDir, 'android/build.gradle');
  if (!existsSync(file)) {
    return [];
  }
  const found = [
    ...readFileSync(file, 'utf8').matchAll(
      /hasProperty\(\s*['"](\w+)['"]\s*\)\s*\?\s*rootProject\.ext\.\1\s*:\s*['"]?([\w.-]+)['"]?/g,
    ),
  ].map((match): [string, string] => [match[1] ?? '', match[2] ?? '']);
  return [...new Map(found)]
    .filter(([name]) => !sharedVariables.has(name) && !testVariables.has(name))
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Permissions that the plugin's own Android manifest declares, full names, sorted.
 * @param packageDir folder of the plugin's package; one without a manifest declares none
 */
export function readAndroidPermissions(packageDir: string): string[] {
  const file = join(packageDir, 'android/src/main/AndroidManifest.xml');
  if (!existsSync(file)) {
    return [];
  }
  const text = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
  const names = [...text.matchAll(/<uses-permission[^>]*\sandroid:name="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

/**
 * Permissions that the plugin can ask the user for on Android although its own manifest does not declare them, without `android.permission.`,
 * sorted: those in the annotation of its class, `@Permission(strings = { Manifest.permission.CAMERA })` in Java and
 * `Permission(strings = [Manifest.permission.CAMERA])` in Kotlin. They are asked for only if the app's merged manifest has them: the app adds those
 * that it wants.
 */
export function readRequestedPermissions(packageDir: string): string[] {
  const declared = readAndroidPermissions(packageDir);
  const names = readSources(join(packageDir, 'android')).flatMap(({ code }) =>
    [...code.matchAll(/(?<!\w)@?Permission\(/g)].flatMap(({ 0: { length }, index }) => {
      const open = index + length - 1;
      return [...code.slice(open, findClosing(code, open)).matchAll(/\bpermission\.(\w+)/g)].map(
        ([, name = '']) => name,
      );
    }),
  );
  return [...new Set(names)].filter((name) => !declared.includes(`android.permission.${name}`)).sort();
}

/** Calls of iOS that need a usage description whose key the code does not name, as Apple documents them (Core Location), with the key. */
const keysOfCalls: readonly (readonly [call: RegExp, key: string])[] = [
  [/\brequestWhenInUseAuthorization\b/, 'NSLocationWhenInUseUsageDescription'],
];

/**
 * Info.plist keys for usage descriptions that the plugin's iOS sources name or need, sorted.
 * Few plugins name theirs: an empty list does not mean that the app needs none.
 */
export function readIosUsageKeys(packageDir: string): string[] {
  const keys = readSources(join(packageDir, 'ios')).flatMap(({ code, strings }) => [
    ...strings.flatMap(({ value }) => value.match(/\bNS[A-Za-z]+UsageDescription\b/g) ?? []),
    ...keysOfCalls.flatMap(([call, key]) => (call.test(code) ? [key] : [])),
  ]);
  return [...new Set(keys)].sort();
}
