import { describe, expect, it } from 'vitest';
import { compareValues } from '../../../../src/packages/upgrade/project/check-lines';
import { readConfig } from '../../../../src/packages/upgrade/project/read-config';
import { readDiff } from '../../../../src/packages/upgrade/project/read-diff';
import { readLines } from '../../../../src/packages/upgrade/project/read-lines';
import { listElements, readXml } from '../../../../src/packages/upgrade/project/read-xml';
import { measureCpu } from '../../cpu-time';

describe('lines of a file', () => {
  const settingsOf = (text: string) =>
    readLines(text).flatMap(({ line, setting }) => (setting ? [{ line, ...setting }] : []));

  it.each([
    ['    minSdkVersion = 22', 'minSdkVersion', '22'],
    ["    androidxCoreVersion =  '1.2.0'", 'androidxCoreVersion', '1.2.0'],
    ['ext.kotlin_version = "1.8.20"', 'kotlin_version', '1.8.20'],
    ["  classpath 'com.android.tools.build:gradle:4.2.1'", 'com.android.tools.build:gradle', '4.2.1'],
    ['classpath("com.google.gms:google-services:4.3.5")', 'com.google.gms:google-services', '4.3.5'],
    ['classpath "com.android.tools.build:gradle:$agp"', 'com.android.tools.build:gradle', '$agp'],
    ['distributionUrl=https\\://a.b/gradle-7.0-all.zip', 'distributionUrl', 'https\\://a.b/gradle-7.0-all.zip'],
    ["platform :ios, '13.0'", 'platform :ios', '13.0'],
    ['platform :ios, 13', 'platform :ios', '13'],
    ['\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 13.0;', 'IPHONEOS_DEPLOYMENT_TARGET', '13.0'],
  ])('set a value: %s', (line, name, value) => {
    expect(settingsOf(`\n${line}\r\n`)).toEqual([{ line: 2, name, value }]);
  });

  it.each(['if (a == 5)', "pod 'A', :path => '../a'", '// minSdkVersion = 22', '# a=5', '/* a = 5 */', 'end', ''])(
    'set none: %s',
    (line) => {
      expect(settingsOf(line)).toEqual([]);
    },
  );

  it('are the same whatever their quotes, spaces and comments, and however deep the project is', () => {
    const plainOf = (text: string) => readLines(text).map(({ plain }) => plain);
    expect(plainOf("  require_relative  '../../../node_modules/a' # pods")).toEqual(
      plainOf('require_relative "../../node_modules/a"'),
    );
    expect(plainOf('a /* b\nc */ d "//"')).toEqual(['a', "d '//'"]);
    expect(plainOf('/* a\n b = 5\n c */ e = 6')).toEqual(['', '', 'e = 6']);
  });
});

describe('values', () => {
  it.each([
    ['22', '32', -1],
    ['1.10.0', '1.9.2', 1],
    ['13', '13.0', 0],
    ['1.0.0-rc01', '1.0.0', -1],
    ['1.0.0-rc02', '1.0.0-rc01', 1],
    ['1.0.0', '1.0.0-beta1', 1],
    ['https\\://mirror9.org/gradle-7.4.2-bin.zip', 'https\\://services.gradle.org/gradle-7.4.2-all.zip', 0],
    ['rootProject.ext.sdk', '32', undefined],
    ['$agp', '7.2.1', undefined],
    ['project.hasProperty("sdk") ? 30 : 32', '32', undefined],
    ['true', 'true', undefined],
  ])('%s and %s are compared by their versions', (own, other, order) => {
    const found = compareValues(own, other);
    expect(found === undefined ? undefined : Math.sign(found)).toBe(order);
  });
});

describe('a diff', () => {
  it('has lines that were added, removed and kept, and which of them belong together', () => {
    expect(readDiff(' a\n-b\n+c\n+d\n@@ … @@\n-e\n f')).toEqual({
      added: ['c', 'd'],
      removed: ['b', 'e'],
      kept: ['a', 'f'],
      changes: [
        { added: ['c', 'd'], removed: ['b'] },
        { added: [], removed: ['e'] },
      ],
    });
  });
});

