import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../src/config/versions';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { type UpgradeData, upgradeFile } from '../../src/packages/upgrade/data';
import { makePlan } from '../../src/packages/upgrade/plan/make-plan';
import type { App } from '../../src/packages/upgrade/plan/plan';
import { type Candidates, collectChosen } from '../../src/packages/upgrade/project/collect-files';
import { findApps } from '../../src/packages/upgrade/project/find-apps';
import { type Evidence, findEvidence } from '../../src/packages/upgrade/project/find-evidence';
import { readProject } from '../../src/packages/upgrade/project/read-project';
import { buildFolder } from './site';

/* Whole folders of apps that are in the middle of an upgrade, read as the page reads them and compared with the plan from the guides. */

const data = JSON.parse(readFileSync(join(buildFolder, upgradeFile), 'utf8')) as UpgradeData;

const folder = join(projectRoot, 'tests/fixtures/upgrade-projects');

/** Collects a folder, as an input gives it. */
async function choose(name: string): Promise<Candidates> {
  const paths = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.path, entry.name));
  const files = paths.map((path) => {
    const webkitRelativePath = relative(folder, path).split(sep).join('/');
    return Object.assign(new File([readFileSync(path, 'utf8')], webkitRelativePath.replace(/^.*\//, '')), {
      webkitRelativePath,
    });
  });
  return (await collectChosen(files)).candidates;
}

interface Expected {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Tasks that are done, each with one of the lines that prove it. */
  readonly done: Readonly<Record<string, string>>;
  readonly different: readonly string[];
}

const expected: Readonly<Record<string, Expected>> = {
  'trail-2': {
    from: 'v2',
    to: 'v3',
    done: {
      'v3/guide/deployment-target': "ios/App/Podfile:1 platform :ios, '12.0'",
      'v3/keys/npmClient': 'capacitor.config.json:1 {',
      'v3/keys/windowsAndroidStudioPath+linuxAndroidStudioPath': 'capacitor.config.json:1 {',
      'v3/keys/server.html5mode': 'capacitor.config.json:1 {',
      'v3/keys/hideLogs+android.hideLogs+ios.hideLogs': 'capacitor.config.json:1 {',
    },
    different: [
      'v3/packages package-lock.json:16 The step installs 3.',
      'v3/packages package-lock.json:20 The step installs 3.',
      'v3/packages package-lock.json:7 The step installs 3.',
      'v3/packages package.json @capacitor/camera Missing. The step installs 1.',
      'v3/packages package-lock.json:11 The step installs 3.',
      'v3/guide/infoplist ios/App/App/Info.plist:21 Not in a new project.',
      'v3/guide/infoplist ios/App/App/Info.plist:41 Not in a new project.',
      'v3/guide/infoplist ios/App/App/Info.plist:43 Not in a new project.',
      'v3/guide/infoplist ios/App/App/Info.plist:45 Not in a new project.',
      'v3/guide/infoplist ios/App/App/Info.plist:47 Not in a new project.',
      'v3/guide/infoplist ios/App/App/Info.plist:49 Not in a new project.',
      'v3/guide/gradle android/build.gradle:10 Newer than in new projects, which have 4.2.1.',
      'v3/guide/gradle android/build.gradle:11 New projects have 4.3.5.',
      'v3/guide/variablesgradle android/variables.gradle androidxActivityVersion Missing. New projects have 1.2.0.',
      'v3/guide/variablesgradle android/variables.gradle:5 New projects have 1.2.0.',
      'v3/guide/variablesgradle android/variables.gradle androidxCoordinatorLayoutVersion Missing. New projects have 1.1.0.',
      'v3/guide/variablesgradle android/variables.gradle:6 New projects have 1.3.2.',
      'v3/guide/variablesgradle android/variables.gradle androidxFragmentVersion Missing. New projects have 1.3.0.',
      'v3/guide/variablesgradle android/variables.gradle:8 New projects have 4.13.1.',
      'v3/guide/variablesgradle android/variables.gradle:9 New projects have 1.1.2.',
      'v3/guide/variablesgradle android/variables.gradle:10 New projects have 3.3.0.',
      'v3/guide/variablesgradle android/variables.gradle:7 Not in a new project.',
      'v3/guide/permissions android/app/src/main/AndroidManifest.xml:25 Not in a new project: <intent-filter><action android:name="android.intent.action.VIEW"> <category android:name="android.intent.category.DEFAULT"> <category android:name="android.intent.category.BROWSABLE"> <data android:scheme="@string/custom_url_scheme">',
      'v3/guide/permissions android/app/src/main/AndroidManifest.xml:49 Not in a new project.',
      'v3/guide/permissions android/app/src/main/AndroidManifest.xml:50 Not in a new project.',
      'v3/guide/permissions android/app/src/main/AndroidManifest.xml:51 Not in a new project.',
      'v3/guide/permissions android/app/src/main/AndroidManifest.xml:53 Not in a new project.',
      'v3/keys/ios.minVersion+ios.cordovaSwiftVersion capacitor.config.json:7',
    ],
  },
  'harbor-3': {
    from: 'v3',
    to: 'v4',
    done: {
      'v4/guide/deployment-target': 'ios/App/App.xcodeproj/project.pbxproj:14 IPHONEOS_DEPLOYMENT_TARGET = 13.0;',
      'v4/guide/infoplist': 'ios/App/App/Info.plist:4 <dict>',
      'v4/guide/variablesgradle': "android/variables.gradle:16 androidxMaterialVersion = '1.6.1'",
      'v4/guide/buildgradle': 'android/build.gradle:7 mavenCentral()',
      'v4/guide/gradle-wrapperproperties':
        'android/gradle/wrapper/gradle-wrapper.properties:3 distributionUrl=https\\://services.gradle.org/distributions/gradle-7.4.2-bin.zip',
    },
    different: [
      'v4/packages yarn.lock:21 The step installs 4.',
      'v4/packages yarn.lock:25 The step installs 4.',
      'v4/packages yarn.lock:33 The step installs 4.',
      'v4/packages yarn.lock:9 The step installs 4.',
      'v4/packages yarn.lock:17 The step installs 4.',
      'v4/guide/deployment-target ios/App/Podfile:3 Newer than in new projects, which have 13.0.',
      'v4/guide/deployment-target ios/App/App.xcodeproj/project.pbxproj:34 Newer than in new projects, which have 13.0.',
      'v4/guide/deployment-target ios/App/App.xcodeproj/project.pbxproj:45 Newer than in new projects, which have 13.0.',
      'v4/guide/variablesgradle android/variables.gradle:2 Newer than in new projects, which have 22.',
      'v4/guide/buildgradle android/build.gradle:10 Newer than in new projects, which have 7.2.1.',
      'v4/guide/androidmanifestxml android/app/src/main/AndroidManifest.xml:28 .ShareActivity has an intent filter, but no android:exported.',
    ],
  },
  'orchard-4': {
    from: 'v4',
    to: 'v5',
    done: {
      'v5/guide/buildgradle': "android/build.gradle:11 classpath 'com.android.tools.build:gradle:8.0.0'",
      'v5/guide/gradle-wrapperproperties': 'android/gradle/wrapper/gradle-wrapper.properties:4 networkTimeout=10000',
      'v5/guide/choose-the-scheme': "capacitor.config.ts:10 androidScheme: 'http',",
      'v5/keys/hideLogs+android.hideLogs+ios.hideLogs': 'capacitor.config.ts:4 const config: CapacitorConfig = {',
      'v5/keys/bundledWebRuntime': 'capacitor.config.ts:4 const config: CapacitorConfig = {',
    },
    different: [
      'v5/packages pnpm-lock.yaml:28 The step installs 5.',
      'v5/packages pnpm-lock.yaml:15 The step installs 5.',
      'v5/packages pnpm-lock.yaml:21 The step installs 5.',
      'v5/packages pnpm-lock.yaml:9 The step installs 5.',
      'v5/packages pnpm-lock.yaml:12 The step installs 5.',
      'v5/guide/variablesgradle android/variables.gradle:2 Newer than in new projects, which have 22.',
      'v5/guide/variablesgradle android/variables.gradle:16 New projects have 1.3.6.',
      'v5/guide/package-name-becomes-namespace android/app/src/main/AndroidManifest.xml:3 Not in a new project.',
      'v5/note/camera-0 android/app/src/main/AndroidManifest.xml <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" android:maxSdkVersion="29"> Missing.',
    ],
  },
};

