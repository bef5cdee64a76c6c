import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { v2ConfigKeys } from '../../../src/packages/reference/config/v2-keys';
import { listFiles, packageDir, readPackageFile } from '../../../src/packages/reference/facts/package-files';
import { findAppFields, findKeysInApple, findKeysInCliScript, findKeysInJava } from './v2-sources';

interface Reading {
  key: string;
  /** `package/path`. */
  file: string;
}

/** Finds every place where a key is read, in the sources of one package with one of the suffixes. */
function findReadings(name: string, below: string, suffixes: string[], find: (text: string) => string[]): Reading[] {
  const folder = join(packageDir('v2', name), below);
  return listFiles(folder)
    .filter((path) => suffixes.some((suffix) => path.endsWith(suffix)))
    .flatMap((path) =>
      find(readFileSync(join(folder, path), 'utf8')).map((key) => ({ key, file: `${name}/${below}/${path}` })),
    );
}

const readings: Reading[] = [
  ...findReadings('@capacitor/cli', 'dist', ['.js'], findKeysInCliScript),
  ...findReadings('@capacitor/cli', 'dist', ['config.js'], findAppFields),
  ...findReadings('@capacitor/android', 'capacitor/src/main/java', ['.java'], findKeysInJava),
  ...findReadings('@capacitor/ios', 'Capacitor/Capacitor', ['.swift', '.m'], findKeysInApple),
];

/** Reads a file given as `@capacitor/x/path`. */
function readSource(file: string): string {
  const [scope, name, ...path] = file.split('/');
  return readPackageFile('v2', `${scope}/${name}`, path.join('/'));
}

describe('configuration keys of v2', () => {
  it('are all that the packages read', () => {
    const listed = new Set(v2ConfigKeys.map(({ path }) => path));
    expect(readings.filter(({ key }) => !listed.has(key))).toEqual([]);
    expect(readings.length).toBeGreaterThan(v2ConfigKeys.length);
  });

  it('are read by the files that the list names', () => {
    const wrong = v2ConfigKeys.flatMap(({ path, readBy }) => {
      const name = path.slice(path.lastIndexOf('.') + 1);
      return readBy
        .filter((file) => {
          const text = readSource(file);
          return file.startsWith('@capacitor/cli/')
            ? !new RegExp(`\\b${name}\\b`).test(text)
            : !text.includes(`"${path}"`);
        })
        .map((file) => `${path}: ${file}`);
    });
    expect(wrong).toEqual([]);
  });

  it('name every native file that reads them', () => {
    const native = readings.filter(({ file }) => !file.startsWith('@capacitor/cli/'));
    const unnamed = native.filter(({ key, file }) => {
      const listed = v2ConfigKeys.find(({ path }) => path === key);
      return listed !== undefined && !listed.group && !listed.readBy.includes(file);
    });
    expect(unnamed).toEqual([]);
  });

  it('have a reader unless they are groups', () => {
    expect(v2ConfigKeys.filter(({ group, readBy }) => group !== (readBy.length === 0))).toEqual([]);
  });

  it('give the defaults that the sources state', () => {
    const config = readPackageFile('v2', '@capacitor/cli', 'dist/config.js').replaceAll('\\\\', '\\');
    const defaults = new Map(v2ConfigKeys.map((key) => [key.path, key.default]));
    expect(config).toContain(`webDir: '${defaults.get('webDir')}'`);
    expect(config).toContain(`minVersion: '${defaults.get('ios.minVersion')}'`);
    expect(config).toContain(`cordovaSwiftVersion: '${defaults.get('ios.cordovaSwiftVersion')}'`);
    expect(config).toContain(`windowsAndroidStudioPath: '${defaults.get('windowsAndroidStudioPath')}'`);
    expect(config).toContain(`androidStudioPath: '${defaults.get('linuxAndroidStudioPath')}'`);
    const bridge = readSource('@capacitor/android/capacitor/src/main/java/com/getcapacitor/Bridge.java');
    expect(bridge).toContain(`"server.hostname", "${defaults.get('server.hostname')}"`);
    expect(bridge).toContain(`CAPACITOR_HTTP_SCHEME = "${defaults.get('server.androidScheme')}"`);
    expect(bridge).toContain(`"server.html5mode", ${defaults.get('server.html5mode')}`);
    expect(bridge).toContain(`"android.allowMixedContent", ${defaults.get('android.allowMixedContent')}`);
    const apple = readSource('@capacitor/ios/Capacitor/Capacitor/CAPBridge.swift');
    expect(apple).toContain(`CAP_DEFAULT_SCHEME = "${defaults.get('server.iosScheme')}"`);
  });
});

describe('the search in the sources', () => {
  it('finds what the CLI takes from the file', () => {
    const script = `this.cli.npmClient = this.app.extConfig.npmClient || '';
      config.app.extConfig.ios.flags.join(' ');
      ((_a = config.app.extConfig.server) === null || _a === void 0 ? void 0 : _a.secret)`;
    expect(findKeysInCliScript(script)).toEqual(['npmClient', 'ios.flags', 'server', 'server.secret']);
  });

  it('finds the settings among the fields of the app', () => {
    const script =
      "    this.app = {\n        rootDir: '',\n        fresh: 1,\n        nested: {\n            deep: 1\n        }\n    };\n";
    expect(findAppFields(script)).toEqual(['fresh', 'nested']);
    expect(findAppFields('this.ios = {\n    x: 1\n};')).toEqual([]);
  });

  it('finds what Java asks for', () => {
    expect(findKeysInJava('this.config.getBoolean("android.fresh", bridge.getConfig().getString("other"))')).toEqual([
      'android.fresh',
      'other',
    ]);
    expect(findKeysInJava('call.getString("url")')).toEqual([]);
  });

  it('finds what Swift and Objective-C ask for', () => {
    expect(findKeysInApple('capConfig.getString("ios.fresh") ?? bridge!.config.getValue("fresh")')).toEqual([
      'ios.fresh',
      'fresh',
    ]);
    expect(findKeysInApple('[self.bridge.config getValue:@"ios.more"]')).toEqual(['ios.more']);
    expect(findKeysInApple('call.getString("url")')).toEqual([]);
  });
});
