import { describe, expect, it } from 'vitest';
import { checkNewKeys, checkOldKeys } from '../../../../src/packages/upgrade/project/check-config';
import { checkLines, checkSetting } from '../../../../src/packages/upgrade/project/check-lines';
import { checkManifest, checkPlist } from '../../../../src/packages/upgrade/project/check-xml';
import type { Finding } from '../../../../src/packages/upgrade/project/project';
import { asAdded, readDiff } from '../../../../src/packages/upgrade/project/read-diff';
import { readLines } from '../../../../src/packages/upgrade/project/read-lines';

/** Writes findings in short: state, line, text, note. */
function short(findings: readonly Finding[]): string[] {
  return findings.map(({ state, line, text, note }) =>
    [state, line ?? '-', text, ...(note ? [`(${note})`] : [])].join(' '),
  );
}

describe('a file of lines', () => {
  const variables = readDiff(` ext {
     minSdkVersion = 22
-    compileSdkVersion = 30
-    androidxBrowserVersion = '1.2.0'
+    compileSdkVersion = 32
+    coreSplashScreenVersion = '1.0.0-rc01'
 }`);

  it('may have values that are newer, older, missing or written otherwise', () => {
    const own = `ext {
  minSdkVersion = 24
  compileSdkVersion = 31
  androidxBrowserVersion = '1.2.0'
}`;
    expect(short(checkLines(variables, 'v.gradle', own))).toEqual([
      'met 2 minSdkVersion = 24 (Newer than in new projects, which have 22.)',
      'unmet 3 compileSdkVersion = 31 (New projects have 32.)',
      'unmet - coreSplashScreenVersion (Missing. New projects have 1.0.0-rc01.)',
      "extra 4 androidxBrowserVersion = '1.2.0' (Not in a new project.)",
    ]);
    const other = 'ext {\n minSdkVersion = 22\n compileSdkVersion = sdk\n coreSplashScreenVersion = "1.0.0-rc01"\n}';
    expect(short(checkLines(variables, 'v.gradle', other))).toEqual([
      'met 2 minSdkVersion = 22',
      'unknown 3 compileSdkVersion = sdk (Compare it yourself: new projects have 32.)',
      'met 4 coreSplashScreenVersion = "1.0.0-rc01"',
    ]);
  });

  it('has each line that a guide adds, as often, and none that it removes', () => {
    const gradle = readDiff(` repositories {
-    jcenter()
+    mavenCentral()
 }
-    classpath 'com.android.tools.build:gradle:4.2.1'
+    classpath 'com.android.tools.build:gradle:7.2.1'
 // NOTE: keep
@@ … @@
-    jcenter()
+    mavenCentral()
+}`);
    const own = `repositories {
  mavenCentral()
}
classpath "com.android.tools.build:gradle:7.4.0"
repositories {
  mavenCentral()
  jcenter()
  // jcenter()
}`;
    expect(short(checkLines(gradle, 'build.gradle', own))).toEqual([
      'met 4 classpath "com.android.tools.build:gradle:7.4.0" (Newer than in new projects, which have 7.2.1.)',
      'met 2 mavenCentral()',
      'met 6 mavenCentral()',
      'unmet 7 jcenter() (Not in a new project.)',
    ]);
    expect(short(checkLines(gradle, 'build.gradle', 'mavenCentral()'))).toEqual([
      'unmet - com.android.tools.build:gradle (Missing. New projects have 7.2.1.)',
      'met 1 mavenCentral()',
      'unmet - mavenCentral() (Missing: new projects have it 2 times.)',
    ]);
  });

  it('sets a value in each of its lines', () => {
    const lines = readLines('A = 13.0;\nA = 12.0;\nB = 11.0;');
    expect(short(checkSetting('A', '13.0', 'x', lines))).toEqual([
      'met 1 A = 13.0;',
      'unmet 2 A = 12.0; (New projects have 13.0.)',
    ]);
  });
});

describe('a property list', () => {
  const plist = (...keys: string[]) =>
    `<plist>\n<dict>\n${keys.map((key) => `<key>${key}</key>\n<string>x</string>`).join('\n')}\n</dict>\n</plist>`;
  const diff = readDiff(` <true/>
-<key>NSAppTransportSecurity</key>
-<dict>
-  <key>NSAllowsArbitraryLoads</key>
-  <true/>
-</dict>
+<key>UINew</key>
+<true/>`);

  it('has the keys that a guide adds, and not those that it removes', () => {
    expect(short(checkPlist(diff, 'Info.plist', plist('A', 'NSAppTransportSecurity')))).toEqual([
      'unmet - UINew (Missing.)',
      'unmet 5 <key>NSAppTransportSecurity</key> (Not in a new project.)',
    ]);
    expect(short(checkPlist(diff, 'Info.plist', plist('UINew')))).toEqual([
      'met 3 <key>UINew</key>',
      'met 2 <dict> (Has no NSAppTransportSecurity.)',
    ]);
    expect(checkPlist(diff, 'Info.plist', 'no XML')).toEqual([]);
  });
});