describe('XML', () => {
  it('has elements with attributes, text and lines', () => {
    const { elements } = readXml(`<?xml version="1.0"?>
<!-- <a b="c"/> -->
<manifest package="p">
  <activity
      android:name=".A>B"
      android:exported='true'>
    <intent-filter/>
  </activity>
</manifest>
<dict><key> NSFoo </key><true/></dict>`);
    expect(listElements(elements).map(({ name, line, text }) => [name, line, text.trim()])).toEqual([
      ['manifest', 3, ''],
      ['activity', 4, ''],
      ['intent-filter', 7, ''],
      ['dict', 10, ''],
      ['key', 10, 'NSFoo'],
      ['true', 10, ''],
    ]);
    expect(elements[0]?.children[0]?.attributes).toEqual([
      { name: 'android:name', value: '.A>B', line: 5 },
      { name: 'android:exported', value: 'true', line: 6 },
    ]);
  });

  it('may be a part of a file', () => {
    const part = readXml('  android:launchMode="singleTask"\n  android:exported="true">\n</activity>\n<a');
    expect(part.loose.map(({ name, line }) => [name, line])).toEqual([
      ['android:launchMode', 1],
      ['android:exported', 2],
    ]);
    expect(part.elements).toEqual([]);
  });

  it('is read in a short time, whatever it is', () => {
    const time = measureCpu(() => {
      for (const bit of ['<', '<a ', '<a b="', '<!--', '</a>', '<a>', 'a="', '<a "', "<a '", 'a', '<!', '<a></b>'])
        readXml(bit.repeat(20_000));
    });
    expect(time, 'milliseconds').toBeLessThan(3000);
  });
});

describe('any text', () => {
  const bits = [
    '{',
    '}',
    '"',
    "'",
    '`',
    '/*',
    '/**/',
    '//',
    '{a:',
    '[',
    'a',
    ' ',
    "'a:b:",
    '=',
    '\\',
    '../',
    '\n',
    '#',
  ];

  it('is read in a short time by all readers', () => {
    const time = measureCpu(() => {
      for (const bit of bits) {
        for (const text of [bit.repeat(100_000), `${bit}\n`.repeat(10_000)]) {
          readConfig(text);
          readLines(text);
          readXml(text);
        }
      }
    });
    expect(time, 'milliseconds').toBeLessThan(10_000);
  });
});

describe('a configuration', () => {
  const pathsOf = (source: string) => readConfig(source).keys.map(({ path, line }) => `${line} ${path}`);

  it('is JSON, with comments or without', () => {
    const source = '{\n  // "a": 1,\n  "appId": "x{:",\n  "ios": { "minVersion": "12" },\n  "list": [{ "b": 1 }],\n}';
    expect(pathsOf(source)).toEqual(['3 appId', '4 ios', '4 ios.minVersion', '5 list']);
    expect(readConfig(source)).toMatchObject({ start: 1 });
    expect(readConfig(source).unknown).toBeUndefined();
  });

  it('is TypeScript or JavaScript', () => {
    const source = `import type { CapacitorConfig } from '@capacitor/cli';
import { KeyboardResize as Resize } from '@capacitor/keyboard';

/* { hideLogs: true } */
const config: CapacitorConfig = {
  appId: 'a',
  server: {
    androidScheme: \`http\`,
    url: isLocal ? 'http://a' : undefined,
  },
  'plugins': { Keyboard: { resize: Resize.Body } },
} as const;

export default config;`;
    expect(pathsOf(source)).toEqual([
      '6 appId',
      '7 server',
      '8 server.androidScheme',
      '9 server.url',
      '11 plugins',
      '11 plugins.Keyboard',
      '11 plugins.Keyboard.resize',
    ]);
    expect(readConfig(source).start).toBe(5);
    expect(readConfig(source).unknown).toBeUndefined();
    expect(pathsOf('module.exports = { a: { b: 1 } };')).toEqual(['1 a', '1 a.b']);
    expect(pathsOf('export default { a: 1 }')).toEqual(['1 a']);
    expect(pathsOf('const make = () => ({ a: 1 });')).toEqual(['1 a']);
    expect(pathsOf('if (b) { x ? y : z } else { switch (c) { } }')).toEqual([]);
  });

  it.each(['{\n...base }', '{ a: 1,\n[b]: 2 }', '{ a: 1,\nserver }', '{\nserver, a: 1 }'])(
    'may bring keys from elsewhere: %j',
    (source) => {
      expect(readConfig(`export default ${source}`).unknown).toBe(2);
    },
  );

  it('knows which objects are written there', () => {
    const { keys } = readConfig('export default { ios: shared.ios, android: {}, server: a ? { b: 1 } : { c: 1 } };');
    expect(keys.map(({ path, isObject }) => [path, isObject])).toEqual([
      ['ios', false],
      ['android', true],
      ['server', false],
    ]);
  });
});
