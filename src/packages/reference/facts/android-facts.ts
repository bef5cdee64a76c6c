/** What the Android runtime and a new Android project state about themselves. */

import { inputError } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import type { PlatformFact } from '../types';
import { listPackages } from './package-files';
import { findValue, packageFile, templateFile } from './source-file';

/**
 * Names of Android releases by API level.
 * Source: "Codenames, tags, and build numbers" of the Android Open Source Project's documentation.
 */
const androidVersions: Readonly<Record<string, string>> = {
  '21': '5.0',
  '22': '5.1',
  '23': '6.0',
  '24': '7.0',
  '25': '7.1',
  '26': '8.0',
  '27': '8.1',
  '28': '9',
  '29': '10',
  '30': '11',
  '31': '12',
  '32': '12L',
  '33': '13',
  '34': '14',
  '35': '15',
  '36': '16',
};

/**
 * The release that an API level belongs to: `22` gives `5.1`.
 * @throws for a level that the table lacks.
 */
export function nameAndroidVersion(apiLevel: string): string {
  const name = androidVersions[apiLevel];
  if (name === undefined) {
    throw inputError(
      `No Android release is known for API level ${apiLevel}. Add it to src/packages/reference/facts/android-facts.ts.`,
    );
  }
  return name;
}

/** Every `name = value` line of the `ext` block of a variables.gradle, in the order of the file. */
export function readGradleVariables(text: string): { name: string; value: string }[] {
  return [...text.matchAll(/^\s*(\w+)\s*=\s*['"]?([\w.-]+)['"]?\s*$/gm)].map((match) => ({
    name: match[1] ?? '',
    value: match[2] ?? '',
  }));
}

const variableLabels: Readonly<Record<string, string>> = {
  minSdkVersion: 'Lowest Android API level that the app installs on',
  compileSdkVersion: 'Android API level that the app compiles against',
  targetSdkVersion: 'Android API level that the app is made for',
};

function readGradleFacts(version: VersionName): PlatformFact[] {
  const variables = templateFile(version, 'android', 'variables.gradle');
  const root = templateFile(version, 'android', 'build.gradle');
  const wrapper = templateFile(version, 'android', 'gradle/wrapper/gradle-wrapper.properties');
  const library = packageFile(version, '@capacitor/android', 'capacitor/build.gradle');
  const listed = readGradleVariables(variables.text);
  const min = findValue(variables, 'minSdkVersion', /\bminSdkVersion\s*=\s*(\d+)/);
  const target = findValue(variables, 'targetSdkVersion', /\btargetSdkVersion\s*=\s*(\d+)/);
  const compile = findValue(variables, 'compileSdkVersion', /\bcompileSdkVersion\s*=\s*(\d+)/);
  const javaConstant = findValue(library, 'Java version', /sourceCompatibility\s+JavaVersion\.(VERSION_\w+)/);
  return [
    ...listed.map(({ name, value }) => ({
      name,
      value,
      label: variableLabels[name] ?? `Gradle variable ${name} of a new Android project`,
      source: variables.source,
    })),
    {
      name: 'minAndroidVersion',
      value: nameAndroidVersion(min),
      label: 'Oldest Android that the app installs on',
      source: variables.source,
      note: `Release of API level ${min}.`,
    },
    {
      name: 'targetAndroidVersion',
      value: nameAndroidVersion(target),
      label: 'Android that the app is made for',
      source: variables.source,
      note: `Release of API level ${target}.`,
    },
    {
      name: 'compileAndroidVersion',
      value: nameAndroidVersion(compile),
      label: 'Android that the app compiles against',
      source: variables.source,
      note: `Release of API level ${compile}.`,
    },
    {
      name: 'androidGradlePlugin',
      value: findValue(root, 'Android Gradle plugin', /com\.android\.tools\.build:gradle:([\w.-]+)/),
      label: 'Android Gradle plugin of a new project',
      source: root.source,
    },
    {
      name: 'googleServices',
      value: findValue(root, 'google-services plugin', /com\.google\.gms:google-services:([\w.-]+)/),
      label: 'Google services Gradle plugin of a new project',
      source: root.source,
    },
    {
      name: 'gradle',
      value: findValue(wrapper, 'Gradle version', /distributionUrl=.*gradle-([\d.]+)-(?:all|bin)\.zip/),
      label: 'Gradle of a new project',
      source: wrapper.source,
    },
    {
      name: 'java',
      value: javaConstant.replace(/^VERSION_(?:1_)?/, ''),
      label: 'Java version that the Android code is compiled for',
      source: library.source,
    },
    {
      name: 'javaVersionConstant',
      value: javaConstant,
      label: 'The same as a member of JavaVersion in Gradle files',
      source: library.source,
    },
  ];
}

/** Reads the Kotlin version, which comes with @capacitor/android since v5 and with Google Maps before; v2 has none. */
function readKotlinFacts(version: VersionName): PlatformFact[] {
  const files = [
    packageFile(version, '@capacitor/android', 'capacitor/build.gradle'),
    ...(listPackages(version).includes('@capacitor/google-maps')
      ? [packageFile(version, '@capacitor/google-maps', 'android/build.gradle')]
      : []),
  ];
  const file = files.find(({ text }) => text.includes('kotlin_version ='));
  if (file === undefined) {
    return [];
  }
  const value = findValue(file, 'Kotlin version', /kotlin_version\s*=[^\n]*['"](\d[\w.-]*)['"]\s*$/m);
  return [{ name: 'kotlin', value, label: 'Kotlin version', source: file.source }];
}

/** Reads the versions of the System WebView that the runtime checks, which it does since v4. */
function readWebViewFacts(version: VersionName): PlatformFact[] {
  const path = 'capacitor/src/main/java/com/getcapacitor/Bridge.java';
  const bridge = packageFile(version, '@capacitor/android', path);
  if (!bridge.text.includes('_ANDROID_WEBVIEW_VERSION')) {
    return [];
  }
  const find = (prefix: string): string =>
    findValue(bridge, `${prefix} WebView version`, new RegExp(`${prefix}_ANDROID_WEBVIEW_VERSION = (\\d+);`));
  return [
    {
      name: 'defaultWebViewVersion',
      value: find('DEFAULT'),
      label: 'Oldest System WebView (Chrome) that an app starts on by default',
      source: bridge.source,
    },
    {
      name: 'minWebViewVersion',
      value: find('MINIMUM'),
      label: 'Lowest value that android.minWebViewVersion accepts',
      source: bridge.source,
    },
  ];
}

/** Facts of Android: Gradle variables and plugins, SDK levels, Java, Kotlin, WebView. */
export function readAndroidFacts(version: VersionName): PlatformFact[] {
  return [...readGradleFacts(version), ...readKotlinFacts(version), ...readWebViewFacts(version)];
}
