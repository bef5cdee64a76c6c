import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { checkNativeBlock, readNativeSources } from '../../../src/packages/docs-checks/native-api';
import { isLikelyTypo } from '../../../src/packages/docs-checks/native-api/findings';
import { collectMembers } from '../../../src/packages/docs-checks/native-api/native-api';
import { listTemplateFiles, readTemplateFile } from '../../../src/packages/reference/facts';
import { listFiles, packageDir } from '../../../src/packages/reference/facts/package-files';
import { languageOf, scanSource } from '../../../src/packages/reference/native-source';
import { pluginPackageNames } from '../../../src/packages/reference/packages';

describe('scanSource', () => {
  it('blanks comments and strings, and keeps every offset', () => {
    const text = 'let a = "x // no" // yes\n/* two */ let b = "\\(f("}"))"';
    const { code, strings } = scanSource(text, 'swift');
    expect(code).toHaveLength(text.length);
    expect(code.replace(/\s+/g, ' ')).toBe('let a = " " let b = " "');
    expect(strings.map(({ value }) => value)).toEqual(['x // no', '\\(f("}"))']);
  });

  it('ends a string with its line, so that an open quote does not swallow the rest', () => {
    expect(scanSource("char c = 'a;\nint d;", 'java').code).toContain('int d;');
  });
});

describe('isLikelyTypo', () => {
  it.each([
    ['notifyListener', 'notifyListeners', true],
    ['CapactiorPlugin', 'CapacitorPlugin', true],
    ['getBoolean', 'getDouble', false],
    ['resolved', 'resolved', false],
    ['resolv', 'resolve', false],
    ['NSObject', 'JSObject', false],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(isLikelyTypo(a, [b])).toBe(expected);
  });
});

/** Reads the public native API of a version: names of Swift, annotations of Java, and the members of classes with those that they inherit. */
function readNativeApi(version: VersionName) {
  const { swift, java } = readNativeSources(version);
  const swiftClasses = new Map([...swift.classes.keys()].map((name) => [name, collectMembers(swift, name).members]));
  const javaClasses = new Map([...java.classes.keys()].map((name) => [name, collectMembers(java, name).members]));
  const names = [...swiftClasses].flatMap(([name, members]) => [name, ...members]);
  const annotations = new Set([...java.annotations].sort());
  return { swift: new Set([...names, ...swift.otherNames]), annotations, swiftClasses, javaClasses };
}

describe('the native API of a version', () => {
  it('reads what changed between the versions', () => {
    expect([...readNativeApi('v2').annotations]).toEqual(['NativePlugin', 'PluginMethod']);
    expect(readNativeApi('v4').annotations.has('PermissionCallback')).toBe(true);
    expect(readNativeApi('v2').swift.has('CAPBridgeProtocol')).toBe(false);
    expect(readNativeApi('v3').swift.has('capacitorDidLoad')).toBe(true);
    expect(readNativeApi('v3').javaClasses.get('BridgeActivity')?.has('init')).toBe(true);
    expect(readNativeApi('v4').javaClasses.get('BridgeActivity')?.has('init')).toBe(false);
  });

  it('gathers members from extensions, protocols, headers and bases', () => {
    const { swiftClasses, javaClasses } = readNativeApi('v4');
    expect(swiftClasses.get('CAPPluginCall')).toEqual(
      new Set([...(swiftClasses.get('CAPPluginCall') ?? []), 'getString', 'resolve', 'keepAlive']),
    );
    expect(swiftClasses.get('CAPPlugin')?.has('notifyListeners')).toBe(true);
    expect(javaClasses.get('JSObject')?.has('optString')).toBe(true);
    expect(javaClasses.get('PermissionState')?.has('GRANTED')).toBe(true);
  });

  it('leaves out what other modules cannot see', () => {
    expect(readNativeApi('v2').swift.has('JSObject')).toBe(false);
    expect(readNativeApi('v3').swift.has('JSObject')).toBe(true);
  });
});

/** Returns the reported names in a block, with the suggested replacements. */
function blame(...parameters: Parameters<typeof checkNativeBlock>): string[] {
  return checkNativeBlock(...parameters).map(({ line, name, nearest }) => `${line} ${name} ${nearest ?? '-'}`);
}

