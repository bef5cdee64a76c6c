import { describe, expect, it } from 'vitest';
import { checkTypedFacts } from '../../../src/packages/docs-checks/typed-facts';
import { listProblems, makePage, readFixture } from './fixture';

describe('checkTypedFacts', () => {
  it('accepts facts, and what other system releases do', () => {
    expect(listProblems(checkTypedFacts(readFixture('typed-facts/passes.md')))).toEqual([]);
  });

  it('reports each number with the fact to write', () => {
    expect(listProblems(checkTypedFacts(readFixture('typed-facts/fails.md')))).toEqual([
      '1: "Xcode 14.1" is typed by hand: write :fact[xcode] for the number',
      '2: "Android Studio Flamingo" is typed by hand: write :fact[androidStudio] for the number',
      '2: "Node.js 16" is typed by hand: write :fact[nodeMinimum] for the number',
      '2: "JDK 17" is typed by hand: write :fact[java] for the number',
      '3: "Android 5+" is typed by hand: write :fact[minAndroidVersion] for the number',
      '3: "minimum is iOS 13" is typed by hand: write :fact[minIosVersion] for the number',
      '3: "supports Android 5.1" is typed by hand: write :fact[minAndroidVersion] for the number',
      '4: @capacitor/camera is installed without a release: write ::install{packages="@capacitor/camera"} or @capacitor/camera@{{fact:packageMajor:@capacitor/camera}}',
      '4: "@capacitor/core@latest" types a release by hand: write {{fact:package:@capacitor/core}} or {{fact:packageMajor:@capacitor/core}}',
      '7: "minSdkVersion = 22" is typed by hand: write {{fact:minSdkVersion}} for the number',
      '8: "compileSdkVersion 33" is typed by hand: write {{fact:compileSdkVersion}} for the number',
      '13: "@capacitor/core": "^5.0.0" types a release by hand: write {{fact:package:@capacitor/core}} or {{fact:packageMajor:@capacitor/core}}',
      '18: "platform :ios, \'13.0" is typed by hand: write {{fact:iosDeploymentTarget}} for the number',
    ]);
  });

  it('leaves upgrade guides alone', () => {
    expect(checkTypedFacts(makePage('updating/5-0.md', 'Install Xcode 14.1.'))).toEqual([]);
  });
});
