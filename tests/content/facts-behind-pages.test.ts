/** Statements in pages that the sources of the packages prove or refute: what native code does, and what a new project contains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { extractPlugins } from '../../src/packages/reference/api';
import { readTemplateFile } from '../../src/packages/reference/facts';
import { listFiles } from '../../src/packages/reference/facts/package-files';
import { applyOverlays } from '../../src/packages/reference/overlays';
import { findPackage } from '../../src/packages/reference/packages';
import { versionsBetween, versionsSince } from '../versions';
import { findPage, findSample } from './run-sample';

const androidSources = 'capacitor/src/main/java/com/getcapacitor';
const iosSources = 'Capacitor/Capacitor';

function readSource(version: VersionName, platform: 'android' | 'ios', path: string): string {
  return readFileSync(join(findPackage(version, `@capacitor/${platform}`).dir, path), 'utf8');
}

/** Returns the trimmed lines of a source between the line with `start` and the next one with `end`. */
function cut(source: string, start: string, end: string): string[] {
  const from = source.indexOf(start);
  const to = source.indexOf(end, from + start.length);
  expect(from, `the source has no ${start}`).toBeGreaterThan(-1);
  return source
    .slice(from, to < 0 ? undefined : to)
    .split('\n')
    .map((line) => line.trim());
}

describe('the warning about multipart forms', () => {
  const readUrlRequest = (version: VersionName) =>
    readSource(version, 'ios', `${iosSources}/Plugins/CapacitorUrlRequest.swift`);
  const readConnection = (version: VersionName) =>
    readSource(version, 'android', `${androidSources}/plugin/util/CapacitorHttpUrlConnection.java`);
  const lineEnd = String.raw`data.append("\r\n".data(using: .utf8)!)`;
  const boundary = String.raw`data.append("\r\n--\(boundary)\r\n".data(using: .utf8)!)`;

  const readField = (version: VersionName) =>
    cut(readUrlRequest(version), 'else if type == "string"', '}').filter((line) => line.startsWith('data.append'));
  const head = String.raw`data.append("Content-Disposition: form-data; name=\"\(key!)\"\r\n".data(using: .utf8)!)`;
  const value = 'data.append(value.data(using: .utf8)!)';

  it.each(versionsBetween('v4', 'v4'))('says in %s that iOS leaves out the empty line of a text value', (version) => {
    expect(readField(version)).toEqual([boundary, head, value, lineEnd]);
    expect(findPage(version, 'apis/http').text).toContain('leaves out the empty line in front of each string value');
  });

  it.each(versionsBetween('v5', 'v5'))('says in %s that iOS adds a line behind a text value', (version) => {
    expect(readField(version)).toEqual([boundary, head, lineEnd, value, lineEnd]);
    expect(findPage(version, 'apis/http').text).toContain('adds a line break to each string value');
  });

  it.each(versionsBetween('v4', 'v5'))('says in %s that a file gets two bytes more on iOS', (version) => {
    const lines = cut(readUrlRequest(version), 'if type == "base64File"', 'else if').filter(Boolean);
    expect(lines.slice(-3)).toEqual(['data.append(Data(base64Encoded: value)!)', lineEnd, '}']);
    expect(lines).toContain(boundary);
    expect(findPage(version, 'apis/http').text).toMatch(/file gets two extra bytes|two bytes to the end of each file/);
  });

  it.each(versionsBetween('v4', 'v5'))('says in %s how Android writes values and names', (version) => {
    expect(readConnection(version)).toContain(
      version === 'v4' ? 'os.writeBytes(value);' : 'os.write(value.getBytes(StandardCharsets.UTF_8));',
    );
    expect(readConnection(version)).toContain(String.raw`os.writeBytes("Content-Disposition: form-data; name=\""`);
  });

  it.each(versionsBetween('v4', 'v5'))('gives a way in %s that sends the bytes as they are', (version) => {
    expect(cut(readUrlRequest(version), 'if dataType == "file"', '} else').join(' ')).toContain(
      'return Data(base64Encoded: stringData)',
    );
    expect(readConnection(version)).toContain('os.write(Base64.getDecoder().decode(body.toString()));');
  });

  it.each(versionsBetween('v4', 'v5'))(
    'has reason in %s to encode form values by hand: iOS decodes its own',
    (version) => {
      expect(readUrlRequest(version)).toContain('return Data(components.query!.utf8)');
      expect(findPage(version, 'apis/http').text).toMatch(/new URLSearchParams\(.*\)\.toString\(\)/);
    },
  );
});