/** Reads an app of a folder whole, and compares it with the plan of an upgrade. */
async function compare(name: string, from: VersionName, to: VersionName): Promise<ReadonlyMap<string, Evidence>> {
  const candidates = await choose(name);
  const [folderOfApp, ...others] = findApps([...candidates.keys()]);
  expect(others).toEqual([]);
  if (folderOfApp === undefined) throw new Error(`${name} has no app.`);
  const project = await readProject(folderOfApp, candidates);
  const app: App = { name, dependencies: [], picked: ['camera'], platforms: ['ios', 'android'], manager: 'npm' };
  return findEvidence(makePlan(app, from, to, data), project);
}

/** Writes what differs from the guide in short: task, file and line or what is missing, note. */
function listDifferences(evidence: ReadonlyMap<string, Evidence>): string[] {
  return [...evidence].flatMap(([id, { findings }]) =>
    findings
      .filter(({ state, note }) => state !== 'met' || note?.startsWith('Newer'))
      .map(({ file, line, text, note }) => {
        const place = line === undefined ? `${file} ${text}` : `${file}:${line}`;
        return [id, place, ...(note === undefined ? [] : [note])].join(' ');
      }),
  );
}

describe('the folder of an app', () => {
  it.each(Object.entries(expected))(
    '%s is read whole, and compared with the plan',
    async (name, { from, to, done, different }) => {
      const evidence = await compare(name, from, to);
      const ticked = [...evidence].flatMap(([id, { isDone }]) => (isDone ? id : []));
      expect(ticked).toEqual(Object.keys(done));
      for (const [id, proof] of Object.entries(done)) {
        const lines = evidence.get(id)?.findings.map(({ file, line, text }) => `${file}:${line} ${text}`);
        expect(lines, id).toContain(proof);
      }
      expect(listDifferences(evidence)).toEqual(different);
    },
  );

  it('says which files a step needs that were not read', async () => {
    const evidence = await compare('trail-2', 'v2', 'v3');
    expect(evidence.get('v3/guide/gradle')?.unread).toEqual(['android/app/build.gradle']);
    expect(evidence.has('v3/guide/mainactivity')).toBe(false);
  });
});