describe('a manifest', () => {
  const manifest = (inside: string, attributes = '') => `<manifest${attributes}>\n${inside}\n</manifest>`;
  const activity = (attributes: string) =>
    `<activity ${attributes}>\n<intent-filter><action android:name="MAIN"/></intent-filter>\n</activity>`;

  it('has none of the elements that a guide removes, with what is inside of them', () => {
    const diff = readDiff(`-<intent-filter>
-  <action android:name="VIEW" />
-  <data android:scheme="@string/custom_url_scheme" />
-</intent-filter>
@@ … @@
-<!-- Camera -->
-<uses-permission android:name="CAMERA"/>`);
    const own = manifest(`<intent-filter>
<action android:name="VIEW"/>
<data android:scheme="https"/>
</intent-filter>
<uses-permission android:name="CAMERA" android:maxSdkVersion="32" />`);
    expect(short(checkManifest(diff, 'M', own))).toEqual([
      'unmet 6 <uses-permission android:name="CAMERA" android:maxSdkVersion="32" /> (Not in a new project.)',
    ]);
    expect(short(checkManifest(diff, 'M', manifest('')))).toEqual([
      'met 1 <manifest> (Has no <intent-filter><action android:name="VIEW"> <data android:scheme="@string/custom_url_scheme">, <uses-permission android:name="CAMERA">.)',
    ]);
  });

  it('has the elements that a guide shows', () => {
    const wanted = asAdded(
      '<uses-permission android:name="IMAGES" />\n<uses-permission android:name="READ" android:maxSdkVersion="32" />',
    );
    const own = manifest('<uses-permission android:name="IMAGES"/>\n<uses-permission android:name="READ"/>');
    expect(short(checkManifest(wanted, 'M', own))).toEqual([
      'met 2 <uses-permission android:name="IMAGES"/>',
      'unmet - <uses-permission android:name="READ" android:maxSdkVersion="32"> (Missing.)',
    ]);
  });

  it('says of each component with an intent filter whether other apps may start it', () => {
    const diff = readDiff(`     android:label="a"
-    android:launchMode="singleTask">
+    android:launchMode="singleTask"
+    android:exported="true">`);
    const own = manifest(`${activity('android:name="a"\nandroid:exported="true"')}\n${activity('android:name="b"')}
<provider android:exported="false"/>`);
    expect(short(checkManifest(diff, 'M', own))).toEqual([
      'met 3 android:exported="true">',
      'unmet 6 <activity android:name="b"> (b has an intent filter, but no android:exported.)',
    ]);
  });

  it('has none of the attributes that a guide removes; names of the template stand for those of the app', () => {
    const diff = readDiff(`-<manifest xmlns:android="a"
-    package="com.getcapacitor.myapp">
+<manifest xmlns:android="a">
@@ … @@
         <activity
-            android:name="com.getcapacitor.myapp.MainActivity"
+            android:name=".MainActivity"
             android:label="a"`);
    expect(short(checkManifest(diff, 'M', manifest('', ' xmlns:android="a"\n package="org.app"')))).toEqual([
      'unmet 2 package="org.app"> (Not in a new project.)',
    ]);
    expect(short(checkManifest(diff, 'M', manifest('', ' xmlns:android="a"')))).toEqual([
      'met 1 <manifest xmlns:android="a"> (Has no package.)',
    ]);
  });
});

describe('a configuration', () => {
  it('has none of the keys that changed', () => {
    const own = 'const config = {\n  appId: "a",\n  ios: {\n    minVersion: "12",\n  },\n};';
    expect(short(checkOldKeys(['ios.minVersion'], 'c', own))).toEqual(['unmet 4 minVersion: "12",']);
    expect(short(checkOldKeys(['npmClient', 'minVersion'], 'c', own))).toEqual([
      'met 1 const config = { (Has no npmClient, minVersion.)',
    ]);
  });

  it('can not be known where its keys come from elsewhere', () => {
    const note = '(What this line brings is elsewhere: look there yourself.)';
    expect(short(checkOldKeys(['a'], 'c', 'export default {\n  b: 1,\n  ...base,\n};'))).toEqual([
      `unknown 3 ...base, ${note}`,
    ]);
    expect(short(checkOldKeys(['ios.a'], 'c', 'export default {\n  ios: shared,\n};'))).toEqual([
      `unknown 2 ios: shared, ${note}`,
    ]);
    expect(short(checkOldKeys(['ios.a'], 'c', 'module.exports = require("./b");'))).toEqual([]);
  });

  it('has the keys of an example, with values of its own', () => {
    const example = "const config = { appId: 'x', server: { androidScheme: 'http' } };";
    expect(short(checkNewKeys(example, 'c', '{\n"server": {\n"androidScheme": "https"\n}\n}'))).toEqual([
      'met 3 "androidScheme": "https"',
    ]);
    expect(short(checkNewKeys(example, 'c', '{ "appId": "a" }'))).toEqual(['unmet - server.androidScheme (Missing.)']);
    expect(short(checkNewKeys(example, 'c', '{ server }'))).toEqual([
      'unknown 1 { server } (What this line brings is elsewhere: look for server.androidScheme there.)',
    ]);
  });
});
