import { describe, expect, it } from 'vitest';
import { findApps } from '../../../../src/packages/upgrade/project/find-apps';

const foldersOf = (...paths: string[]): string[] => findApps(paths).map(({ folder }) => folder);
const filesOf = (...paths: string[]): Record<string, string> => Object.fromEntries(findApps(paths)[0]?.files ?? []);

describe('the apps among files', () => {
  it('are folders with a configuration of Capacitor, or with a package.json beside a native project', () => {
    expect(foldersOf('package.json', 'capacitor.config.json', 'android/variables.gradle')).toEqual(['']);
    expect(
      foldersOf('package.json', 'apps/a/capacitor.config.ts', 'apps/b/package.json', 'apps/b/ios/App/Podfile'),
    ).toEqual(['apps/a', 'apps/b']);
    expect(foldersOf('package.json', 'src-capacitor/package.json', 'src-capacitor/capacitor.config.json')).toEqual([
      'src-capacitor',
    ]);
  });

  it('are the uppermost folders with a package.json if there is none', () => {
    expect(foldersOf('package.json', 'web/package.json')).toEqual(['']);
    expect(foldersOf('a/package.json', 'b/package.json', 'b/c/package.json')).toEqual(['a', 'b']);
    expect(foldersOf('README.md', 'src/index.ts')).toEqual([]);
  });

  it('are not copies, packages and output', () => {
    expect(
      foldersOf(
        'package.json',
        'capacitor.config.json',
        'ios/App/App/capacitor.config.json',
        'android/app/src/main/assets/capacitor.config.json',
        'node_modules/a/package.json',
        'node_modules/a/capacitor.config.json',
        'dist/capacitor.config.json',
        '.cache/b/capacitor.config.json',
      ),
    ).toEqual(['']);
  });

  it('have the package.json and the lock file of their workspace if they have none', () => {
    expect(filesOf('package.json', 'yarn.lock', 'apps/a/capacitor.config.ts', 'apps/a/android/build.gradle')).toEqual({
      'package.json': 'package.json',
      'yarn.lock': 'yarn.lock',
      'capacitor.config.ts': 'apps/a/capacitor.config.ts',
      'android/build.gradle': 'apps/a/android/build.gradle',
    });
    expect(
      filesOf('package.json', 'yarn.lock', 'a/package.json', 'a/package-lock.json', 'a/capacitor.config.ts'),
    ).toEqual({
      'package.json': 'a/package.json',
      'package-lock.json': 'a/package-lock.json',
      'capacitor.config.ts': 'a/capacitor.config.ts',
    });
  });

  it('may be single files, or a native project alone', () => {
    expect(filesOf('package.json', 'variables.gradle', 'Info.plist', 'build.gradle')).toEqual({
      'package.json': 'package.json',
      'android/variables.gradle': 'variables.gradle',
      'android/build.gradle': 'build.gradle',
      'ios/App/App/Info.plist': 'Info.plist',
    });
    expect(filesOf('variables.gradle', 'app/build.gradle', 'app/src/main/AndroidManifest.xml')).toEqual({
      'android/variables.gradle': 'variables.gradle',
      'android/app/src/main/AndroidManifest.xml': 'app/src/main/AndroidManifest.xml',
    });
  });
});
