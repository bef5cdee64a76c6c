/** Statements in pages about native code that loses data, ends the app or never settles, with the lines of a package that prove them. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../src/config/versions';
import { readTemplateFile } from '../../src/packages/reference/facts';
import { listFiles, packageDir } from '../../src/packages/reference/facts/package-files';
import { versionsBetween, versionsSince } from '../versions';
import { findPage } from './run-sample';

interface Fact {
  readonly page: string;
  /** Part of the sentence. Line breaks count as spaces. */
  readonly says: string;
  readonly versions: readonly VersionName[];
  /** The part of the package's name after `@capacitor/`. */
  readonly package: string;
  /** Name of a file in the package, without its folders. */
  readonly file: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const facts: readonly Fact[] = [
  {
    page: 'apis/push-notifications',
    says: 'pass the notification of an event: on Android its `id` is a string, and the method crashes the app',
    versions: versionsSince('v3'),
    package: 'push-notifications',
    file: 'PushNotificationsPlugin.java',
    has: ['Integer id = notif.getInteger("id");', 'remoteMessageData.put("id", remoteMessage.getMessageId());'],
  },
  {
    page: 'apis/local-notifications',
    says: 'What came due in the meantime appears about fifteen seconds later, and with `repeats` then every minute.',
    versions: versionsSince('v3'),
    package: 'local-notifications',
    file: 'LocalNotificationRestoreReceiver.java',
    has: ['long newDateTime = new Date().getTime() + 15 * 1000;', 'schedule.setAt(new Date(newDateTime));'],
    lacks: ['isRepeating', 'setRepeats'],
  },
  {
    page: 'apis/local-notifications',
    says: 'What came due in the meantime appears about fifteen seconds later, and with `repeats` then every minute.',
    versions: versionsSince('v3'),
    package: 'local-notifications',
    file: 'LocalNotificationManager.java',
    has: ['long interval = at.getTime() - new Date().getTime();'],
  },
  {
    page: 'apis/local-notifications',
    says: 'they keep appearing, but `getPending` leaves them out, and a restart of the device ends them',
    versions: versionsSince('v3'),
    package: 'local-notifications',
    file: 'TimedNotificationPublisher.java',
    has: [
      'if (!rescheduleNotificationIfNeeded(context, intent, id)) { storage.deleteNotification(Integer.toString(id)); }',
      'String dateString = intent.getStringExtra(CRON_KEY); if (dateString != null) {',
    ],
  },
  {
    page: 'apis/local-notifications',
    says: 'with `Must provide notifications array as notifications option` on Android',
    versions: versionsSince('v3'),
    package: 'local-notifications',
    file: 'LocalNotification.java',
    has: ['if (notifications == null || notifications.size() == 0) {'],
  },
  {
    page: 'apis/camera',
    says: 'the plugin no longer knows which file the camera app wrote',
    versions: versionsSince('v3'),
    package: 'camera',
    file: 'CameraPlugin.java',
    has: ['if (imageFileSavePath == null) { call.reject(IMAGE_PROCESS_NO_FILE_ERROR);'],
  },
  {
    page: 'apis/filesystem',
    says: 'it has deleted an old target by then',
    versions: versionsSince('v3'),
    package: 'filesystem',
    file: 'Filesystem.java',
    has: ['toObject.delete(); if (doRename) { boolean modified = fromObject.renameTo(toObject);'],
  },
  {
    page: 'apis/splash-screen',
    says: 'the plugin closes the dialog of the start, and no later one',
    versions: versionsBetween('v3', 'v3'),
    package: 'splash-screen',
    file: 'SplashScreen.java',
    has: [
      'if (isHiding) { return; } isHiding = true; activity.runOnUiThread(',
      'dialog = null; isVisible = false; } }',
    ],
  },
  {
    page: 'apis/splash-screen',
    says: 'The Android app crashes at start; the log says `No splash screen found',
    versions: versionsBetween('v3', 'v3'),
    package: 'splash-screen',
    file: 'SplashScreen.java',
    has: ['imageView.setImageDrawable(splash); } } splashImage.setFitsSystemWindows(true);'],
  },
  {
    page: 'apis/browser',
    says: 'The app crashes at `open` on Android',
    versions: versionsBetween('v3', 'v3'),
    package: 'browser',
    file: 'BrowserPlugin.java',
    has: ['implementation.open(url, toolbarColor); call.resolve();'],
    lacks: ['ActivityNotFoundException'],
  },
  {
    page: 'apis/browser',
    says: '`browserFinished`; `browserPageLoaded` if Chrome is installed',
    versions: versionsBetween('v3', 'v4'),
    package: 'browser',
    file: 'Browser.java',
    has: ['group.leave(); return result;', 'context.unbindService(connection); group.enter();'],
  },
  {
    page: 'apis/google-maps',
    says: 'iOS reports the ids of markers as numbers',
    versions: versionsBetween('v3', 'v3'),
    package: 'google-maps',
    file: 'CapacitorGoogleMapsPlugin.swift',
    has: ['"markerId": marker.hash.hashValue,'],
  },
  {
    page: 'apis/google-maps',
    says: '`create` stays pending, and all other plugin calls wait with it',
    versions: versionsSince('v3'),
    package: 'google-maps',
    file: 'CapacitorGoogleMap.kt',
    has: ['isReadyChannel.receive() render() } job.join()'],
  },
  {
    page: 'core-apis/web',
    says: 'the address points to the dev server on Android, and the native side still serves it; on iOS it stays the same',
    versions: versionsSince('v3'),
    package: 'ios',
    file: 'CapacitorBridge.swift',
    has: ['exportCoreJS(localUrl: configuration.localURL.absoluteString)'],
  },
  {
    page: 'apis/network',
    says: 'the plugin tries only once | restart the app',
    versions: versionsSince('v3'),
    package: 'network',
    file: 'NetworkPlugin.swift',
    has: ['let status = implementation?.currentStatus() ?? Network.Connection.unavailable'],
  },
  {
    page: 'cli/commands/doctor',
    says: 'this CLI reads the manifest only | update `@capacitor/cli`',
    versions: versionsBetween('v3', 'v4'),
    package: 'cli',
    file: 'doctor.js',
    has: ["const packageId = manifestNode.$['package'];", 'if (mainActivityClassPath.indexOf(packageId) !== 0)'],
    lacks: ['namespace'],
  },
  {
    page: 'ios/troubleshooting',
    says: 'after `Required cordova.js file not found`',
    versions: versionsSince('v3'),
    package: 'ios',
    file: 'JSExport.swift',
    has: [
      'Required cordova.js file not found. Cordova plugins will not function!") throw CapacitorBridgeError.errorExportingCoreJS',
    ],
  },
  {
    page: 'apis/camera',
    says: '`res/xml/file_paths.xml` lacks `external-path`',
    versions: versionsSince('v3'),
    package: 'camera',
    file: 'CameraPlugin.java',
    has: [
      'FileProvider.getUriForFile(getActivity(), appId + ".fileprovider", photoFile);',
      'catch (Exception ex) { call.reject(IMAGE_FILE_SAVE_ERROR, ex);',
    ],
  },
  {
    page: 'apis/app',
    says: '`<application>` in `AndroidManifest.xml` has no `android:label`',
    versions: versionsSince('v3'),
    package: 'app',
    file: 'AppPlugin.java',
    has: ['stringId == 0 ? applicationInfo.nonLocalizedLabel.toString()'],
  },
  {
    page: 'apis/http',
    says: '`responseType` has no effect if the status is 400 or higher: everything but JSON arrives as text',
    versions: versionsSince('v4'),
    package: 'android',
    file: 'HttpRequestHandler.java',
    has: ['} else { return readStreamAsString(errorStream); }'],
  },
  {
    page: 'config',
    says: 'Android serves each `http` and `https` address of this host',
    versions: versionsSince('v2'),
    package: 'android',
    file: 'WebViewLocalServer.java',
    has: ['loadingUrl.getHost().equalsIgnoreCase(bridge.getHost())'],
  },
  {
    page: 'config',
    says: 'write the host alone: `example.com` allows every port',
    versions: versionsSince('v2'),
    package: 'android',
    file: 'Bridge.java',
    has: ['!appAllowNavigationMask.matches(url.getHost())'],
  },
  {
    page: 'apis/browser',
    says: '`popover` works on iPads, and in iOS 13 and later on iPhones too',
    versions: versionsBetween('v2', 'v2'),
    package: 'ios',
    file: 'CAPPlugin.m',
    has: [
      'if (@available(iOS 13, *)) { return YES; } else { return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad;',
    ],
  },
  {
    page: 'apis/push-notifications',
    says: 'Why does `registration` fire twice on Android?',
    versions: versionsSince('v3'),
    package: 'push-notifications',
    file: 'PushNotificationsPlugin.java',
    has: ['public static void onNewToken(String newToken)', 'pushPlugin.sendToken(newToken);'],
  },
];