describe.each(versionsSince('v3'))('signing on a build server in %s', (version) => {
  const settings = ['CODE_SIGN_IDENTITY', 'CODE_SIGN_STYLE', 'DEVELOPMENT_TEAM', 'PROVISIONING_PROFILE_SPECIFIER'];

  it('has to change the project: the template signs automatically and names no profile', () => {
    const project = readTemplateFile(version, 'ios', 'App/App.xcodeproj/project.pbxproj');
    expect(project.match(/CODE_SIGN_STYLE = \w+/g)).toEqual(Array(2).fill('CODE_SIGN_STYLE = Automatic'));
    expect(project).not.toContain('PROVISIONING_PROFILE');
    const { code } = findSample(version, 'guides/ci-cd', 'ios/App/App.xcodeproj/project.pbxproj');
    expect(code.match(/^\w+/gm)).toEqual(settings);
  });

  it('gives xcodebuild no setting that would hold for the pods too', () => {
    const { code } = findSample(version, 'guides/ci-cd', '.github/workflows/ios.yml');
    expect(code).toContain('xcodebuild -workspace');
    expect(settings.filter((name) => code.includes(`${name}=`))).toEqual([]);
  });
});

describe.each(versionsBetween('v2', 'v3'))('the version numbers of a new project in %s', (version) => {
  it('stand in Info.plist, where PlistBuddy sets them', () => {
    const plist = readTemplateFile(version, 'ios', 'App/App/Info.plist');
    expect(plist).toMatch(/<key>CFBundleShortVersionString<\/key>\s*<string>1\.0<\/string>/);
    expect(findPage(version, 'ios/deploying-to-app-store').text).toContain('"Set :CFBundleShortVersionString 1.4.0"');
  });
});

describe.each(versionNames)('the privacy manifest of %s', (version) => {
  it('is in the package or not, as the page says', () => {
    const isThere = existsSync(join(findPackage(version, '@capacitor/ios').dir, iosSources, 'PrivacyInfo.xcprivacy'));
    const { text } = findPage(version, 'ios/deploying-to-app-store');
    expect(text).toMatch(isThere ? /declares its own use since release \d/ : /declares nothing/);
  });
});

describe.each(versionNames)('appStateChange on Android in %s', (version) => {
  it('comes with true for each resume, and with false only when the app has stopped', () => {
    const source = readSource(version, 'android', `${androidSources}/BridgeActivity.java`);
    const bodyOf = (name: string) => cut(source, `public void ${name}()`, '@Override').join('\n');
    expect(bodyOf('onResume')).toMatch(/fire(?:Status|AppState)Changed?\(true\)/);
    expect(bodyOf('onPause')).not.toMatch(/fire\w+Change/);
    expect(bodyOf('onStop')).toMatch(/fire(?:Status|AppState)Changed?\(false\)/);
    expect(findPage(version, 'android/lifecycle').text).toMatch(
      /permission prompt (?:opens[^.]*\. When it )?closes, you get `isActive: true`[^.]*never came/,
    );
  });
});

describe.each(versionsSince('v4'))('the style that keeps the page below the bars in %s', (version) => {
  it('keeps every item of the template, and is the one cure', () => {
    const styles = readTemplateFile(version, 'android', 'app/src/main/res/values/styles.xml');
    const items = cut(styles, '<style name="AppTheme.NoActionBar"', '</style>').slice(1).filter(Boolean);
    const { code } = findSample(version, 'android/troubleshooting', 'android/app/src/main/res/values/styles.xml');
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(code).toContain(item);
    }
    expect(findPage(version, 'apis/status-bar').text).not.toContain('values-v35');
  });
});

