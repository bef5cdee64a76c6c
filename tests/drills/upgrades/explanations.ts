import type { Explanation } from './explain';

/** `./gradlew wrapper`, which writes these files, downloads Gradle. The command of the plan is listed as not done. */
const wrapper = /^android\/(?:gradlew(?:\.bat)?|gradle\/wrapper\/gradle-wrapper\.jar)$/;
const byWrapper = 'The plan has "./gradlew wrapper" write the file, which downloads Gradle.';

/** Lines with the numbers of an app, and with the settings of the project that a new app has in place of them. */
const versionLines =
  /^(?:<string>(?:1\.4\.0|7|\$\((?:MARKETING_VERSION|CURRENT_PROJECT_VERSION)\))<\/string>|(?:MARKETING_VERSION|CURRENT_PROJECT_VERSION) = .+;)$/;

/** The differences that are right, and why. One that matches nothing any more makes the command fail. */
export const explanations: readonly Explanation[] = [
  { step: 'v3', against: 'a new app', file: wrapper, reason: byWrapper },
  {
    step: 'v3',
    against: 'a new app',
    file: /\/capacitor\.config\.json$|^capacitor\.config\.json$/,
    lines: /^(?:"cordova": \{\},|"plugins": \{|"SplashScreen": \{|"launchShowDuration": 0|\},?)$/,
    reason: 'Settings that npx cap init of version 2 writes are settings of the app, which it keeps.',
  },
  {
    step: 'v3',
    against: 'a new app',
    file: /^android\/app\/src\/(?:androidTest|test)\/java\/com\/getcapacitor\/myapp\/Example(?:Instrumented|Unit)Test\.java$/,
    lines: /^import /,
    reason: 'The imports of the example tests have another order. The tests are the same.',
  },
  {
    step: 'v3',
    against: 'a new app',
    file: /^android\/build\/android-profile\/|^android\/app\/\.(?:npmignore|gitignore)$/,
    reason:
      'Files of the build of the template itself, which git ignores in an app, and an ignore file for a folder that android/.gitignore covers.',
  },
  {
    step: 'v3',
    against: 'a new app',
    file: /^ios\/App\/App\/AppDelegate\.swift$/,
    lines:
      /^func application\(_ app: UIApplication, open url: URL, options: \[UIApplication\.OpenURLOptionsKey ?: Any\] = \[:\]\) -> Bool \{$/,
    reason: 'A blank in front of a colon.',
  },
  { step: 'v4', against: 'a new app', file: wrapper, reason: byWrapper },
  {
    step: 'v4',
    against: 'a new app',
    file: /^ios\/App\/(?:App\/Info\.plist|App\.xcodeproj\/project\.pbxproj)$/,
    lines: versionLines,
    reason:
      'The guide has apps keep their numbers in Info.plist. A new project has them in its build settings, which an older project lacks, so that the lines of the template would leave it without a version.',
  },
  {
    step: 'v4',
    against: 'npx cap migrate',
    file: /^(?:android|ios)\/\.gitignore$/,
    lines:
      /^(?:# Generated Config files|app\/src\/main\/(?:assets\/capacitor\.(?:config|plugins)\.json|res\/xml\/config\.xml)|App\/App\/(?:capacitor\.config\.json|config\.xml))$/,
    reason:
      'The command leaves these files as they are. The guide has them as tasks that it does not mark as done by the command.',
  },
  {
    step: 'v4',
    against: 'npx cap migrate',
    file: /^android\/(?:app\/build|variables)\.gradle$/,
    lines: /coreSplashScreenVersion|androidxWebkitVersion|androidxCoordinatorLayoutVersion/,
    reason: 'The command adds the same lines at another place of the block, where their order has no effect.',
  },
  {
    step: 'v4',
    against: 'npx cap migrate',
    file: /^android\/app\/src\/main\/AndroidManifest\.xml$/,
    lines: /^android:(?:exported="true"|launchMode="singleTask")>?$/,
    reason: 'The command writes the same attributes in another order.',
  },
  {
    step: 'v4',
    against: 'npx cap migrate',
    file: /^android\/app\/build\//,
    reason: 'The command deletes android/app/build, which the next build writes again. The guide says so.',
  },
  ...(['v4', 'v5'] as const).map(
    (step): Explanation => ({
      step,
      against: 'npx cap migrate',
      file: /^android\/variables\.gradle$/,
      lines: /^minSdkVersion = \d+$/,
      reason: 'The command lowers a value that the app has raised, as the guide says. Who works by hand keeps it.',
    }),
  ),
  { step: 'v5', against: 'a new app', file: wrapper, reason: byWrapper },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /^android\/app\/build\//,
    reason: 'The command deletes android/app/build, which the next build writes again. The guide says so.',
  },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /^android\/app\/src\/main\/AndroidManifest\.xml$/,
    lines:
      /^(?:<manifest xmlns:android="http:\/\/schemas\.android\.com\/apk\/res\/android">?|>|android:name="(?:org\.cornershop\.app)?\.MainActivity")$/,
    reason:
      'The command removes the package name and leaves the rest: the closing bracket in its own line, and the full name of the activity, which means the same.',
  },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /^android\/app\/src\/main\/AndroidManifest\.xml$/,
    lines: /android\.permission\.(?:READ_MEDIA_IMAGES|READ_EXTERNAL_STORAGE|WRITE_EXTERNAL_STORAGE)"/,
    reason: 'The command leaves permissions alone, as the guide says. The task about Camera has them.',
  },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /capacitor\.config\.json$/,
    lines: /^"bundledWebRuntime": false,$/,
    reason: 'The command leaves the configuration alone, as the guide says. The task about the key deletes it.',
  },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /^android\/gradle\/wrapper\/gradle-wrapper\.properties$/,
    lines: /^networkTimeout=10000$/,
    reason: '"./gradlew wrapper", with which the command ends, adds the line. It needs Gradle.',
  },
  {
    step: 'v5',
    against: 'npx cap migrate',
    file: /^ios\/\.gitignore$/,
    lines: /^App\/output$/,
    reason:
      'The command only removes the line with Podfile.lock, as the guide says. The task about the file adds the other one.',
  },
];
