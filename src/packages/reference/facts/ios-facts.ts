/** What the iOS runtime and a new iOS project state about themselves. */
import type { VersionName } from '../../../config/versions';
import type { PlatformFact } from '../types';
import { findValue, packageFile, shortenVersion, templateFile } from './source-file';

/** Facts of iOS: deployment target, Swift, CocoaPods. */
export function readIosFacts(version: VersionName): PlatformFact[] {
  const podspec = packageFile(version, '@capacitor/ios', 'Capacitor.podspec');
  const podfile = templateFile(version, 'ios', 'App/Podfile');
  const target = findValue(podspec, 'deployment target', /\.ios\.deployment_target\s*=\s*'([\d.]+)'/);
  return [
    {
      name: 'iosDeploymentTarget',
      value: target,
      label: 'iOS deployment target, as Xcode and the Podfile write it',
      source: podspec.source,
    },
    {
      name: 'minIosVersion',
      value: shortenVersion(target),
      label: 'Oldest iOS that the app installs on',
      source: podspec.source,
    },
    {
      name: 'swiftVersion',
      value: findValue(podspec, 'Swift version', /\.swift_version\s*=\s*'([\d.]+)'/),
      label: 'Swift version of the runtime',
      source: podspec.source,
    },
    {
      name: 'cocoaPods',
      value: findValue(podfile, 'CocoaPods version', /CocoaPods ([\d.]+) or newer/),
      label: 'Oldest CocoaPods that the Podfile works with',
      source: podfile.source,
    },
  ];
}