const java2 = `import com.getcapacitor.JSObject;
import com.getcapacitor.NativePlugin;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;

@NativePlugin(requestCodes = {Echo.REQUEST})
public class Echo extends Plugin {
  static final int REQUEST = 100;

  @PluginMethod
  public void echo(PluginCall call) {
    JSObject ret = new JSObject();
    ret.put("value", call.getString("value"));
    saveCall(call);
    pluginRequestPermission(Manifest.permission.CAMERA, REQUEST);
    call.success(ret);
  }
}`;

const java4 = `import com.getcapacitor.BridgeActivity;
import com.getcapacitor.PermissionState;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.getcapacitor.annotation.Permission;
import com.getcapacitor.annotation.PermissionCallback;

@CapacitorPlugin(name = "Echo", permissions = { @Permission(alias = "camera", strings = {}) })
public class Echo extends Plugin {
  @PluginMethod
  public void echo(PluginCall call) {
    if (getPermissionState("camera") != PermissionState.GRANTED) {
      requestPermissionForAlias("camera", call, "done");
      return;
    }
    getBridge().getWebView().post(() -> notifyListeners("ready", new JSObject()));
    call.resolve();
  }

  @PermissionCallback
  private void done(PluginCall call) {
    call.reject("refused");
  }
}`;

