/** What most apps change in their native projects: the same in every version, so that an upgraded app can be compared with a new one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { majorOf, type VersionName } from '../../../src/config/versions';
import { readAndroidVariables } from '../../../src/packages/reference/platforms/plugin-manifests';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { appId } from './make-app';
import * as parts from './own-parts';

/** Gets the text of a file, empty if there is none, and returns the new one. */
type Edit = (text: string) => string;

/** A change to the native projects of an app. */
interface Customization {
  /** What the developer of the app did. */
  readonly what: string;
  /** Oldest version in which an app can have begun that has it; the guide to this version leaves it to its reader. */
  readonly since?: VersionName;
  /** Edits of a version, by file; `folder` is that of the app. */
  readonly edits: (version: VersionName, folder: string) => Readonly<Record<string, Edit>>;
}

const manifest = 'android/app/src/main/AndroidManifest.xml';
const plist = 'ios/App/App/Info.plist';
const delegate = 'ios/App/App/AppDelegate.swift';
const mainActivity = `android/app/src/main/java/${appId.replaceAll('.', '/')}/MainActivity.java`;

const isBefore = (version: VersionName, other: VersionName): boolean =>
  Number(majorOf(version)) < Number(majorOf(other));

const customizations: readonly Customization[] = [
  {
    what: 'own colors',
    edits: () => ({
      'android/app/src/main/res/values/colors.xml': () => parts.colors,
      'android/app/src/main/res/values/styles.xml': after(
        '<item name="windowNoTitle">true</item>',
        '        <item name="android:navigationBarColor">@color/colorPrimary</item>',
      ),
    }),
  },
  {
    what: 'permissions of the plugins, and one that only the app needs',
    edits: (version) => ({
      // The template of version 2 has those of the plugins.
      [manifest]: inOrder(
        ...(version === 'v2' ? [] : [after(parts.internetPermission, parts.permissionsOf(version))]),
        before('</manifest>', '    <uses-permission android:name="android.permission.NFC" />'),
      ),
      [plist]:
        version === 'v2'
          ? inOrder(...parts.usage.map(({ inTemplate, words }) => replace(`>${inTemplate}<`, `>${words}<`)))
          : before('<key>UILaunchStoryboardName</key>', parts.usageDescriptions),
    }),
  },
  {
    what: 'its own pod',
    edits: () => ({ 'ios/App/Podfile': after('# Add your Pods here', "  pod 'Alamofire', '5.6.4'") }),
  },
  {
    what: 'its own scheme for links, and its own addresses of the web app',
    edits: (version) => ({
      'android/app/src/main/res/values/strings.xml': replace(
        `<string name="custom_url_scheme">${appId}<`,
        '<string name="custom_url_scheme">cornershop<',
      ),
      [manifest]: version === 'v2' ? keep : before('        </activity>', parts.linkFilter),
      [plist]:
        version === 'v2'
          ? replace('<string>capacitor</string>', '<string>cornershop</string>')
          : before('<key>CFBundleVersion</key>', parts.linkTypes),
      'capacitor.config.json': (text) => {
        const server = { hostname: 'app.cornershop.org', androidScheme: 'http', iosScheme: 'shop' };
        return `${JSON.stringify({ ...(JSON.parse(text) as object), server }, null, 2)}\n`;
      },
    }),
  },
  {
    what: 'its own version',
    edits: (version) => ({
      'android/app/build.gradle': inOrder(
        replace('versionCode 1', 'versionCode 7'),
        replace('versionName "1.0"', 'versionName "1.4.0"'),
      ),
      ...(isBefore(version, 'v4')
        ? {
            [plist]: inOrder(
              replace('<string>1.0</string>', '<string>1.4.0</string>'),
              replace('<string>1</string>', '<string>7</string>'),
            ),
          }
        : {
            'ios/App/App.xcodeproj/project.pbxproj': inOrder(
              replace('MARKETING_VERSION = 1.0;', 'MARKETING_VERSION = 1.4.0;'),
              replace('CURRENT_PROJECT_VERSION = 1;', 'CURRENT_PROJECT_VERSION = 7;'),
            ),
          }),
    }),
  },
  {
    what: 'push notifications on iOS',
    // The template of version 2 has the methods.
    edits: (version) => (version === 'v2' ? {} : { [delegate]: beforeLast('}', parts.pushMethods) }),
  },
  {
    what: 'a higher minSdkVersion than the template has',
    edits: () => ({
      'android/variables.gradle': (text) => text.replace(/(?<=minSdkVersion = )\d+/, '24'),
    }),
  },
  {
    what: 'the versions of the libraries that its plugins use',
    // The template of version 2 has them, and the guide says that they are not needed any more.
    since: 'v3',
    edits: (_version, folder) => ({
      'android/variables.gradle': (text) => before('}', listLibraries(folder, text))(text),
    }),
  },
  {
    what: 'its own plugin in the Android project',
    since: 'v3',
    edits: (version) => ({
      [mainActivity]: () => parts.mainActivity(version),
      [mainActivity.replace('MainActivity', 'EchoPlugin')]: () => parts.echoPlugin,
    }),
  },
];

