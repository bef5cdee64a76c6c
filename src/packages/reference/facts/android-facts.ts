/** What the Android runtime and a new Android project state about themselves. */

import { inputError } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { readPins } from '../packages';
import type { PlatformFact } from '../types';
import { findValue, packageFile, readFact, templateFile } from './source-file';

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

/** Labels of the Android releases that a project's API levels belong to, by the first word of their Gradle variables. */
const releaseLabels = {
  min: 'Oldest Android that the app installs on',
  target: 'Android that the app is made for',
  compile: 'Android that the app compiles against',
} as const;

function readGradleFacts(version: VersionName): PlatformFact[] {
  const variables = templateFile(version, 'android', 'variables.gradle');
  const root = templateFile(version, 'android', 'build.gradle');
  const wrapper = templateFile(version, 'android', 'gradle/wrapper/gradle-wrapper.properties');
  const library = packageFile(version, '@capacitor/android', 'capacitor/build.gradle');
  const java = readFact(
    library,
    'javaVersionConstant',
    'The same as a member of JavaVersion in Gradle files',
    /sourceCompatibility\s+JavaVersion\.(VERSION_\w+)/,
  );
  return [
    ...readGradleVariables(variables.text).map(({ name, value }) => ({
      name,
      value,
      label: variableLabels[name] ?? `Gradle variable ${name} of a new Android project`,
      source: variables.source,
    })),
    ...Object.entries(releaseLabels).map(([kind, label]) => {
      const level = findValue(variables, `${kind}SdkVersion`, new RegExp(`\\b${kind}SdkVersion\\s*=\\s*(\\d+)`));
      const note = `Release of API level ${level}.`;
      return { name: `${kind}AndroidVersion`, value: nameAndroidVersion(level), label, source: variables.source, note };
    }),
    readFact(
      root,
      'androidGradlePlugin',
      'Android Gradle plugin of a new project',
      /com\.android\.tools\.build:gradle:([\w.-]+)/,
    ),
    readFact(
      root,
      'googleServices',
      'Google services Gradle plugin of a new project',
      /com\.google\.gms:google-services:([\w.-]+)/,
    ),
    readFact(wrapper, 'gradle', 'Gradle of a new project', /distributionUrl=.*gradle-([\d.]+)-(?:all|bin)\.zip/),
    {
      ...java,
      name: 'java',
      value: java.value.replace(/^VERSION_(?:1_)?/, ''),
      label: 'Java version that the Android code is compiled for',
    },
    java,
  ];
}

/** Reads the Kotlin version, which comes with @capacitor/android since v5 and with Google Maps before; v2 has none. */
function readKotlinFacts(version: VersionName): PlatformFact[] {
  const places = [
    ['@capacitor/android', 'capacitor/build.gradle'],
    ['@capacitor/google-maps', 'android/build.gradle'],
  ] as const;
  return places
    .filter(([name]) => readPins(version).some((pin) => pin.name === name))
    .map(([name, path]) => packageFile(version, name, path))
    .filter(({ text }) => text.includes('kotlin_version ='))
    .slice(0, 1)
    .map((file) => readFact(file, 'kotlin', 'Kotlin version', /kotlin_version\s*=[^\n]*['"](\d[\w.-]*)['"]\s*$/m));
}

/** Reads the versions of the System WebView that the runtime checks, which it does since v4. */
function readWebViewFacts(version: VersionName): PlatformFact[] {
  const path = 'capacitor/src/main/java/com/getcapacitor/Bridge.java';
  const bridge = packageFile(version, '@capacitor/android', path);
  if (!bridge.text.includes('_ANDROID_WEBVIEW_VERSION')) return [];
  return [
    readFact(
      bridge,
      'defaultWebViewVersion',
      'Oldest System WebView (Chrome) that an app starts on by default',
      /DEFAULT_ANDROID_WEBVIEW_VERSION = (\d+);/,
    ),
    readFact(
      bridge,
      'minWebViewVersion',
      'Lowest value that android.minWebViewVersion accepts',
      /MINIMUM_ANDROID_WEBVIEW_VERSION = (\d+);/,
    ),
  ];
}

/** Facts of Android: Gradle variables and plugins, SDK levels, Java, Kotlin, WebView. */
export function readAndroidFacts(version: VersionName): PlatformFact[] {
  return [...readGradleFacts(version), ...readKotlinFacts(version), ...readWebViewFacts(version)];
}
