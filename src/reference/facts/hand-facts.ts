/** The few facts that no package states. Each says why its value holds. */
import type { VersionName } from '../../config/versions';
import type { PlatformFact } from '../types';

interface HandFact {
  name: string;
  label: string;
  note: string;
  /** Versions without a value do not have the fact. */
  values: Partial<Record<VersionName, string>>;
}

const handFacts: readonly HandFact[] = [
  {
    name: 'xcode',
    label: 'Oldest Xcode that builds the iOS project',
    note: 'Packages name a Swift version and a deployment target, never an Xcode; from the release announcements.',
    values: { v2: '11', v3: '12', v4: '13', v5: '14.1' },
  },
  {
    name: 'androidStudio',
    label: 'Oldest Android Studio that opens the Android project',
    note: "From Google's compatibility table of Android Studio and the Android Gradle plugin that the template applies.",
    values: { v2: '3.6', v3: '4.2', v4: 'Chipmunk (2021.2.1)', v5: 'Flamingo (2022.2.1)' },
  },
  {
    name: 'drawnXcode',
    label: 'Xcode that the pictures of the pages show',
    note: 'The drawings in static/img/screens follow this release; later ones look alike.',
    values: { v2: '14', v3: '14', v4: '14', v5: '14' },
  },
  {
    name: 'drawnAndroidStudio',
    label: 'Android Studio that the pictures of the pages show',
    note: 'The drawings in static/img/screens follow this release.',
    values: { v2: 'Flamingo', v3: 'Flamingo', v4: 'Flamingo', v5: 'Flamingo' },
  },
  {
    name: 'emulatorApiLevel',
    label: 'Lowest API level of an emulator image for development',
    note: 'Older images carry a System WebView below the minimum and cannot update it without Google Play.',
    values: { v2: '24', v3: '24', v4: '24', v5: '24' },
  },
  {
    name: 'defaultWebViewVersion',
    label: 'Oldest System WebView (Chrome) supported',
    note: 'The runtime does not check the WebView before v4, so no file states it; from the release announcements.',
    values: { v2: '50', v3: '60' },
  },
  {
    name: 'releaseDate',
    label: 'Day of the first stable release of this major version',
    note: 'From the support policy of the project.',
    values: { v2: '2020-04-03', v3: '2021-05-18', v4: '2022-07-27', v5: '2023-05-03' },
  },
  {
    name: 'maintenanceEnd',
    label: 'Last day of maintenance of this major version',
    note: 'From the support policy of the project.',
    values: { v2: '2021-11-18', v3: '2023-01-27', v4: '2023-11-03', v5: '2024-10-15' },
  },
];

/** The hand-written facts that hold for a version. */
export function listHandFacts(version: VersionName): PlatformFact[] {
  return handFacts.flatMap(({ name, label, note, values }) => {
    const value = values[version];
    return value === undefined ? [] : [{ name, value, label, source: 'hand', note }];
  });
}