describe.each(versionNames)('exitApp in %s', (version) => {
  it('is not said to be called by Ionic', () => {
    const app = applyOverlays(version, extractPlugins(version)).find(({ page }) => page === 'app');
    const exitApp = app?.methods.find(({ name }) => name === 'exitApp');
    expect(exitApp?.description).toContain('Ionic Framework does not call it');
    expect(exitApp?.description).not.toContain('handles this itself');
  });
});

describe.each(versionNames)('the threads of plugins in %s', (version) => {
  it('are one for all plugins on each platform', () => {
    expect(readSource(version, 'android', `${androidSources}/Bridge.java`)).toContain(
      'new HandlerThread("CapacitorPlugins")',
    );
    const bridge = version === 'v2' ? 'CAPBridge.swift' : 'CapacitorBridge.swift';
    expect(readSource(version, 'ios', `${iosSources}/${bridge}`)).toContain('DispatchQueue(label: "bridge")');
    for (const platform of ['android', 'ios']) {
      expect(findPage(version, `${platform}/custom-code`).text).toMatch(/one after the\s+other on a background/);
    }
  });
});

describe.each(versionsBetween('v2', 'v2'))('No such task found in %s', (version) => {
  it('is what finish says for a foreign id only: the task stays in the list when its time is up', () => {
    const source = readSource(version, 'ios', `${iosSources}/Plugins/BackgroundTask.swift`);
    expect(source).toContain('self.tasks[call.callbackId] = UIBackgroundTaskIdentifier.invalid');
    expect(source).not.toMatch(/removeValue|tasks\[[^\]]*\] = nil/);
    expect(findPage(version, 'apis/background-task').text).not.toContain('or the time was up');
  });
});

