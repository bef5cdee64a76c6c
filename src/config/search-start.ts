/** A page or a key that the search offers: the key of its page (`/config`), with a fragment for a part of it. A version shows only the pages it has. */
export interface OfferedPage {
  readonly page: string;
  /** Without it, the title of the page. */
  readonly label?: string;
  /** What it is about, in one line. */
  readonly note: string;
  readonly kind?: 'key';
  /** Group of pages that it belongs to. */
  readonly place: string;
}

/** Before anything is typed, in this order. */
export const oftenNeeded: readonly OfferedPage[] = [
  {
    page: '/guides/requirements',
    note: 'Which tools and devices this version needs, and how long it is supported.',
    place: 'Concepts',
  },
  {
    page: '/config#webdir',
    label: 'webDir',
    note: 'Folder with the finished build of your web app.',
    kind: 'key',
    place: 'Configuration',
  },
  { page: '/android/troubleshooting', note: 'Messages of Gradle, adb and Logcat, and what to do.', place: 'Android' },
  { page: '/ios/troubleshooting', note: 'Messages of Xcode and CocoaPods, and what to do.', place: 'iOS' },
];

/** Where nothing was found. */
export const offeredInstead: readonly OfferedPage[] = [
  {
    page: '/plugins/community',
    note: 'Plugins of the community, with the versions that they support.',
    place: 'Plugins',
  },
  { page: '/apis', note: 'All plugins of the Capacitor team.', place: 'Plugins' },
  { page: '/plugins/cordova', note: 'Where no Capacitor plugin does it.', place: 'Plugins' },
  // In v2, that page has another address.
  { page: '/cordova/using-cordova-plugins', note: 'Where no Capacitor plugin does it.', place: 'Plugins' },
];