const toOneLine = (text: string) => text.replace(/\/\/.*$/gm, '').replace(/\s+/g, ' ');

function readSource(version: VersionName, name: string, file: string): string {
  const dir = packageDir(version, `@capacitor/${name}`);
  const path = listFiles(dir).find((candidate) => basename(candidate) === file);
  expect(path, `@capacitor/${name} of ${version} has no ${file}`).toBeDefined();
  return toOneLine(readFileSync(join(dir, path ?? ''), 'utf8'));
}

describe.each(facts)('$page: $says', ({ page, says, versions, package: name, file, has, lacks = [] }) => {
  it.each(versions)('holds in %s', (version) => {
    expect(findPage(version, page).text.replace(/\s+/g, ' ')).toContain(says);
    const source = readSource(version, name, file);
    expect(has.filter((line) => !source.includes(line))).toEqual([]);
    expect(lacks.filter((line) => source.includes(line))).toEqual([]);
  });
});

describe.each(versionsSince('v3'))('libraries in files in %s', (version) => {
  it('are left out of version control by the project, as the page says', () => {
    expect(readTemplateFile(version, 'android', '.gitignore').split('\n')).toContain('*.aar');
    expect(findPage(version, 'main/android/managing-dependencies').text).toContain('leaves out `*.aar`');
  });
});