describe.each(versionsBetween('v2', 'v2'))('the splash screen of a new project in %s', (version) => {
  it('is switched off by the configuration that the CLI writes, so each page says to remove the key', () => {
    const cli = readFileSync(join(findPackage(version, '@capacitor/cli').dir, 'dist/common.js'), 'utf8');
    expect(cut(cli, 'SplashScreen: {', '}')).toContain('launchShowDuration: 0');
    expect(readSource(version, 'android', `${androidSources}/Splash.java`)).toMatch(
      /if \(duration == 0\) \{\s+return;/,
    );
    expect(readSource(version, 'ios', `${iosSources}/Plugins/SplashScreen.swift`)).toMatch(
      /if launchShowDurationConfig == 0 \{\s+return/,
    );
    for (const path of ['apis/splash-screen', 'guides/splash-screens-and-icons', 'guides/performance']) {
      expect(findPage(version, path).text, path).toMatch(/[Rr]emove (?:that|the) key/);
    }
  });
});

describe.each(versionsBetween('v2', 'v2'))('a message that is one object alone in %s', (version) => {
  it('does not reach the log of Android', () => {
    expect(readSource(version, 'android', `${androidSources}/BridgeWebChromeClient.java`)).toContain(
      'msg.equalsIgnoreCase("[object Object]")',
    );
    expect(findPage(version, 'apis/console').text).toContain('nothing for a message that is a single object');
  });
});

describe.each(versionsBetween('v2', 'v2'))('the question of Android 13 in %s', (version) => {
  it('comes at the first start, when Local Notifications makes its channel', () => {
    const source = readSource(version, 'android', `${androidSources}/plugin/LocalNotifications.java`);
    expect(cut(source, 'public void load()', '@Override')).toContain('manager.createNotificationChannel();');
    expect(findPage(version, 'guides/push-notifications-firebase').text).toContain(
      'It appears at the first start, when the runtime creates its channel `default`',
    );
  });
});

describe.each(versionsBetween('v2', 'v2'))('isSimulator in %s', (version) => {
  it('knows the simulators of Intel processors only', () => {
    const bridge = readSource(version, 'ios', `${iosSources}/CAPBridge.swift`);
    expect(cut(bridge, 'func isSimulator()', '}')).toContain('#if arch(i386) || arch(x86_64)');
    expect(findPage(version, 'plugins/ios').text).toContain('`false` in the simulator of a Mac with Apple silicon');
  });
});

describe.each(versionsSince('v3'))('the promise of SplashScreen.show in %s', (version) => {
  it('is settled when hiding begins, not when the screen is gone', () => {
    // The location of the sources in this folder differs between versions.
    const folder = join(findPackage(version, '@capacitor/splash-screen').dir, 'ios');
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
      (path) => basename(path) === 'SplashScreen.swift',
    );
    const ios = readFileSync(join(folder, file ?? 'SplashScreen.swift'), 'utf8');
    expect(cut(ios, 'strongSelf.hideTask', '} else').slice(-4, -1)).toEqual([
      'strongSelf.hideSplash(fadeOutDuration: settings.fadeOutDuration, isLaunchSplash: isLaunchSplash)',
      'completion()',
      '}',
    ]);
    expect(findPage(version, 'apis/splash-screen').text).toContain('begins to fade out');
  });
});

describe.each(versionNames)('the native geocoder in %s', (version) => {
  it('does not take a lost connection for an unknown address', () => {
    const { code } = findSample(
      version,
      'plugins/workflow',
      version === 'v2' ? 'ios/Plugin/Plugin.swift' : 'ios/Plugin/GeocoderPlugin.swift',
    );
    expect(code).toContain('failure.code == .network');
  });
});

describe.each(versionsSince('v3'))('the verifier for PKCE in %s', (version) => {
  it('does without replaceAll, which iOS before 13.4 and Chrome before 85 lack', () => {
    expect(findSample(version, 'guides/security', 'src/pkce.ts').code).not.toContain('replaceAll');
  });
});

describe('permissions of a plugin', () => {
  const readPage = (version: VersionName) => findPage(version, 'plugins/android').text.replace(/\s+/g, ' ');

  it.each(versionsBetween('v3', 'v5'))(
    'are never settled in %s for an alias without Android permissions',
    (version) => {
      const source = readSource(version, 'android', `${androidSources}/Plugin.java`);
      const start = 'String[] permissions = getPermissionStringsForAliases(aliases);';
      const request = 'permissionActivityResult(call, permissions, callbackName);';
      expect(cut(source, start, '\n    }').filter(Boolean)).toEqual([
        start,
        'if (permissions.length > 0) {',
        request,
        '}',
      ]);
      expect(readPage(version)).toContain(
        "`requestPermissions({ permissions: ['photos'] })`, the promise never settles",
      );
    },
  );

  it.each(versionsBetween('v4', 'v5'))('stay refused in %s when the system did not know one of them', (version) => {
    const source = readSource(version, 'android', `${androidSources}/Bridge.java`);
    expect(source).toContain('editor.putString(permString, PermissionState.DENIED.toString());');
    expect(readPage(version)).toContain('Capacitor stores that as `denied`');
  });
});

describe.each(versionsBetween('v3', 'v5'))('a library that starts an activity itself in %s', (version) => {
  it('reaches a plugin by the request codes of its annotation', () => {
    expect(readSource(version, 'android', `${androidSources}/annotation/CapacitorPlugin.java`)).toContain(
      'int[] requestCodes() default {};',
    );
    const lookup = cut(
      readSource(version, 'android', `${androidSources}/Bridge.java`),
      'getPluginWithRequestCode(int',
      'return null;',
    );
    expect(lookup).toContain('requestCodes = pluginAnnotation.requestCodes();');
    const { code } = findSample(version, 'plugins/android', 'android/src/main/java/com/acme/pay/PayPlugin.java');
    expect(code).toContain('requestCodes = { PayPlugin.PAY }');
    expect(findPage(version, 'updating/plugins/3-0').text).toContain('work with both annotations');
  });
});

describe.each(versionNames)('a link that opens the app in %s', (version) => {
  it('waits for its listener on both platforms, so no sample asks for the launch URL too', () => {
    const { dir } =
      version === 'v2' ? findPackage(version, '@capacitor/android') : findPackage(version, '@capacitor/app');
    const java =
      version === 'v2'
        ? join(dir, androidSources, 'plugin/App.java')
        : join(dir, 'android/src/main/java/com/capacitorjs/plugins/app/AppPlugin.java');
    const swift =
      version === 'v2'
        ? join(findPackage(version, '@capacitor/ios').dir, iosSources, 'Plugins/App.swift')
        : join(dir, listFiles(dir).find((path) => path.endsWith('/AppPlugin.swift')) ?? 'AppPlugin.swift');
    expect(readFileSync(java, 'utf8')).toContain('notifyListeners(EVENT_URL_OPEN, ret, true);');
    const opened = readFileSync(swift, 'utf8').match(/notifyListeners\("appUrlOpen".*/g) ?? [];
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter((line) => !line.includes('retainUntilConsumed: true'))).toEqual([]);
  });
});

describe.each(versionNames)('the newest SDK that the runtime of %s compiles with', (version) => {
  it('is that of Android 12 if it calls a method of WebSettings that Android 13 removed, and the pages say so', () => {
    const calls = readSource(version, 'android', `${androidSources}/Bridge.java`).includes('setAppCacheEnabled(');
    expect(calls).toBe(version === 'v2' || version === 'v3');
    for (const page of ['android/configuration', 'android/troubleshooting']) {
      expect(findPage(version, page).text.includes('setAppCacheEnabled'), page).toBe(calls);
    }
    // The attribute is available since API level 33.
    const samples = findPage(version, 'guides/translating').text.includes('android:localeConfig="@xml/');
    expect(samples).toBe(!calls);
  });
});

describe.each(versionsSince('v3'))('the CLI of %s', (version) => {
  const readCli = (file: string) =>
    readFileSync(join(findPackage(version, '@capacitor/cli').dir, 'dist', file), 'utf8');

  it('leaves out a plugin that it does not find without a message', () => {
    expect(cut(readCli('plugin.js'), 'async function resolvePlugin', '\n}').join(' ')).toContain(
      'catch (e) { // ignore } return null;',
    );
    expect(findPage(version, 'guides/monorepos').text).toContain(
      'leaves out a plugin of the workspace without a message',
    );
  });

  it('skips pod install without a pod on the PATH, whatever CAPACITOR_COCOAPODS_PATH names', () => {
    expect(readCli('ios/update.js')).toMatch(/const podCommandExists = await .*isInstalled\)?\('pod'\);/);
    expect(findPage(version, 'cli/commands/update').text).toContain('There must be a `pod` on the `PATH` all the same');
  });

  it('writes local.properties after the sync', () => {
    expect(readCli('tasks/add.js').replace(/\(0, (\w+\.\w+)\)/g, '$1')).toMatch(
      /await sync_1\.sync\([\s\S]*add_1\.createLocalProperties\(/,
    );
    expect(findPage(version, 'cli/commands/add').text).toContain('5. After the sync, for Android');
  });
});

describe.each(versionNames)('an activity of %s that Android creates again', (version) => {
  it('hands its first intent to the plugins once more, so the page says how to drop it', () => {
    const source = readSource(version, 'android', `${androidSources}/BridgeActivity.java`);
    expect(source).toContain('this.onNewIntent(getIntent());');
    expect(source).not.toContain('setIntent(');
    expect(findPage(version, 'guides/deep-links').text).toContain(
      'if (savedInstanceState != null) setIntent(new android.content.Intent());',
    );
  });
});

/** Reads all Swift sources of a package, because newer majors use different folder names. */
function readSwift(dir: string): string {
  return listFiles(dir)
    .filter((path) => path.startsWith('ios/') && path.endsWith('.swift'))
    .map((path) => readFileSync(join(dir, path), 'utf8'))
    .join('\n');
}

describe('the sheet on the phone of the front page', () => {
  const phone = readFileSync('src/components/FrontPage/index.tsx', 'utf8');
  const texts = ['Photo', 'From Photos', 'Take Picture', 'Cancel'];

  it.each(versionNames)('has the texts that the iOS plugin shows in %s', (version) => {
    const source =
      version === 'v2'
        ? readSource(version, 'ios', `${iosSources}/Plugins/Camera.swift`)
        : readSwift(findPackage(version, '@capacitor/camera').dir);
    for (const text of texts) {
      expect(source).toContain(`?? "${text}"`);
      expect(phone).toMatch(new RegExp(`^\\s*${text}$`, 'm'));
    }
  });
});
