import type { VersionName } from '../../../src/config/versions';

/** A `capacitor.config.json` in the shape that apps have. */
export interface AppConfiguration {
  readonly name: string;
  readonly config: object;
  /** Where the schema of a version must find a mistake; versions that are left out accept the configuration. */
  readonly mistakes?: Partial<Record<VersionName, readonly string[]>>;
}

/** The same mistake in every version. */
const everywhere = (...paths: string[]) => ({ v2: paths, v3: paths, v4: paths, v5: paths });
/** A mistake of a key that v2 does not have. */
const laterThan2 = (...paths: string[]) => ({ v3: paths, v4: paths, v5: paths });

const app = { appId: 'org.example.garden', appName: 'Garden Diary', webDir: 'dist' };

export const appConfigurations: readonly AppConfiguration[] = [
  { name: 'an empty file', config: {} },
  { name: 'what init writes', config: { ...app, bundledWebRuntime: false } },
  {
    name: 'the address of the schema in the first line',
    config: { $schema: 'https://capacitorjs.com/docs/data/v4/capacitor.config.schema.json', ...app },
  },
  {
    name: 'an Ionic app with an npm client and Cordova preferences',
    config: {
      ...app,
      webDir: 'www',
      npmClient: 'npm',
      cordova: { preferences: { ScrollEnabled: 'false', BackupWebStorage: 'none' } },
    },
  },
  {
    name: 'a splash screen and notifications',
    config: {
      ...app,
      plugins: {
        SplashScreen: {
          launchShowDuration: 0,
          launchAutoHide: false,
          androidScaleType: 'CENTER_CROP',
          spinnerColor: '#1f6f43',
        },
        PushNotifications: { presentationOptions: ['badge', 'alert'] },
        LocalNotifications: { smallIcon: 'ic_leaf', iconColor: '#1F6F43', sound: 'drop.wav' },
      },
    },
  },
  {
    name: 'a keyboard style in small letters',
    config: { ...app, plugins: { Keyboard: { style: 'dark', resize: 'body' } } },
  },
  {
    name: 'a keyboard style in capitals',
    config: { ...app, plugins: { Keyboard: { style: 'LIGHT', resize: 'none' } } },
  },
  {
    name: 'plugins of the community',
    config: {
      ...app,
      plugins: { CapacitorSQLite: { iosDatabaseLocation: 'Library/db' }, GoogleAuth: { scopes: ['email'] } },
    },
  },
  { name: 'a dev server', config: { ...app, server: { url: 'http://10.0.2.2:8100', cleartext: true } } },
  {
    name: 'schemes and hosts',
    config: {
      ...app,
      server: {
        androidScheme: 'https',
        iosScheme: 'ionic',
        hostname: 'app.example.org',
        allowNavigation: ['*.example.org'],
      },
    },
  },
  {
    name: 'a key of another tool',
    config: { ...app, liveReload: { port: 8100 }, android: { gradleArgs: '--offline' } },
  },
  {
    name: 'other folders, a scheme and a flavor',
    config: {
      ...app,
      android: { path: 'native/android', flavor: 'beta' },
      ios: { path: 'native/ios', scheme: 'Beta' },
    },
  },
  {
    name: 'silent logs, the old and the new way',
    config: { ...app, hideLogs: true, loggingBehavior: 'none', android: { hideLogs: true } },
  },
  {
    name: 'signing options',
    config: { ...app, android: { buildOptions: { keystorePath: 'release.jks', releaseType: 'APK' } } },
  },
  {
    name: 'a list of plugins to include',
    config: { ...app, includePlugins: ['@capacitor/camera', '@capacitor/share'] },
  },
  {
    name: 'HTTP and cookies through native code',
    config: { ...app, plugins: { CapacitorHttp: { enabled: true }, CapacitorCookies: { enabled: true } } },
  },
  { name: 'a number as the id', config: { ...app, appId: 42 }, mistakes: everywhere('/appId') },
  { name: 'several web folders', config: { ...app, webDir: ['dist', 'www'] }, mistakes: everywhere('/webDir') },
  {
    name: 'a truth value in quotes',
    config: { ...app, server: { cleartext: 'true' } },
    mistakes: everywhere('/server/cleartext'),
  },
  {
    name: 'one host instead of a list',
    config: { ...app, server: { allowNavigation: 'example.org' } },
    mistakes: everywhere('/server/allowNavigation'),
  },
  {
    name: 'an unknown content inset',
    config: { ...app, ios: { contentInset: 'auto' } },
    mistakes: everywhere('/ios/contentInset'),
  },
  { name: 'a list where a group belongs', config: { ...app, plugins: [] }, mistakes: everywhere('/plugins') },
  {
    name: 'a plugin that is switched on',
    config: { ...app, plugins: { MyPlugin: true } },
    mistakes: everywhere('/plugins/MyPlugin'),
  },
  {
    name: 'a preference that is a truth value',
    config: { ...app, cordova: { preferences: { ScrollEnabled: false } } },
    mistakes: everywhere('/cordova/preferences/ScrollEnabled'),
  },
  {
    name: 'an npm client that the CLI does not know',
    config: { ...app, npmClient: 'bun' },
    mistakes: { v2: ['/npmClient'] },
  },
  {
    name: 'logging by a truth value',
    config: { ...app, loggingBehavior: false },
    mistakes: laterThan2('/loggingBehavior', '/loggingBehavior'),
  },
  {
    name: 'a duration in quotes',
    config: { ...app, plugins: { SplashScreen: { launchShowDuration: '3000' } } },
    mistakes: laterThan2('/plugins/SplashScreen/launchShowDuration'),
  },
  {
    name: 'an option that notifications do not have',
    config: { ...app, plugins: { PushNotifications: { presentationOptions: ['banner'] } } },
    mistakes: laterThan2('/plugins/PushNotifications/presentationOptions/0'),
  },
  {
    name: 'live updates without a channel',
    config: { ...app, plugins: { LiveUpdates: { appId: '1a2b3c4d', autoUpdateMethod: 'background' } } },
    mistakes: laterThan2('/plugins/LiveUpdates'),
  },
  {
    name: 'a kind of release that Android does not have',
    config: { ...app, android: { buildOptions: { releaseType: 'ZIP' } } },
    mistakes: { v4: ['/android/buildOptions/releaseType'], v5: ['/android/buildOptions/releaseType'] },
  },
  {
    name: 'a signing tool that Android does not have',
    config: { ...app, android: { buildOptions: { signingType: 'gpg' } } },
    mistakes: { v5: ['/android/buildOptions/signingType'] },
  },
];