describe('checkNativeBlock passes what the version has', () => {
  it.each([
    ['java', java2, 'v2'],
    ['java', java4, 'v3'],
    ['java', java4, 'v4'],
    [
      'java',
      'public class MainActivity extends BridgeActivity {\n  @Override\n  public void onCreate(Bundle state) {\n    registerPlugin(EchoPlugin.class);\n    super.onCreate(state);\n  }\n}',
      'v5',
    ],
    [
      'kotlin',
      '@CapacitorPlugin(name = "Echo")\nclass EchoPlugin : Plugin() {\n  @PluginMethod\n  fun echo(call: PluginCall) {\n    val ret = JSObject()\n    ret.put("value", call.getString("value")?.let { it.trim() })\n    bridge.webView.post { call.data.keys() }\n    call.resolve(ret)\n  }\n}',
      'v4',
    ],
    [
      'swift',
      '@objc(EchoPlugin)\npublic class EchoPlugin: CAPPlugin {\n  @objc func echo(_ call: CAPPluginCall) {\n    let value = call.getString("value") ?? ""\n    DispatchQueue.main.async {\n      self.bridge?.viewController?.present(UIViewController(), animated: true)\n    }\n    notifyListeners("ready", data: [:])\n    call.resolve(["value": value])\n  }\n}',
      'v4',
    ],
    [
      'swift',
      '@objc(EchoPlugin)\npublic class EchoPlugin: CAPPlugin {\n  @objc func echo(_ call: CAPPluginCall) {\n    self.bridge.viewController.present(picker, animated: true)\n    call.success(["value": call.getString("value") ?? ""])\n  }\n}',
      'v2',
    ],
    [
      'swift',
      'func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {\n  NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: token)\n}',
      'v4',
    ],
    [
      'objc',
      '#import <Capacitor/Capacitor.h>\n\nCAP_PLUGIN(EchoPlugin, "Echo",\n  CAP_PLUGIN_METHOD(echo, CAPPluginReturnPromise);\n)',
      'v4',
    ],
    ['objc', '- (void)echo:(CAPPluginCall *)call {\n  [self.bridge triggerWindowJSEventWithEventName:@"x"];\n}', 'v4'],
  ] as const)('%s of case %#', (language, code, version) => {
    expect(blame(language, code, version)).toEqual([]);
  });

  it.each(versionNames)("the native sources of %s's own plugins and templates", (version) => {
    const blamed: string[] = [];
    let files = 0;
    const check = (path: string, text: string): void => {
      const language = languageOf(path);
      if (language === undefined || /[tT]est/.test(path)) {
        return;
      }
      files += 1;
      blamed.push(...blame(language, text, version).map((finding) => `${path} ${finding}`));
    };
    for (const name of pluginPackageNames(version)) {
      const dir = packageDir(version, name);
      for (const path of listFiles(dir).filter((candidate) => /^(?:ios|android)\//.test(candidate))) {
        check(path, readFileSync(join(dir, path), 'utf8'));
      }
    }
    for (const platform of ['ios', 'android'] as const) {
      for (const path of listTemplateFiles(version, platform)) {
        check(path, readTemplateFile(version, platform, path));
      }
    }
    expect(files).toBeGreaterThan(1);
    expect(blamed).toEqual([]);
  });
});

describe('checkNativeBlock finds what the version lacks', () => {
  it('in Java: annotations and calls of another version', () => {
    expect(blame('java', java4, 'v2')).toEqual([
      '2 com.getcapacitor.PermissionState -',
      '3 com.getcapacitor.annotation.CapacitorPlugin -',
      '4 com.getcapacitor.annotation.Permission com.getcapacitor.plugin.Permissions',
      '5 com.getcapacitor.annotation.PermissionCallback -',
      '7 @CapacitorPlugin -',
      '7 @Permission -',
      '11 PermissionState -',
      '11 getPermissionState -',
      '12 requestPermissionForAlias requestPermissions',
      '19 @PermissionCallback -',
    ]);
    expect(
      blame(
        'java',
        'public class MainActivity extends BridgeActivity {\n  void f() {\n    this.init(state, x);\n  }\n}',
        'v4',
      ),
    ).toEqual(['3 init -']);
  });

  it('in Java: slips', () => {
    const code =
      'import com.getcapacitor.PluginCal;\n\n@CapactiorPlugin(name = "X")\nclass X extends Plugin {\n  void f(PluginCall call) {\n    JSObject ret = new JSObject();\n    ret.putt("a", 1);\n    call.resolv(ret);\n    notifyListener("x", ret);\n  }\n}';
    expect(blame('java', code, 'v4')).toEqual([
      '1 com.getcapacitor.PluginCal com.getcapacitor.PluginCall',
      '3 @CapactiorPlugin @CapacitorPlugin',
      '7 putt put',
      '8 resolv resolve',
      '9 notifyListener notifyListeners',
    ]);
  });

  it('in Kotlin', () => {
    const code =
      '@NativePlugin\nclass X : Plugin() {\n  fun f(call: PluginCall) {\n    call.keepalive = true\n    bridge.webview.reload()\n    val o = JSObjectt()\n  }\n}';
    expect(blame('kotlin', code, 'v4')).toEqual(['4 keepalive keepAlive', '5 webview webView', '6 JSObjectt JSObject']);
    expect(blame('kotlin', '@CapacitorPlugin\nclass X : Plugin()', 'v2')).toEqual(['1 @CapacitorPlugin -']);
  });

  it('in Swift', () => {
    const code =
      'class X: CAPBridgeViewController {\n  override open func capacitorDidLoad() {\n    bridge?.registerPluginInstance(Echo())\n  }\n}\nfunc f(_ call: CAPPluginCall, _ other: CAPPluginCal) {\n  call.resolv("x")\n  post(name: .capacitorDidRegister)\n}';
    expect(blame('swift', code, 'v4')).toEqual([
      '6 CAPPluginCal CAPPluginCall',
      '7 resolv resolve',
      '8 capacitorDidRegister -',
    ]);
    expect(blame('swift', code, 'v3')[0]).toBe('3 registerPluginInstance -');
    expect(blame('swift', code, 'v2')[0]).toBe('2 capacitorDidLoad -');
  });

  it('in Objective-C', () => {
    const code =
      'CAP_PLUGIN(X, "X",\n  CAP_PLUGIN_METHODS(echo, CAPPluginReturnPromises);\n)\n- (void)echo:(CAPPluginCall *)call {\n  [call sucess];\n  [self notifyListener:@"x" data:nil];\n}';
    expect(blame('objc', code, 'v4')).toEqual([
      '2 CAPPluginReturnPromises CAPPluginReturnPromise',
      '2 CAP_PLUGIN_METHODS CAP_PLUGIN_METHOD',
      '5 sucess success',
      '6 notifyListener notifyListeners',
    ]);
  });

  it('but not in comments and strings, nor in what is not Capacitor', () => {
    const code =
      '// call.resolv()\nlet a = "CAPNothing call.resolv()"\nlet session = AVCaptureSession()\nsession.startRunning()\nlet call = PhoneCall()\nURLSession.shared.dataTask(with: url).resume()';
    expect(blame('swift', code, 'v4')).toEqual([]);
    expect(
      blame(
        'kotlin',
        'val x: JSONObject = JSONObject()\nx.foo()\nval call: Call<User> = api.user()\ncall.enqueue(y)',
        'v4',
      ),
    ).toEqual([]);
  });
});
