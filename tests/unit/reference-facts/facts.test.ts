import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../src/config/versions';
import { nameAndroidVersion, readGradleVariables } from '../../../src/packages/reference/facts/android-facts';
import { findFact, listTemplateFiles, readFacts, readTemplateFile } from '../../../src/packages/reference/facts/index';
import { packageDir, readPackageFile } from '../../../src/packages/reference/facts/package-files';
import { findValue } from '../../../src/packages/reference/facts/source-file';
import { readTarGz } from '../../../src/packages/reference/facts/tar';

const facts = new Map(versionNames.map((version) => [version, readFacts(version)]));

function readValue(version: (typeof versionNames)[number], name: string): string {
  return findFact(facts.get(version) ?? [], name).value;
}

describe('readFacts', () => {
  it.each([
    ['v2', '2', '8.3', '21', '29', '3.6.1', '5.6.4', '4.3.3', '8', '11.0', '5.0'],
    ['v3', '3', '12.4', '21', '30', '4.2.1', '7.0', '4.3.5', '8', '12.0', '5.1'],
    ['v4', '4', '12.4', '22', '32', '7.2.1', '7.4.2', '4.3.13', '11', '13.0', '5.1'],
    ['v5', '5', '16', '22', '33', '8.0.0', '8.0.2', '4.3.15', '17', '13.0', '5.1'],
  ] as const)('reads the platform numbers of %s', (version, ...expected) => {
    const names = ['majorVersion', 'nodeMinimum', 'minSdkVersion', 'targetSdkVersion', 'androidGradlePlugin', 'gradle'];
    const more = ['googleServices', 'java', 'iosDeploymentTarget', 'swiftVersion'];
    expect([...names, ...more].map((name) => readValue(version, name))).toEqual(expected);
  });

  it.each(versionNames)('gives every fact of %s one name, a value, a label and a source', (version) => {
    const list = facts.get(version) ?? [];
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(list.filter(({ value, label, source }) => value === '' || label === '' || source === '')).toEqual([]);
  });

  it.each(versionNames)('finds in the library of %s the SDK levels that the template sets', (version) => {
    const library = readPackageFile(version, '@capacitor/android', 'capacitor/build.gradle');
    for (const name of ['minSdkVersion', 'compileSdkVersion', 'targetSdkVersion']) {
      expect(library).toMatch(new RegExp(`ext\\.${name} : ${readValue(version, name)}\\b`));
    }
  });

  it.each(versionNames)('gives a reason for every fact of %s that no package states', (version) => {
    const byHand = (facts.get(version) ?? []).filter(({ source }) => source === 'hand');
    expect(byHand.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['xcode', 'androidStudio', 'emulatorApiLevel', 'releaseDate', 'maintenanceEnd']),
    );
    expect(byHand.filter(({ note }) => (note ?? '').length < 20)).toEqual([]);
  });

  it('reads what only some versions have', () => {
    expect(readValue('v4', 'minWebViewVersion')).toBe('55');
    expect(readValue('v4', 'defaultWebViewVersion')).toBe('60');
    expect(readValue('v4', 'coreSplashScreenVersion')).toBe('1.0.0-rc01');
    expect(readValue('v5', 'kotlin')).toBe('1.8.20');
    expect(readValue('v2', 'firebaseMessagingVersion')).toBe('20.1.2');
    expect(() => readValue('v3', 'minWebViewVersion')).toThrow('no fact "minWebViewVersion"');
    expect(() => readValue('v2', 'kotlin')).toThrow('no fact "kotlin"');
  });

  it('states the release of every package and its major version', () => {
    expect(readValue('v3', 'package:@capacitor/camera')).toBe('1.3.1');
    expect(readValue('v3', 'packageMajor:@capacitor/camera')).toBe('1');
    expect(readValue('v4', 'package:@capacitor/core')).toBe(readValue('v4', 'coreVersion'));
  });

  it('names Android releases', () => {
    expect(readValue('v4', 'minAndroidVersion')).toBe('5.1');
    expect(readValue('v5', 'targetAndroidVersion')).toBe('13');
    expect(() => nameAndroidVersion('99')).toThrow('API level 99');
  });
});

