/** Messages of the pages of commands, each with what provokes it. */
import type { AppState } from './app-states';

export interface Trial {
  /** Pages of commands, without their folder: `sync` is `cli/commands/sync.md`, in v2 `cli/sync.md`. */
  readonly pages: readonly string[];
  /** Beginning of a message that the pages show as code. A version whose pages lack it has no such trial. */
  readonly message: string;
  /** What the app is like; an app with both platforms by default. */
  readonly state?: AppState;
  /** What happened to the app before, as commands of a shell. */
  readonly before?: string;
  readonly run: string;
  /** Exit code; 1 by default, because most messages are errors. */
  readonly exit?: number;
}

const noWebFolder = 'rm -r www';
const noIos = 'rm -r ios';
const projectWebDir = `sed -i 's/"www"/"."/' capacitor.config.json`;
const badId = `sed -i 's/org.cornershop.app/my-app/' capacitor.config.json`;
const noName = `sed -i 's/Corner Shop//' capacitor.config.json`;
const otherVersion = `sed -i 's/"version": "[0-9]*/"version": "1/' node_modules/@capacitor/android/package.json`;
const noAndroidPackage = 'rm -r node_modules/@capacitor/android';
const manifest = 'android/app/src/main/AndroidManifest.xml';

/** Each command whose page has a message about the same problem, with its exit code. */
function forEach(
  commands: Readonly<Record<string, number>>,
  trial: Omit<Trial, 'pages' | 'run' | 'exit'>,
  rest = '',
): Trial[] {
  return Object.entries(commands).map(([name, exit]) => ({
    ...trial,
    pages: [name === 'ls' ? 'list' : name],
    run: `npx cap ${name}${rest}`,
    exit,
  }));
}

