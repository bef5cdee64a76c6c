/**
 * Messages that are in the sources but that no call can meet, where only a person can see why. Each row has its evidence: a line of the package, and
 * the reason. A test fails when a row no longer applies, because the package lost the line or the message.
 */
import type { VersionName } from '../../config/versions';
import type { Platform } from '../types';

export interface ImpossibleMessages {
  readonly at: {
    readonly versions: readonly VersionName[];
    readonly page: string;
    readonly methods: readonly string[] | 'all but create';
    readonly platforms: readonly Platform[];
  };
  readonly messages: readonly string[];
  /** Package and file. */
  readonly file: string;
  /** The line that is the evidence. */
  readonly line: string;
  readonly reason: string;
}

const sinceV3: readonly VersionName[] = ['v3', 'v4', 'v5'];
const sinceV4: readonly VersionName[] = ['v4', 'v5'];

const filesystemWeb = '@capacitor/filesystem/dist/esm/web.js';
const filesystemWebOfV2 = '@capacitor/core/dist/esm/web/filesystem.js';

/** What `_copy` could only meet in helpers whose conditions it has checked itself. */
const checkedByCopy = [
  'File does not exist.',
  'Folder is not empty.',
  'The supplied path is a directory.',
  'Cannot create Root directory',
  'Current directory does already exist.',
  'Parent directory must exist',
  'Folder does not exist.',
  'Requested path is not a directory',
  'Folder is not empty',
];
const copyReason =
  'Before it calls these helpers, _copy looks at both paths (stat): the source is there and is a file or a directory, the target is no directory, and its parent is there. What it removes is empty by then. It ignores errors of mkdir.';

/** What `rmdir` could only meet for an entry that it has just listed. */
const listedByRmdir = ['Entry does not exist.', 'File does not exist.', 'Folder is not empty.'];
const rmdirReason =
  'rmdir calls stat and deleteFile only for entries that readdir has just listed, and a file has no entries.';

const putReason =
  'The value is text or a list, which JSONObject always takes: JSONException is for numbers that are not finite.';
const copyOfObject =
  'fromJSONObject copies an object with the keys that it has. It declares JSONException, but nothing in it throws one.';
const castReason =
  'The cast to a type parameter is not checked when the code runs, and the index is in the list: toList never fails.';

const serverUrlReason =
  'Every branch of getServerUrl ends with an address of the configuration, which is never nil: it comes from the bridge before the plugin loads.';
const deleteReason =
  'deleteRecursively declares IOException, but only calls methods that return whether they worked. What can not be deleted stays, and the call resolves.';
const splashReason =
  'The bridge has its view controller, and that its view, before it loads the plugin, so load always makes the screen.';

const mapOfAndroid =
  '@capacitor/google-maps/android/src/main/java/com/capacitorjs/plugins/googlemaps/CapacitorGoogleMap.kt';
const launchReason =
  'The try only reads options of the call and looks for the map. Everything else runs in launch, whose exceptions are not caught.';

const setByCreate = ['width', 'height', 'x', 'y'].map(
  (name) => `Invalid Arguments Provided: GoogleMapConfig object is missing the required '${name}' property`,
);

