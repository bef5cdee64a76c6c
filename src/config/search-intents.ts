/**
 * Words of questions that tell less than their subject: “getPhoto not working android” is about getPhoto. They count, but
 * little, so that they decide only between sections that have the subject. Lower case, with spaces between them.
 */
export const lightWords = {
  /** What somebody wants: `how to`, `example`. */
  intents:
    'again any anymore anybody anyone correctly example examples expected feat feature fix fixed fixing found get gets ' +
    'getting give gives hello help hey hi instead know like make makes making ok please possible properly question really ' +
    'sample seem seems solution solved somebody someone something still support thanks tried tries try trying use used using ' +
    'versus vs want wants way ways work worked workaround working works',
  /** What somebody met: `not working`, `bug:`. */
  failures:
    'bug cannot cant couldn didn doesn doesnt don dont error errors fail failed failing fails failure isn isnt issue issues ' +
    'never none not nothing null problem problems throwing throws unable undefined wont wrong',
  platforms: 'android ios iphone ipad',
  /** What somebody does; after `cap` it is the name of a command. */
  tasks: 'add adding build building copy list open opening run running update updating',
  /** What they do it with. */
  devices: 'device devices phone phones physical emulator emulators simulator simulators',
  frameworks:
    'angular capacitor ionic next nextjs nuxt quasar react svelte typescript javascript vite vue vuejs app apps',
};

/** Words that only one platform has: who types them asks about that platform. Lower case, with spaces between them. */
export const platformHints: Readonly<Record<'android' | 'ios', string>> = {
  android:
    'aab aapt adb androidmanifest androidx apk dalvik emulator gradle gradlew java javac jdk jetifier kotlin kotlinc logcat ' +
    'mainactivity manifest multidex proguard r8',
  ios:
    'apns appdelegate bundler clang cocoapods codesign dylib gem ipad iphone iphoneos ipados linker nserror objc objc_class ' +
    'plist pod podfile pods podspec rubygems simulator swift swiftmodule testflight uikit wkwebview xcarchive xcconfig xcode ' +
    'xcodebuild xcodeproj xcworkspace',
};

/** Words that tell of a failure and are the subject of a question all the same. Lower case, with spaces between them. */
export const failureWords =
  'abort aborted broken crash crashed crashes crashing exception fatal freeze freezes freezing hang hangs stuck';