export const trials: readonly Trial[] = [
  { pages: ['add'], message: 'Missing appId for new platform.', state: 'web', run: 'npx cap add android' },
  {
    pages: ['add'],
    message: 'Invalid App ID "my-app".',
    state: 'configured',
    before: badId,
    run: 'npx cap add android',
  },
  {
    pages: ['add'],
    message: 'Could not find the android platform.',
    state: 'configured',
    before: noAndroidPackage,
    run: 'npx cap add android',
  },
  { pages: ['add'], message: 'android platform already exists.', run: 'npx cap add android' },
  {
    pages: ['add'],
    message: 'Missing appName for new platform.',
    state: 'configured',
    before: noName,
    run: 'npx cap add android',
  },
  { pages: ['add'], message: '"android" platform already exists.', run: 'npx cap add android' },
  {
    pages: ['add'],
    message: 'sync could not run--missing',
    state: 'configured',
    before: noWebFolder,
    run: 'npx cap add android',
    exit: 0,
  },
  {
    pages: ['add'],
    message: 'Capacitor could not find the web assets directory',
    state: 'configured',
    before: noWebFolder,
    run: 'npx cap add android',
  },
  {
    pages: ['add'],
    message: 'Skipping pod install because CocoaPods is not installed',
    state: 'configured',
    run: 'npx cap add ios',
    exit: 0,
  },
  { pages: ['add'], message: 'Not adding platform web', run: 'npx cap add web', exit: 0 },
  ...forEach({ add: 0, copy: 0, open: 0 }, { message: 'Platform electron not found.' }, ' electron'),
  ...forEach({ add: 0, copy: 0 }, { message: 'platform windows not found' }, ' windows'),

  ...forEach({ copy: 0, sync: 1 }, { message: 'Could not find the web assets directory', before: noWebFolder }),
  ...forEach(
    { copy: 0, sync: 1 },
    { message: 'Capacitor could not find the web assets directory', before: noWebFolder },
  ),
  ...forEach(
    { copy: 0, sync: 1 },
    { message: 'The web assets directory (./dist) must contain an index.html file.', before: 'rm www/index.html' },
  ),
  ...forEach({ copy: 0, sync: 1 }, { message: 'must contain a "index.html"', before: 'rm www/index.html' }),
  ...forEach({ copy: 0 }, { message: '"." is not a valid value for webDir', before: projectWebDir }),
  {
    pages: ['copy'],
    message: 'Cannot copy web assets from',
    before: `${noWebFolder}; sed -i 's#"server": {#&"url": "http://10.0.2.2",#; s#"webDir"#"server": { "url": "http://10.0.2.2" }, &#' capacitor.config.json`,
    run: 'npx cap copy',
    exit: 0,
  },
  ...forEach(
    { copy: 1, sync: 1, open: 1, ls: 1, run: 1 },
    { message: 'ios platform has not been added yet.', before: noIos },
    ' ios',
  ),
  ...forEach(
    { copy: 1, sync: 1, open: 1, ls: 1 },
    { message: 'ios" platform has not been created.', before: noIos },
    ' ios',
  ),
  ...forEach(
    { sync: 1 },
    { message: 'The Capacitor CLI needs to run at the root of an npm package', before: 'rm package.json' },
  ),
  ...forEach(
    { sync: 1 },
    { message: 'Capacitor needs to run at the root of an npm package.', before: 'rm package.json' },
  ),
  ...forEach({ sync: 0, update: 0 }, { message: 'Skipping pod install because CocoaPods is not installed' }),
  ...forEach({ sync: 1, update: 1 }, { message: 'pod: not found' }),
  ...forEach({ sync: 0, update: 0 }, { message: "version doesn't match", before: otherVersion }, ' android'),
  ...forEach(
    { sync: 1, update: 1, copy: 1, ls: 1 },
    { message: 'Unable to find node_modules/', before: noAndroidPackage },
    ' android',
  ),

  { pages: ['doctor'], message: 'Xcode is not installed', run: 'npx cap doctor' },
  {
    pages: ['doctor'],
    message: 'app/src/main/assets/public directory is missing in android',
    before: 'rm -r android/app/src/main/assets/public',
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: '"public" directory is missing in:',
    before: 'rm -r android/app/src/main/assets/public',
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'Main activity file (MainActivity',
    before: 'find android -name MainActivity.java -delete',
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'Missing main <activity> XML node',
    before: `sed -i /LAUNCHER/d ${manifest}`,
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'Missing main <activity> xml node',
    before: `sed -i /LAUNCHER/d ${manifest}`,
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'Missing <manifest package="">',
    before: `sed -i 's/ *package="[^"]*"//' ${manifest}`,
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'build.gradle file missing',
    before: 'sed -i /applicationId/d android/app/build.gradle',
    run: 'npx cap doctor android',
  },
  {
    pages: ['doctor'],
    message: 'Could not find the web assets directory',
    before: noWebFolder,
    run: 'npx cap doctor ios',
  },
  {
    pages: ['doctor'],
    message: 'not installed',
    before: 'rm -r node_modules/@capacitor/ios',
    run: 'npx cap doctor android',
    exit: 0,
  },

  { pages: ['init'], message: 'Non-interactive shell detected.', state: 'web', run: 'npx cap init', exit: 0 },
  {
    pages: ['init'],
    message: 'Cannot run init for a project using a non-JSON configuration file.',
    state: 'web',
    before: 'echo "module.exports = {};" > capacitor.config.js',
    run: 'npx cap init "My App" com.example.app',
  },
  { pages: ['init'], message: 'Invalid App ID "my-app".', state: 'web', run: 'npx cap init "My App" my-app' },
  {
    pages: ['init'],
    message: 'npm client must be "npm" or "yarn".',
    state: 'web',
    run: 'npx cap init "My App" com.example.app --npm-client pnpm',
  },
  {
    pages: ['init', 'cap'],
    message: 'error parsing: capacitor.config.json',
    before: 'echo { > capacitor.config.json',
    run: 'npx cap init "My App" com.example.app',
  },

  { pages: ['list'], message: 'Listing plugins for web is not possible', run: 'npx cap ls', exit: 0 },
  { pages: ['list'], message: 'Invalid platform: electron', run: 'npx cap ls electron' },
  { pages: ['list'], message: 'Invalid platform: windows', run: 'npx cap ls windows' },
  { pages: ['list'], message: 'Unknown command: list', run: 'npx cap list' },
  { pages: ['cap'], message: 'Unknown command', run: 'npx cap list', exit: 0 },

  { pages: ['open'], message: 'Unable to launch Android Studio.', run: 'npx cap open android', exit: 0 },
  { pages: ['run'], message: 'ERR_SDK_NOT_FOUND', run: 'npx cap run android --list', exit: 0 },
  { pages: ['run'], message: 'native-run failed with error', run: 'npx cap run android --list', exit: 0 },

  { pages: ['build'], message: "error: missing required argument 'platform'", run: 'npx cap build' },
  { pages: ['build'], message: 'Platform "web" is not available', run: 'npx cap build web' },
  {
    pages: ['build'],
    message: 'android platform has not been added yet.',
    before: 'rm -r android',
    run: 'npx cap build android',
  },
  {
    pages: ['build'],
    message: 'gradlew file does not have executable permissions.',
    before: 'chmod -x android/gradlew',
    run: 'npx cap build android --keystorepath a --keystorepass b --keystorealias c --keystorealiaspass d',
  },

  { pages: ['create'], message: 'Non-interactive shell detected.', state: 'web', run: 'npx cap create', exit: 0 },
  {
    pages: ['create'],
    message: 'already exists.',
    state: 'web',
    run: 'npx cap create www "My App" com.example.app --npm-client npm',
  },
  {
    pages: ['create'],
    message: 'Your app directory should not contain spaces',
    state: 'web',
    run: 'npx cap create "my app" "My App" com.example.app --npm-client npm',
  },
  {
    pages: ['create'],
    message: 'Invalid App ID "my-app".',
    state: 'web',
    run: 'npx cap create my-app "My App" my-app --npm-client npm',
  },
  {
    pages: ['create'],
    message: 'npm client must be "npm" or "yarn".',
    state: 'web',
    run: 'npx cap create my-app "My App" com.example.app --npm-client pnpm',
  },
];