export const impossibleMessages: readonly ImpossibleMessages[] = [
  {
    at: { versions: ['v2'], page: 'accessibility', methods: ['speak'], platforms: ['android'] },
    messages: ['Language was not a valid language tag.'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/Accessibility.java',
    line: 'final Locale locale = Locale.forLanguageTag(language);',
    reason: 'forLanguageTag never returns null: a tag that it cannot read gives an empty locale.',
  },
  {
    at: { versions: sinceV3, page: 'action-sheet', methods: ['showActions'], platforms: ['android'] },
    messages: ['JSON error processing an option for showActions'],
    file: '@capacitor/action-sheet/android/src/main/java/com/capacitorjs/plugins/actionsheet/ActionSheetPlugin.java',
    line: 'JSObject o = JSObject.fromJSONObject((JSONObject) optionsList.get(i));',
    reason: copyOfObject,
  },
  {
    at: { versions: ['v5'], page: 'browser', methods: ['open'], platforms: ['android'] },
    messages: ['Unable to display URL'],
    file: '@capacitor/browser/android/src/main/java/com/capacitorjs/plugins/browser/BrowserPlugin.java',
    line: 'Intent intent = new Intent(getContext(), BrowserControllerActivity.class);',
    reason:
      'Inside the try, only an activity of the plugin starts, which its manifest declares. A missing browser crashes the app later.',
  },
  {
    at: { versions: sinceV3, page: 'browser', methods: ['open'], platforms: ['android'] },
    messages: ['…'],
    file: '@capacitor/browser/android/src/main/java/com/capacitorjs/plugins/browser/BrowserPlugin.java',
    line: 'url = Uri.parse(urlString);',
    reason: 'Uri.parse accepts any text except null, and null was refused before.',
  },
  {
    at: { versions: sinceV3, page: 'clipboard', methods: ['write'], platforms: ['android'] },
    messages: ['Problem formatting data'],
    file: '@capacitor/clipboard/android/src/main/java/com/capacitorjs/plugins/clipboard/Clipboard.java',
    line: 'ClipData data = ClipData.newPlainText(label, content);',
    reason: 'newPlainText always returns an object.',
  },
  {
    at: { versions: sinceV3, page: 'device', methods: ['getInfo'], platforms: ['web'] },
    messages: ['Device API not available in this browser'],
    file: '@capacitor/device/dist/esm/web.js',
    line: "if (typeof navigator === 'undefined' || !navigator.userAgent) {",
    reason: 'Every browser has navigator.userAgent.',
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['copy', 'rename'], platforms: ['web'] },
    messages: checkedByCopy,
    file: filesystemWebOfV2,
    line: '_b.trys.push([16, 20, , 21]);',
    reason: copyReason,
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['copy', 'rename'], platforms: ['web'] },
    messages: checkedByCopy,
    file: filesystemWeb,
    line: 'toObj = await this.stat({',
    reason: copyReason,
  },
  {
    at: { versions: sinceV4, page: 'filesystem', methods: ['copy', 'rename'], platforms: ['web'] },
    messages: ['The supplied data is not valid base64 content.'],
    file: filesystemWeb,
    line: 'encoding = Encoding.UTF8;',
    reason: 'Data that is not base64 is written with an encoding, and then writeFile does not check it.',
  },
  {
    at: { versions: ['v5'], page: 'filesystem', methods: ['downloadFile'], platforms: ['web'] },
    messages: ['The supplied data is not valid base64 content.'],
    file: filesystemWeb,
    line: 'if (!encoding && !(data instanceof Blob)) {',
    reason: 'downloadFile passes a Blob, which writeFile does not check.',
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['rmdir'], platforms: ['web'] },
    messages: listedByRmdir,
    file: filesystemWebOfV2,
    line: 'entry_1 = _a[_i];',
    reason: rmdirReason,
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['rmdir'], platforms: ['web'] },
    messages: listedByRmdir,
    file: filesystemWeb,
    line: 'for (const entry of readDirResult.files) {',
    reason: rmdirReason,
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['appendFile'], platforms: ['web'] },
    messages: ['Parent directory must exist'],
    file: filesystemWebOfV2,
    line: 'this.mkdir({ path: parentArgPath, directory: options.directory, recursive: true })',
    reason: 'mkdir is called with recursive: true.',
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['appendFile'], platforms: ['web'] },
    messages: ['Parent directory must exist'],
    file: filesystemWeb,
    line: 'recursive: true,',
    reason: 'mkdir is called with recursive: true.',
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['appendFile'], platforms: ['ios'] },
    messages: ['Unable to encode data to utf-8'],
    file: '@capacitor/ios/Capacitor/Capacitor/Plugins/Filesystem.swift',
    line: 'guard let userData = data.data(using: .utf8) else {',
    reason: 'A Swift string can always be encoded as UTF-8.',
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['appendFile'], platforms: ['ios'] },
    messages: ['Unable to encode data to utf-8'],
    file: '@capacitor/filesystem/ios/Plugin/Filesystem.swift',
    line: 'guard let userData = data.data(using: .utf8) else {',
    reason: 'A Swift string can always be encoded as UTF-8.',
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['deleteFile'], platforms: ['android'] },
    messages: ['…'],
    file: '@capacitor/filesystem/android/src/main/java/com/capacitorjs/plugins/filesystem/Filesystem.java',
    line: 'throw new FileNotFoundException("File does not exist");',
    reason: 'Nothing else in deleteFile throws FileNotFoundException: it opens no file.',
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['readFile'], platforms: ['android'] },
    messages: ['Unable to return value for reading file'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/Filesystem.java',
    line: 'ret.putOpt("data", dataStr);',
    reason: putReason,
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['readFile'], platforms: ['android'] },
    messages: ['Unable to return value for reading file'],
    file: '@capacitor/filesystem/android/src/main/java/com/capacitorjs/plugins/filesystem/FilesystemPlugin.java',
    line: 'ret.putOpt("data", dataStr);',
    reason: putReason,
  },
  {
    at: { versions: sinceV3, page: 'google-maps', methods: 'all but create', platforms: ['ios', 'android'] },
    messages: ['Missing or invalid map id.'],
    file: '@capacitor/google-maps/dist/esm/map.js',
    line: 'id: this.id,',
    reason: 'GoogleMap passes the id of the map on every call. Without an id, create has failed before.',
  },
  {
    at: { versions: sinceV3, page: 'google-maps', methods: ['create'], platforms: ['ios'] },
    messages: setByCreate,
    file: '@capacitor/google-maps/dist/esm/map.js',
    line: 'options.config.width = elementBounds.width;',
    reason: 'GoogleMap.create sets these from the element of the map.',
  },
  {
    at: { versions: sinceV3, page: 'google-maps', methods: ['create'], platforms: ['android'] },
    messages: setByCreate.map((message) => `${message}.`),
    file: '@capacitor/google-maps/dist/esm/map.js',
    line: 'options.config.width = elementBounds.width;',
    reason: 'GoogleMap.create sets these from the element of the map.',
  },
  {
    at: {
      versions: sinceV3,
      page: 'google-maps',
      methods: [
        'enableClustering',
        'disableClustering',
        'setMapType',
        'enableIndoorMaps',
        'enableTrafficLayer',
        'enableCurrentLocation',
        'removeMarker',
      ],
      platforms: ['android'],
    },
    messages: ['Unhandled Error: ….'],
    file: mapOfAndroid,
    line: 'CoroutineScope(Dispatchers.Main).launch {',
    reason: launchReason,
  },
  {
    at: { versions: sinceV4, page: 'google-maps', methods: ['getMapType', 'getMapBounds'], platforms: ['android'] },
    messages: ['Unhandled Error: ….'],
    file: mapOfAndroid,
    line: 'CoroutineScope(Dispatchers.Main).launch {',
    reason: launchReason,
  },
  {
    at: {
      versions: ['v5'],
      page: 'google-maps',
      methods: ['enableTouch', 'disableTouch', 'fitBounds'],
      platforms: ['android'],
    },
    messages: ['Unhandled Error: ….'],
    file: mapOfAndroid,
    line: 'CoroutineScope(Dispatchers.Main).launch {',
    reason: launchReason,
  },
  {
    at: { versions: sinceV3, page: 'google-maps', methods: ['enableCurrentLocation'], platforms: ['web'] },
    messages: ['Geolocation not supported on web browser.'],
    file: '@capacitor/google-maps/dist/esm/web.js',
    line: 'if (navigator.geolocation) {',
    reason: 'Every browser has navigator.geolocation. What the second callback throws there rejects nothing.',
  },
  {
    at: {
      versions: sinceV4,
      page: 'http',
      methods: ['request', 'get', 'post', 'put', 'patch', 'delete'],
      platforms: ['android'],
    },
    messages: ['Not all items are instances of the given type'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/JSArray.java',
    line: 'items.add((E) this.get(i));',
    reason: castReason,
  },
  {
    at: { versions: sinceV4, page: 'http', methods: ['get'], platforms: ['android'] },
    messages: ['JSValue could not be coerced to JSArray.'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/util/HttpRequestHandler.java',
    line: 'if (isHttpMutate) {',
    reason: 'Only requests that change something have a body, and GET is not one of them.',
  },
  {
    at: { versions: ['v2', 'v3'], page: 'local-notifications', methods: ['schedule'], platforms: ['android'] },
    messages: ['Invalid JSON object sent to NotificationPlugin'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/JSObject.java',
    line: 'public static JSObject fromJSONObject(JSONObject obj) throws JSONException {',
    reason: copyOfObject,
  },
  {
    at: { versions: sinceV4, page: 'local-notifications', methods: ['schedule'], platforms: ['android'] },
    messages: ['LocalNotification missing identifier'],
    file: '@capacitor/local-notifications/android/src/main/java/com/capacitorjs/plugins/localnotifications/LocalNotification.java',
    line: 'long identifier = jsonNotification.getLong("id");',
    reason: 'Without an id, getLong has failed before, and the call was rejected.',
  },
  {
    at: {
      versions: sinceV4,
      page: 'local-notifications',
      methods: ['removeDeliveredNotifications'],
      platforms: ['android'],
    },
    messages: ['…'],
    file: '@capacitor/local-notifications/android/src/main/java/com/capacitorjs/plugins/localnotifications/LocalNotificationsPlugin.java',
    line: 'JSObject notif = JSObject.fromJSONObject((JSONObject) o);',
    reason: `${copyOfObject} ${castReason}`,
  },
  {
    at: { versions: sinceV3, page: 'network', methods: ['getStatus'], platforms: ['web'] },
    messages: ['Browser does not support the Network Information API'],
    file: '@capacitor/network/dist/esm/web.js',
    line: 'if (!window.navigator) {',
    reason: 'Every browser has window.navigator.',
  },
  {
    at: { versions: ['v2'], page: 'network', methods: ['getStatus'], platforms: ['web'] },
    messages: ['Network info not available'],
    file: '@capacitor/core/dist/esm/web/network.js',
    line: 'if (!window.navigator) {',
    reason: 'Every browser has window.navigator.',
  },
  {
    at: { versions: sinceV4, page: 'preferences', methods: ['configure'], platforms: ['android'] },
    messages: ['Error while configuring'],
    file: '@capacitor/preferences/android/src/main/java/com/capacitorjs/plugins/preferences/PreferencesConfiguration.java',
    line: 'public class PreferencesConfiguration implements Cloneable {',
    reason: 'A class that implements Cloneable never throws CloneNotSupportedException.',
  },
  {
    at: { versions: sinceV4, page: 'preferences', methods: ['keys'], platforms: ['android'] },
    messages: ['Unable to serialize response.'],
    file: '@capacitor/preferences/android/src/main/java/com/capacitorjs/plugins/preferences/PreferencesPlugin.java',
    line: 'ret.put("keys", new JSArray(keys));',
    reason: putReason,
  },
  {
    at: {
      versions: ['v2'],
      page: 'push-notifications',
      methods: ['removeDeliveredNotifications'],
      platforms: ['android'],
    },
    messages: ['Not all items are instances of the given type', '…'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/PushNotifications.java',
    line: 'JSObject notif = JSObject.fromJSONObject((JSONObject) o);',
    reason: `${copyOfObject} ${castReason}`,
  },
  {
    at: {
      versions: sinceV3,
      page: 'push-notifications',
      methods: ['removeDeliveredNotifications'],
      platforms: ['android'],
    },
    messages: ['…'],
    file: '@capacitor/push-notifications/android/src/main/java/com/capacitorjs/plugins/pushnotifications/PushNotificationsPlugin.java',
    line: 'JSObject notif = JSObject.fromJSONObject((JSONObject) o);',
    reason: `${copyOfObject} ${castReason}`,
  },
  {
    at: { versions: ['v5'], page: 'push-notifications', methods: ['requestPermissions'], platforms: ['android'] },
    messages: ['Missing the following permissions in AndroidManifest.xml: …'],
    file: '@capacitor/push-notifications/android/build.gradle',
    line: "rootProject.ext.firebaseMessagingVersion : '23.1.2'",
    reason:
      'The manifest of firebase-messaging declares POST_NOTIFICATIONS since 23.0.6, and it becomes part of the app.',
  },
  {
    at: { versions: ['v3'], page: 'storage', methods: ['configure'], platforms: ['android'] },
    messages: ['Error while configuring'],
    file: '@capacitor/storage/android/src/main/java/com/capacitorjs/plugins/storage/StorageConfiguration.java',
    line: 'public class StorageConfiguration implements Cloneable {',
    reason: 'A class that implements Cloneable never throws CloneNotSupportedException.',
  },
  {
    at: { versions: ['v3'], page: 'storage', methods: ['keys'], platforms: ['android'] },
    messages: ['Unable to serialize response.'],
    file: '@capacitor/storage/android/src/main/java/com/capacitorjs/plugins/storage/StoragePlugin.java',
    line: 'ret.put("keys", new JSArray(keys));',
    reason: putReason,
  },
  {
    at: { versions: sinceV4, page: 'cookies', methods: ['getCookies', 'deleteCookie'], platforms: ['ios'] },
    messages: ['Invalid URL / Server URL'],
    file: '@capacitor/ios/Capacitor/Capacitor/CAPInstanceConfiguration.h',
    line: '@property (nonatomic, readonly, nonnull) NSURL *serverURL;',
    reason: serverUrlReason,
  },
  {
    at: { versions: sinceV4, page: 'cookies', methods: ['setCookie'], platforms: ['ios'] },
    messages: ['Invalid domain'],
    file: '@capacitor/ios/Capacitor/Capacitor/CAPInstanceConfiguration.h',
    line: '@property (nonatomic, readonly, nonnull) NSURL *serverURL;',
    reason: serverUrlReason,
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['rename'], platforms: ['android'] },
    messages: ['Unable to perform action: …'],
    file: '@capacitor/filesystem/android/src/main/java/com/capacitorjs/plugins/filesystem/Filesystem.java',
    line: 'boolean modified = fromObject.renameTo(toObject);',
    reason:
      'The message is for IOException, which only copyRecursively throws, for `copy`. Renaming calls renameTo, which returns whether it worked.',
  },
  {
    at: { versions: sinceV3, page: 'google-maps', methods: 'all but create', platforms: ['android'] },
    messages: ['Google Map is not available.'],
    file: mapOfAndroid,
    line: 'isReadyChannel.receive()',
    reason:
      'The constructor waits until the map is ready, and only then is the map in the list. destroy removes it from the list before it drops it.',
  },
  {
    at: { versions: sinceV3, page: 'push-notifications', methods: ['requestPermissions'], platforms: ['ios'] },
    messages: ['unknown error in permissions request'],
    file: '@capacitor/push-notifications/ios/Plugin/PushNotificationsPlugin.swift',
    line: 'guard error == nil else {',
    reason: 'In this block the error is never nil, so `if let err = error` returns before.',
  },
  {
    at: { versions: sinceV3, page: 'splash-screen', methods: ['show'], platforms: ['ios'] },
    messages: ['Unable to show Splash Screen'],
    file: '@capacitor/splash-screen/ios/Plugin/SplashScreenPlugin.swift',
    line: 'if let view = bridge?.viewController?.view {',
    reason: splashReason,
  },
  {
    at: { versions: sinceV3, page: 'splash-screen', methods: ['hide'], platforms: ['ios'] },
    messages: ['Unable to hide Splash Screen'],
    file: '@capacitor/splash-screen/ios/Plugin/SplashScreenPlugin.swift',
    line: 'if let view = bridge?.viewController?.view {',
    reason: splashReason,
  },
  {
    at: { versions: ['v2'], page: 'filesystem', methods: ['rmdir'], platforms: ['android'] },
    messages: ['Unable to delete directory, unknown reason'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/Filesystem.java',
    line: 'private static void deleteRecursively(File file) throws IOException {',
    reason: deleteReason,
  },
  {
    at: { versions: sinceV3, page: 'filesystem', methods: ['rmdir'], platforms: ['android'] },
    messages: ['Unable to delete directory, unknown reason'],
    file: '@capacitor/filesystem/android/src/main/java/com/capacitorjs/plugins/filesystem/Filesystem.java',
    line: 'public void deleteRecursively(File file) throws IOException {',
    reason: deleteReason,
  },
  {
    at: {
      versions: ['v2', 'v3', 'v4', 'v5'],
      page: 'local-notifications',
      methods: ['schedule'],
      platforms: ['android'],
    },
    messages: ['Provided notification format is invalid'],
    file: '@capacitor/android/capacitor/src/main/java/com/getcapacitor/JSArray.java',
    line: 'items.add((E) this.get(i));',
    reason: castReason,
  },
];

/** Returns whether a message is in the list for one method and platform. */
export function isImpossible(
  version: VersionName,
  page: string,
  method: string,
  platform: Platform,
  message: string,
): boolean {
  return impossibleMessages.some(
    ({ at, messages }) =>
      at.page === page &&
      at.versions.includes(version) &&
      at.platforms.includes(platform) &&
      messages.includes(message) &&
      (at.methods === 'all but create' ? method !== 'create' : at.methods.includes(method)),
  );
}
