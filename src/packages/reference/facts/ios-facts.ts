/** What the iOS runtime and a new iOS project state about themselves. */
import type { VersionName } from '../../../config/versions';
import type { PlatformFact } from '../types';
import { packageFile, readFact, shortenVersion, templateFile } from './source-file';

/** Facts of iOS: deployment target, Swift, CocoaPods. */
export function readIosFacts(version: VersionName): PlatformFact[] {
  const podspec = packageFile(version, '@capacitor/ios', 'Capacitor.podspec');
  const podfile = templateFile(version, 'ios', 'App/Podfile');
  const target = readFact(
    podspec,
    'iosDeploymentTarget',
    'iOS deployment target, as Xcode and the Podfile write it',
    /\.ios\.deployment_target\s*=\s*'([\d.]+)'/,
  );
  return [
    target,
    {
      ...target,
      name: 'minIosVersion',
      value: shortenVersion(target.value),
      label: 'Oldest iOS that the app installs on',
    },
    readFact(podspec, 'swiftVersion', 'Swift version of the runtime', /\.swift_version\s*=\s*'([\d.]+)'/),
    readFact(podfile, 'cocoaPods', 'Oldest CocoaPods that the Podfile works with', /CocoaPods ([\d.]+) or newer/),
  ];
}