describe('findFact', () => {
  it('names the nearest fact when there is none of that name', () => {
    expect(() => findFact(facts.get('v4') ?? [], 'minSdkVersoin')).toThrow(
      'There is no fact "minSdkVersoin"; did you mean "minSdkVersion"?',
    );
  });
});

describe('findValue', () => {
  it('names file, subject and pattern when a file does not state what is sought', () => {
    const file = { source: '@capacitor/ios Capacitor.podspec', version: 'v4' as const, text: 'Pod::Spec.new' };
    expect(() => findValue(file, 'swiftVersion', /swift_version = (.*)/)).toThrow(
      '@capacitor/ios Capacitor.podspec of v4 does not state swiftVersion (pattern swift_version = (.*))',
    );
  });
});

describe('readGradleVariables', () => {
  it('reads numbers and quoted versions, and no other lines', () => {
    const text = "ext {\n  minSdkVersion = 22\n  coreVersion =  '1.8.0-rc01'\n  // junitVersion = '4'\n  apply(x)\n}";
    expect(readGradleVariables(text)).toEqual([
      { name: 'minSdkVersion', value: '22' },
      { name: 'coreVersion', value: '1.8.0-rc01' },
    ]);
  });
});

describe('templates', () => {
  it.each(versionNames)('lists and reads the files of %s, sorted', (version) => {
    const files = listTemplateFiles(version, 'android');
    expect(files).toContain('app/src/main/AndroidManifest.xml');
    expect(files).toEqual([...files].sort());
    expect(readTemplateFile(version, 'android', 'app/src/main/AndroidManifest.xml')).toContain('<manifest');
    expect(readTemplateFile(version, 'ios', 'App/App/Info.plist')).toContain('<plist');
    expect(readTemplateFile(version, 'ios', '.gitignore')).toContain('App/Pods');
  });

  it('names version and template of a file that is not there', () => {
    expect(() => readTemplateFile('v4', 'ios', 'App/Nofile')).toThrow(
      '@capacitor/cli of v4 has no file App/Nofile in assets/ios-template.tar.gz',
    );
  });
});

describe('package files', () => {
  it('resolves from the workspace of the version', () => {
    expect(JSON.parse(readPackageFile('v3', '@capacitor/core', 'package.json'))).toMatchObject({ version: '3.9.0' });
  });

  it('names package and version of what is missing', () => {
    expect(() => packageDir('v2', '@capacitor/preferences')).toThrow(
      'src/capacitor/v2/package.json has no dependency "@capacitor/preferences"',
    );
    expect(() => readPackageFile('v4', '@capacitor/ios', 'nope.txt')).toThrow(
      '@capacitor/ios of v4 has no file nope.txt',
    );
  });
});

describe('readTarGz', () => {
  /** Creates one tar entry: the header fields at their offsets, then the content, padded to full blocks. */
  function entry(name: string, content: string, type = '0', prefix = ''): string {
    const size = `${content.length.toString(8).padStart(11, '0')} `;
    const header = `${name.padEnd(124, '\0')}${size}`.padEnd(156, '\0') + type.padEnd(189, '\0') + prefix;
    return header.padEnd(512, '\0') + content.padEnd(Math.ceil(content.length / 512) * 512, '\0');
  }
  const end = '\0'.repeat(1024);

  it('reads files, long paths included, and leaves folders out', () => {
    const longPath = `${'x'.repeat(120)}/y.txt`;
    const record = ` path=${longPath}\n`;
    const archive = gzipSync(
      [
        entry('./b.txt', 'second'),
        entry('dir/', '', '5'),
        entry('a.txt', 'first', '0', 'deep/folder'),
        entry('pax', `${record.length + 3}${record}`, 'x'),
        entry('cut', 'long'),
        end,
      ].join(''),
    );
    const files = [...readTarGz(archive)].map(([name, content]) => [name, content.toString('utf8')]);
    expect(files).toEqual([
      ['b.txt', 'second'],
      ['deep/folder/a.txt', 'first'],
      [longPath, 'long'],
    ]);
  });

  it('refuses an archive that is cut off', () => {
    const cut = entry('a.txt', 'x'.repeat(600)).slice(0, 700);
    expect(() => readTarGz(gzipSync(cut))).toThrow('damaged at byte 0');
  });
});
