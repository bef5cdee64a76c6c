/**
 * Words that tell less about a question than its subject does: “getPhoto not working android” is about getPhoto. They have
 * little weight, so that they only decide between sections that match the subject. Lowercase, separated by spaces.
 */
export const lightWords = {
  /** What the reader wants: `how to`, `example`. */
  intents:
    'again any anymore anybody anyone correctly example examples expected feat feature fix fixed fixing found get gets ' +
    'getting give gives hello help hey hi instead know like make makes making ok please possible properly question really ' +
    'sample seem seems solution solved somebody someone something still support thanks tried tries try trying use used using ' +
    'versus vs want wants way ways work worked workaround working works',
  /** What went wrong: `not working`, `bug:`. */
  failures:
    'bug cannot cant couldn didn doesn doesnt don dont error errors fail failed failing fails failure isn isnt issue issues ' +
    'never none not nothing null problem problems throwing throws unable undefined wont wrong',
  platforms: 'android ios iphone ipad',
  /** What the reader is doing. After `cap`, the word is the name of a command. */
  tasks: 'add adding build building copy list open opening run running update updating',
  /** What the reader does it with. */
  devices: 'device devices phone phones physical emulator emulators simulator simulators',
  frameworks:
    'angular capacitor ionic next nextjs nuxt quasar react svelte typescript javascript vite vue vuejs app apps',
};

/** Words that belong to one platform only, so that a question with them is about that platform. Lowercase, separated by spaces. */
export const platformHints: Readonly<Record<'android' | 'ios', string>> = {
  android:
    'aab aapt adb androidmanifest androidx apk dalvik emulator gradle gradlew java javac jdk jetifier kotlin kotlinc logcat ' +
    'mainactivity manifest multidex proguard r8',
  ios:
    'apns appdelegate bundler clang cocoapods codesign dylib gem ipad iphone iphoneos ipados linker nserror objc objc_class ' +
    'plist pod podfile pods podspec rubygems simulator swift swiftmodule testflight uikit wkwebview xcarchive xcconfig xcode ' +
    'xcodebuild xcodeproj xcworkspace',
};

/** Words that describe a failure but are still the subject of a question. Lowercase, separated by spaces. */
export const failureWords =
  'abort aborted broken crash crashed crashes crashing exception fatal freeze freezes freezing hang hangs stuck';