/**
 * Customizes a new app as its developer would have. Sync it afterwards.
 *
 * @param version of the app
 * @param began version in which the app began: an older app lacks what it could not have then
 * @throws a one-line error when the native project of the version has no place for a change
 */
export function customizeApp(folder: string, version: VersionName, began: VersionName = version): void {
  for (const { what, since, edits } of customizations) {
    if (since !== undefined && isBefore(began, since)) continue;
    for (const [file, edit] of Object.entries(edits(version, folder))) {
      const path = join(folder, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const edited = edit(text);
      if (edited === text && edit !== keep) {
        throw inputError(
          `${file} of a new app of ${version} has no place for ${what}. Correct tests/drills/apps/customize.ts.`,
        );
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edited);
    }
  }
}

/** @returns the variables that the plugins of an app read and its `variables.gradle` lacks, with the values of the plugins */
function listLibraries(folder: string, variables: string): string {
  const packages = join(folder, 'node_modules/@capacitor');
  const all = readdirSync(packages).flatMap((name) => readAndroidVariables(join(packages, name)));
  const own = new Map(all.map(({ name, value }) => [name, value]));
  return [...own]
    .filter(([name]) => !variables.includes(`${name} =`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `    ${name} = '${value}'`)
    .join('\n');
}

const keep: Edit = (text) => text;

/** Makes an edit of several. If one finds no place, nothing changes, which the caller reports. */
function inOrder(...edits: readonly Edit[]): Edit {
  return (text) => {
    let edited = text;
    for (const edit of edits) {
      const next = edit(edited);
      if (next === edited) return text;
      edited = next;
    }
    return edited;
  };
}

function replace(old: string, text: string): Edit {
  return (whole) => whole.replaceAll(old, () => text);
}

/** Adds lines below the first line that contains a text. */
function after(anchor: string, lines: string): Edit {
  return insert((all) => all.findIndex((line) => line.includes(anchor)), 1, lines);
}

/** Adds lines above the first line that contains a text. */
function before(anchor: string, lines: string): Edit {
  return insert((all) => all.findIndex((line) => line.includes(anchor)), 0, lines);
}

/** Adds lines above the last line that is equal to a text. */
function beforeLast(anchor: string, lines: string): Edit {
  return insert((all) => all.lastIndexOf(anchor), 0, lines);
}

function insert(find: (lines: readonly string[]) => number, offset: 0 | 1, lines: string): Edit {
  return (text) => {
    const all = text.split('\n');
    const place = find(all);
    if (place === -1) return text;
    all.splice(place + offset, 0, lines);
    return all.join('\n');
  };
}
