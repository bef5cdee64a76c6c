import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import { listTemplateFiles, readTemplateFile } from '../../../src/packages/reference/facts';
import { findPackage } from '../../../src/packages/reference/packages';
import type { Task } from '../../../src/packages/upgrade/plan/plan';
import { code, inlineCode, list, paragraph, table, text } from '../../../src/remark/nodes';
import { customizeApp } from '../../drills/apps/customize';
import { runStep } from '../../drills/apps/run-step';
import { AppFolder, ownId } from '../../drills/upgrades/app-folder';
import { applyDiff } from '../../drills/upgrades/apply-diff';
import { applyCode, applyTable } from '../../drills/upgrades/block-edits';
import { carryOut } from '../../drills/upgrades/carry-out';
import { compareTrees, readText } from '../../drills/upgrades/compare';
import { type Explanation, explain, isAbout, listUnused } from '../../drills/upgrades/explain';
import { explanations } from '../../drills/upgrades/explanations';
import { proveUpgrades } from '../../drills/upgrades/prove';
import { reportLines, unusedLines } from '../../drills/upgrades/report';

const root = mkdtempSync(join(tmpdir(), 'prove-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Creates an app with these files in a folder of its own. */
function makeFolder(name: string, files: Readonly<Record<string, string>>): AppFolder {
  const app = new AppFolder(join(root, name));
  for (const [file, content] of Object.entries(files)) app.write(file, content);
  return app;
}

describe('a diff of a guide', () => {
  const diff = ` ext {
-    minSdkVersion = 21
-    compileSdkVersion = 30
+    minSdkVersion = 22
+    compileSdkVersion = 32
 }`;

  it('replaces the lines that the file has, whatever its blanks are', () => {
    const result = applyDiff('ext {\r\n  minSdkVersion = 21\r\n\r\n  compileSdkVersion = 30\r\n}\r\n', diff);
    expect(result).toEqual({
      text: 'ext {\n    minSdkVersion = 22\n    compileSdkVersion = 32\n}\n',
      made: 1,
      present: 0,
      missing: [],
    });
  });

  it('names lines that the app has changed, which stay, and does the others', () => {
    const { text: edited, missing } = applyDiff('ext {\n  minSdkVersion = 24\n  compileSdkVersion = 30\n}', diff);
    expect(edited).toBe('ext {\n  minSdkVersion = 24\n    compileSdkVersion = 32\n}');
    expect(missing).toEqual(['- minSdkVersion = 21']);
  });

  it('does nothing where it has been applied, and says what has no place', () => {
    const done = 'ext {\n    minSdkVersion = 22\n    compileSdkVersion = 32\n}';
    expect(applyDiff(done, diff)).toEqual({ text: done, made: 0, present: 1, missing: [] });
    expect(applyDiff('ext {}', diff)).toEqual({
      text: 'ext {}',
      made: 0,
      present: 0,
      missing: ['- minSdkVersion = 21', '- compileSdkVersion = 30', '+ minSdkVersion = 22', '+ compileSdkVersion = 32'],
    });
  });

  it('adds lines below those of the hunk, with lines of the app in between', () => {
    const podfile = "def pods\n  a\nend\n\ntarget 'App' do\n  # Add your Pods here\n  pod 'Own'\nend\n";
    const added = '   # Add your Pods here\n end\n+\n+post_install do\n+end';
    expect(applyDiff(podfile, added).text).toBe(
      "def pods\n  a\nend\n\ntarget 'App' do\n  # Add your Pods here\n  pod 'Own'\nend\n\npost_install do\nend\n",
    );
    expect(applyDiff('nothing of it', added).missing).toEqual(['+ post_install do', '+ end']);
  });

  it('changes the same lines once for each hunk', () => {
    const gradle = 'a {\n  jcenter()\n}\nb {\n  jcenter()\n}\n';
    const twice = ' a {\n-  jcenter()\n+  central()\n@@ … @@\n b {\n-  jcenter()\n+  central()';
    expect(applyDiff(gradle, twice)).toMatchObject({ made: 2, text: gradle.replaceAll('jcenter', 'central') });
  });

  it('removes a key of a property list with its value or not at all, and keeps what the app uses', () => {
    const plist = '<key>A</key>\n<string>own words</string>\n<key>B</key>\n<string>b</string>\n<key>C</key>\n<true/>\n';
    const removal = '-<key>A</key>\n-<string>a</string>\n-<key>B</key>\n-<string>b</string>\n-<key>C</key>\n-<true/>';
    const { text: edited, missing } = applyDiff(plist, removal, (line) => line.includes('<key>C'));
    expect(edited.trim()).toBe('<key>A</key>\n<string>own words</string>\n<key>C</key>\n<true/>');
    expect(missing).toEqual(['- <key>A</key>', '- <string>a</string>']);
  });

  it('never removes a bracket alone', () => {
    expect(applyDiff('a {\n}\n', '-gone {\n@@ … @@\n-}').text).toBe('a {\n}\n');
  });
});

describe.each([...versionNames])('a new app of %s', (version) => {
  it('has a place for what apps change', () => {
    const app = makeFolder(`custom-${version}`, { 'capacitor.config.json': '{}' });
    for (const platform of ['android', 'ios'] as const) {
      for (const file of listTemplateFiles(version, platform).filter((name) =>
        /\.(?:xml|gradle|plist|swift|pbxproj)$|Podfile$/.test(name),
      )) {
        app.write(`${platform}/${file}`, ownId(readTemplateFile(version, platform, file)));
      }
    }
    mkdirSync(join(app.root, 'node_modules'));
    const packages = dirname(findPackage(version, '@capacitor/core').dir);
    symlinkSync(packages, join(app.root, 'node_modules/@capacitor'));
    customizeApp(app.root, version);
    expect(app.read('ios/App/App/Info.plist')).toContain('<string>Find shops near you</string>');
    expect(app.read('android/app/src/main/AndroidManifest.xml')).toContain('android.permission.NFC');
    expect(app.read('android/variables.gradle')).toContain('minSdkVersion = 24');
    expect(app.has('android/app/src/main/java/org/cornershop/app/EchoPlugin.java')).toBe(version !== 'v2');
    expect(() => customizeApp(app.root, version)).toThrow('has no place for');
  });
});

describe('a block of a task', () => {
  it('is about the file of its title, with the package of the app', () => {
    const file = 'android/app/src/main/java/org/cornershop/app/MainActivity.java';
    const app = makeFolder('title', { [file]: 'package org.cornershop.app;\nold\n' });
    const value = ' package com.getcapacitor.myapp;\n-old\n+new';
    for (const title of ['android/app/src/main/java/com/getcapacitor/myapp/MainActivity.java', 'MainActivity.java']) {
      app.write(file, 'package org.cornershop.app;\nold\n');
      expect(applyCode(code('diff', value, `title="${title}"`), app, false)).toEqual({ done: `${file}: 1 made` });
      expect(app.read(file)).toBe('package org.cornershop.app;\nnew\n');
    }
    expect(applyCode(code('ts', 'x', 'title="src/photo.ts"'), app, false).left).toBe(
      'src/photo.ts: the app has no such file',
    );
    expect(applyCode(code('groovy', 'x', `title="${file}"`), app, false).left).toContain('without its place');
    expect(applyCode(code('ts', 'x'), app, false).left).toContain('without the name of a file');
  });

  it('sets the variables of a table that the file has', () => {
    const app = makeFolder('table', { 'variables.gradle': "ext {\n  a = '1'\n  ab = '2'\n}\n" });
    const rows = [
      { cells: [[inlineCode('a')], [text('1')], [text('5')]] },
      { cells: [[inlineCode('b')], [text('2')], [text('6')]] },
    ];
    expect(applyTable(table(['variable', 'in version 3', 'in version 4'], rows), 'variables.gradle', app).done).toBe(
      'variables.gradle: a',
    );
    expect(app.read('variables.gradle')).toBe("ext {\n  a = '5'\n  ab = '2'\n}\n");
  });

  it('puts elements of a manifest in place of those with the same name', () => {
    const file = 'android/app/src/main/AndroidManifest.xml';
    const app = makeFolder('manifest', {
      [file]: '<manifest>\n    <uses-permission android:name="B"/>\n</manifest>\n',
    });
    const value =
      '<uses-permission android:name="A" />\n<uses-permission android:name="B" android:maxSdkVersion="32" />';
    const block = code('xml', value, `title="${file}"`);
    expect(applyCode(block, app, false)).toEqual({ done: `${file}: 2 elements` });
    expect(app.read(file)).toBe(`<manifest>\n${value.replace(/^/gm, '    ')}\n</manifest>\n`);
    app.write(file, '<manifest>\n</manifest>\n');
    expect(applyCode(block, app, false).left).toContain('none of the elements');
  });
});

describe('a task', () => {
  const task = (title: string, body: Task['body']): Task => ({ id: title, title: [text(title)], body });
  const part = (...tasks: Task[]) => ({ id: 'v4', title: 'a step', groups: [{ title: 'a group', tasks }] });

  it('is carried out by hand where it begins with the command that does it all', async () => {
    const app = makeFolder('hand', { a: '' });
    const body = [
      code('bash', 'exit 1'),
      paragraph(text('By hand:')),
      code('bash', 'cd sub\ntouch b\n./gradlew wrapper'),
    ];
    app.write('sub/a', '');
    const [result] = await carryOut(part(task('Raise', body)), app);
    expect(result).toMatchObject({ done: ['touch b'], left: ['./gradlew wrapper: downloads Gradle'], words: false });
    expect(app.has('sub/b')).toBe(true);
  });

  it('says in words what the rules know, and the rest is left to people', async () => {
    const project = 'ios/App/App.xcodeproj/project.pbxproj';
    const app = makeFolder('words', {
      [project]: 'IPHONEOS_DEPLOYMENT_TARGET = 12.0;\n',
      old: '',
      'capacitor.config.json': '{"a":1,"b":2}',
    });
    const results = await carryOut(
      part(
        task('Target', [paragraph(text('In Xcode set iOS Deployment Target to 13.0, for the project.'))]),
        task('Move', [list([[text('Move the folder: '), inlineCode('mv old new')], [text('Look at it.')]])]),
        task('b', [list([[text('Removed: configuration key '), inlineCode('b')]])]),
        task('Think', []),
      ),
      app,
    );
    expect(results.map(({ done, words }) => [...done, words])).toEqual([
      [project, false],
      ['old to new', true],
      ['b in capacitor.config.json', false],
      [true],
    ]);
    expect(app.read(project)).toContain('13.0');
    expect(app.has('new')).toBe(true);
    expect(JSON.parse(app.read('capacitor.config.json'))).toEqual({ a: 1 });
  });

  it('stops at a command that fails, with the end of its output', async () => {
    const app = makeFolder('fails', { a: '' });
    await expect(carryOut(part(task('x', [code('bash', 'echo why; exit 3')])), app)).rejects.toThrow(
      '"echo why; exit 3" failed with exit code 3:\n    why',
    );
  });
});

describe('a step of a made app', () => {
  it('tells a missing connection, a long run and an error of the CLI from success', async () => {
    await expect(runStep('echo code ENOTFOUND; exit 1', root)).rejects.toThrow('npm cannot reach its registry');
    await expect(runStep('sleep 5', root, { minutes: 0.01 })).rejects.toThrow('was stopped after 0.01 minutes');
    await expect(runStep('echo "[error] no"', root)).rejects.toThrow('[error] no');
    await expect(runStep('echo "[error] no"', root, { accepted: /no/ })).resolves.toMatchObject({ isFine: true });
    await expect(runStep('echo pod: not found; exit 1', root, { accepted: /pod: not/ })).resolves.toBeDefined();
  });

  it('gets the answers in the order of the questions', async () => {
    const script = 'printf "First? "; read a; printf "Second? "; read b; echo "$a-$b"; cat';
    const answers = [
      { question: 'First?', text: 'y' },
      { question: 'Second?', text: 'n' },
    ];
    expect((await runStep(script, root, { answers })).output).toBe('First? Second? y-n\n');
  });
});

describe('the comparison', () => {
  const tree = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([file, content]) => [file, readText(file, Buffer.from(content))]));

  it('is about lines and what JSON means, not about blanks', () => {
    const expected = tree({
      a: 'x\n  y\n',
      'b.json': '{"a":1,"b":2}',
      'package.json': '{"d":{"@capacitor/core":"4.8.2"}}',
    });
    const same = tree({
      a: ' x\r\n\n y',
      'b.json': '{ "b": 2,\n"a": 1 }',
      'package.json': '{"d":{"@capacitor/core":"^4.0.0"}}',
    });
    expect(compareTrees(expected, same)).toEqual({ files: 3, differences: [] });
    const other = tree({ a: 'x\nz\n', c: '', 'package.json': '{"d":{"@capacitor/core":"^3.0.0"}}' });
    expect(compareTrees(expected, other).differences).toEqual([
      { file: 'a', lines: ['- y', '+ z'] },
      { file: 'b.json', lines: ['- (the file)'] },
      { file: 'c', lines: ['+ (the file)'] },
      { file: 'package.json', lines: ['- "@capacitor/core": "4"', '+ "@capacitor/core": "3"'] },
    ]);
  });

  const row = { app: 'v3', to: 'v4', against: 'a new app' } as const;
  const reason = 'a reason';
  const known: Explanation = { step: 'v4', against: 'a new app', file: /^a$/, lines: /^[yz]$/, reason };

  it('is explained line by line', () => {
    const differences = [
      { file: 'a', lines: ['- y', '+ z', '+ other'] },
      { file: 'b', lines: ['- y'] },
    ];
    const { explained, unexplained, used } = explain(row, differences, [known]);
    expect([explained, unexplained, [...used]]).toEqual([
      [],
      [
        { file: 'a', lines: ['+ other'] },
        { file: 'b', lines: ['- y'] },
      ],
      [known],
    ]);
    expect(explain(row, [{ file: 'a', lines: ['- y'] }], [known]).explained).toEqual(['a']);
    expect(explain(row, [{ file: 'a', lines: ['- x'] }], [known]).used.size).toBe(0);
  });

  it('has explanations that last in later steps of the app, but not for apps that began later', () => {
    expect(isAbout(known, { ...row, to: 'v5' })).toBe(true);
    expect(isAbout(known, { ...row, app: 'v4', to: 'v5' })).toBe(false);
    expect(isAbout({ ...known, against: 'npx cap migrate' }, row)).toBe(false);
    expect(isAbout({ ...known, app: 'v2' }, row)).toBe(false);
  });

  it('names explanations that match nothing, of the steps that were taken', () => {
    const other: Explanation = { ...known, file: /^gone$/ };
    const later: Explanation = { ...known, step: 'v5' };
    const { used } = explain(row, [{ file: 'a', lines: ['- y'] }], [known, other, later]);
    expect(listUnused([known, other, later], [{ ...row, used }])).toEqual([other]);
  });

  it('has a reason for each explanation', () => {
    expect(explanations.filter((one) => one.reason.length < 10)).toEqual([]);
  });

  it('is printed as a table, below what is not done and not explained', () => {
    const task = { id: 'a', title: [text('A task')], body: [] };
    const step = { app: 'v3', to: 'v4', tasks: [{ task, done: [], left: ['a command'], words: true }] } as const;
    const unexplained = [{ file: 'a', lines: Array.from({ length: 50 }, (_, index) => `+ ${index}`) }];
    const proof = { ...row, files: 9, equal: 7, explained: ['b'], unexplained, used: new Set<Explanation>() };
    const lines = reportLines([step], [proof]);
    expect(lines).toContain('  Not done in "A task": a command');
    expect(lines).toContain('  In words only: A task');
    expect(lines).toContain('    … and 10 more lines');
    expect(lines).toContain('| v3 | v4 | a new app | 9 | 7 | 1 | 1 |');
    expect(unusedLines([known]).join()).toContain('An explanation matches nothing: v4, ^a$ (a reason)');
  });

  it('refuses versions that it does not know', async () => {
    const options = { from: undefined, to: undefined, keep: undefined };
    await expect(proveUpgrades({ ...options, from: 'v1' })).rejects.toThrow('--from v1: the versions are');
    await expect(proveUpgrades({ ...options, from: 'v4', to: 'v4' })).rejects.toThrow(
      '--from must name a version older',
    );
  });
});
