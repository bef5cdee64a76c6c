import { describe, expect, it } from 'vitest';
import { type NativeLanguage, scanSource } from '../../../src/reference/native-source';
import { readDeclarations } from '../../../src/reference/rejections/declarations';
import { type Expectations, readExpectations } from '../../../src/reference/rejections/native';

const refusals = {
  unavailable: { message: 'not available', code: 'UNAVAILABLE' },
  unimplemented: { message: 'not implemented' },
  neverNull: new Set(['getArray']),
};

/** Reads the method `run` of a class `Plug` from sources in one language. */
function read(
  language: NativeLanguage,
  sources: string | readonly string[],
  method = 'run',
  methods: readonly string[] = [method],
): Expectations {
  const files = [sources].flat().map((text, index) => ({ path: `${index}`, language, ...scanSource(text, language) }));
  const found = readExpectations(readDeclarations(files), new Set(['Plug']), methods, refusals).get(method);
  return found ?? { rejections: [], asksPermission: false };
}

/** Returns its rejections as `CODE message`. */
const rejectionsOf = (...source: Parameters<typeof read>): string[] =>
  read(...source).rejections.map(({ message, code }) => (code === undefined ? message : `${code} ${message}`));

const java = (body: string, rest = '') => `public class Plug extends Plugin {
  ${rest}
  @PluginMethod
  public void run(PluginCall call) {
    ${body}
  }
}`;

const swift = (body: string, rest = '') => `@objc(Plug)
public class Plug: CAPPlugin {
  ${rest}
  @objc func run(_ call: CAPPluginCall) {
    ${body}
  }
}`;

const kotlin = (body: string, rest = '') => `class Plug : Plugin() {
  ${rest}
  @PluginMethod
  fun run(call: PluginCall) {
    ${body}
  }
}`;

describe('Java', () => {
  it.each<[string, string, string, string[]]>([
    ['a message', 'call.reject("Not so");', '', ['Not so']],
    ['a message and a code', 'call.reject("Not so", "CODE", ex);', '', ['CODE Not so']],
    ['an error in place of the code', 'call.reject("Not so", ex);', '', ['Not so']],
    ['the call of v2', 'savedCall.error("Not so");', '', ['Not so']],
    [
      'refusals with and without a message',
      'call.unavailable(); call.unimplemented("Not here");',
      '',
      ['UNAVAILABLE not available', 'Not here'],
    ],
    ['a constant', 'call.reject(WRONG);', 'private static final String WRONG = "It is wrong";', ['It is wrong']],
    ['texts that are joined', 'call.reject("No \\"" + name + "\\" in " + dir);', '', ['No "…" in …']],
    ['a format', 'call.reject(String.format("No %s of %2$d", a, b));', '', ['No … of …']],
    ['either text', 'call.reject(a ? "One" : "Two");', '', ['One', 'Two']],
    ['a variable', 'String message = "One"; if (b) { message = "Two"; } call.reject(message);', '', ['One', 'Two']],
    ['what another error says', 'call.reject(ex.getMessage());', '', ['…']],
    [
      'no branch for an option that is never null',
      'JSArray a = call.getArray("a"); JSArray b = call.getArray("b", null); String c = call.getString("c"); JSArray d = call.getArray("d"); d = other;' +
        'if (a == null) { call.reject("No a"); } if (b == null) { call.reject("No b"); } if (c == null) { call.reject("No c"); } if (d == null) { call.reject("No d"); }',
      '',
      ['No b', 'No c', 'No d'],
    ],
    ['a comment', '// call.reject("No");\n/* call.reject("No"); */ call.resolve();', '', []],
    ['a call in a string', 'log("call.reject(\\"No\\")");', '', []],
    ['what only looks like it', 'Logger.error("No"); promise.reject("No");', '', []],
    ['braces in strings', 'log("}"); if (a) { log("{"); } call.reject("Not so");', '', ['Not so']],
    ['braces in braces', 'if (a) { while (b) { if (c) { call.reject("Not so"); } } }', '', ['Not so']],
    ['a lambda', 'execute(() -> { call.reject("Not so"); });', '', ['Not so']],
    [
      'an anonymous class',
      'execute(new Runnable() { @Override public void run() { call.reject("Not so"); } });',
      '',
      ['Not so'],
    ],
  ])('has %s', (_, body, rest, expected) => {
    expect(rejectionsOf('java', java(body, rest))).toEqual(expected);
  });

  it('is followed into helpers with what they are called with', () => {
    const helpers = 'private void fail(PluginCall call, String message) { call.reject(message); }';
    expect(rejectionsOf('java', java('fail(call, "Not so"); this.fail(call, "Not here");', helpers))).toEqual([
      'Not so',
      'Not here',
    ]);
  });

  it('is not followed into what the method does not call, nor into itself forever', () => {
    const other =
      'void other(PluginCall call) { call.reject("No"); } void again(PluginCall call) { again(call); call.reject("Yes"); }';
    expect(rejectionsOf('java', java('again(call);', other))).toEqual(['Yes']);
  });

  it('is followed into a helper of another class that gets the call, and into no namesake', () => {
    const helper = 'class Helper { static void check(PluginCall call) { call.reject("Not so"); } }';
    const namesake = 'class Store { void check(String key) { call.reject("No"); } }';
    expect(rejectionsOf('java', [java('Helper.check(call); store.check(key);'), helper, namesake])).toEqual(['Not so']);
  });

  it('is what a helper hands to an anonymous class', () => {
    const helper = `class Helper {
      void send(boolean fast, final Answer answer) { if (fast) { answer.error("Too fast"); } else { go(answer); } }
      void go(Answer answer) { answer.error(ex.getMessage()); }
      void other(Answer answer) { answer.error("No"); }
    }`;
    const body =
      'helper.send(fast, new Answer() { public void done(String text) {} public void error(String message) { call.reject(message); } });';
    expect(rejectionsOf('java', [java(body), helper])).toEqual(['Too fast', '…']);
  });

  it('is followed into callbacks that are named', () => {
    const callback =
      '@PermissionCallback private void answered(PluginCall call) { call.reject("Denied"); } void answer(PluginCall call) { call.reject("No"); }';
    expect(rejectionsOf('java', java('requestPermissionForAlias("answer", call, "answered");', callback))).toEqual([
      'Denied',
    ]);
  });

  it('leaves out what a callback does for another method', () => {
    const callback = `@PermissionCallback private void answered(PluginCall call) {
      if (call.getMethodName().equals("other")) { call.reject("Other"); } else { call.reject("Run"); }
      switch (call.getMethodName()) { case "a": case "run": call.reject("Case run"); break; case "b": call.reject("Case b"); break; default: call.reject("Default"); }
    }`;
    expect(rejectionsOf('java', java('ask(call, "answered");', callback))).toEqual(['Run', 'Case run']);
  });

  it('has what the functions that get results say to a saved call, but not what other methods say to theirs', () => {
    const rest = `private static final String DENIED = "Denied";
      @PluginMethod public void other(PluginCall call) { call.error("Other"); }
      protected void handleRequestPermissionsResult(int code, String[] names, int[] results) {
        PluginCall savedCall = getSavedCall();
        if (denied) { savedCall.error(DENIED); return; }
        if (code == 1) { this.run(savedCall); } else { this.other(savedCall); }
      }
      protected void handleOnActivityResult(int code, int result, Intent data) { finish(getSavedCall(), data); }
      private void finish(PluginCall call, Intent data) { call.error("Nothing picked"); }`;
    const namesake = 'class Other extends Plugin { private static final String DENIED = "No"; }';
    const find = (body: string) => read('java', [java(body, rest), namesake], 'run', ['run', 'other']).rejections;
    expect(find('saveCall(call);')).toEqual([{ message: 'Denied' }, { message: 'Nothing picked' }]);
    expect(find('call.success();')).toEqual([]);
  });

  it('leaves out the branch that an argument rules out', () => {
    const helper =
      'void open(PluginCall call, boolean many) { if (many) { call.reject("Many"); } else { call.reject("One"); } if (!many) { call.reject("Single"); } }';
    expect(rejectionsOf('java', java('open(call, false);', helper))).toEqual(['One', 'Single']);
    expect(rejectionsOf('java', java('open(call, asked);', helper))).toEqual(['Many', 'One', 'Single']);
  });
});

describe('Swift', () => {
  it.each<[string, string, string, string[]]>([
    ['a message', 'call.reject("Not so")', '', ['Not so']],
    ['a message and a code', 'call.reject("Not so", "CODE", error)', '', ['CODE Not so']],
    ['nil in place of the code', 'call.reject("Not so", nil, error)', '', ['Not so']],
    ['an interpolation', 'call.reject("No \\(name(")")) in \\(dir), sorry")', '', ['No … in …, sorry']],
    ['a constant', 'call.reject(Plug.wrong)', 'static let wrong = "It is wrong"', ['It is wrong']],
    [
      'the value of an enum',
      'call.reject(Reason.missing.rawValue)',
      'enum Reason: String { case missing = "It is missing" }',
      ['It is missing'],
    ],
    ['a closure that keeps the call weakly', 'work { [weak self] in self?.call?.reject("Not so") }', '', ['Not so']],
    ['a fallback', 'call.reject(reason ?? "Not so")', '', ['…', 'Not so']],
    [
      'what a helper returns',
      'if let missing = check() { call.reject(missing) }',
      'func check() -> String? { if a { return "No key" }\n return nil }',
      ['No key'],
    ],
    ['what another error says', 'call.reject(error.localizedDescription)', '', ['…']],
    ['comments in comments', '/* /* call.reject("No") */ call.reject("No") */', '', []],
    ['a string with braces', 'print("}{")\n if a { call.reject("Not so") }', '', ['Not so']],
    ['a text of several lines', 'call.reject("One " +\n "two")', '', ['One two']],
  ])('has %s', (_, body, rest, expected) => {
    expect(rejectionsOf('swift', swift(body, rest))).toEqual(expected);
  });

  it('is followed into helpers with labels, also of an extension', () => {
    const extension =
      'private extension Plug { func fail(_ call: CAPPluginCall, because message: String, _ error: Error? = nil) { call.reject(message, nil, error) } }';
    expect(
      rejectionsOf('swift', [
        swift('self.fail(call, because: "Not so", error)\n fail(call, because: error.text)'),
        extension,
      ]),
    ).toEqual(['Not so', '…']);
  });

  const delegate = `extension Plug: PickerDelegate {
    func pickerDidCancel(_ picker: Picker) { self.call?.reject("Cancelled") }
    func pickerFailed(_ other: CAPPluginCall) { other.reject("No") }
  }`;

  it('has what a delegate says to the call that is kept', () => {
    expect(rejectionsOf('swift', [swift('self.call = call\n picker.delegate = self'), delegate])).toEqual([
      'Cancelled',
    ]);
  });

  it('has nothing of a delegate that the method does not become', () => {
    expect(rejectionsOf('swift', [swift('self.call = call'), delegate])).toEqual([]);
    expect(rejectionsOf('swift', [swift('picker.delegate = self'), delegate])).toEqual([]);
  });

  const asking = `extension Plug: ManagerDelegate {
    func manager(_ manager: Manager, didFailWithError error: Error) {
      if let call = bridge?.savedCall(withID: id) { call.reject("Failed"); check(call) }
    }
    func check(_ call: CAPPluginCall) { call.reject("No") }
    func clear(_ other: CAPPluginCall) { if let call = bridge?.savedCall(withID: id) { call.reject("No") } }
  }`;

  it.each(['bridge?.saveCall(call)', 'call.keepAlive = true'])(
    'has what a delegate says to a saved call: %s',
    (save) => {
      expect(rejectionsOf('swift', [swift(`${save}\n manager.delegate = self`), asking])).toEqual(['Failed']);
      expect(rejectionsOf('swift', [swift(save), asking])).toEqual([]);
    },
  );

  it('has nothing of a delegate that asks for a saved call if none is saved, or only a permission is asked for', () => {
    expect(rejectionsOf('swift', [swift('manager.delegate = self'), asking])).toEqual([]);
    const request =
      '@objc func requestPermissions(_ call: CAPPluginCall) { bridge?.saveCall(call)\n manager.delegate = self }';
    expect(rejectionsOf('swift', [swift('', request), asking], 'requestPermissions')).toEqual([]);
  });

  it('has what a class says that is made with the call', () => {
    const handler =
      'class Handler: NSObject { init(call: CAPPluginCall) { self.call = call }\n func failed() { call.reject("Failed") } }';
    expect(rejectionsOf('swift', [swift('let handler = Handler(call: call)'), handler])).toEqual(['Failed']);
    expect(rejectionsOf('swift', [swift('let handler = Handler(path: path)'), handler])).toEqual([]);
  });
});

describe('Kotlin', () => {
  it.each<[string, string, string, string[]]>([
    ['an interpolation', `call.reject("No $name in \${dir.first { it == "}" }}.")`, '', ['No … in ….']],
    ['a constant', 'call.reject(WRONG)', 'companion object { const val WRONG = "It is wrong" }', ['It is wrong']],
    [
      'a helper',
      'fail(call, message = "Not so")',
      'private fun fail(call: PluginCall, message: String) { call.reject(message) }',
      ['Not so'],
    ],
    [
      'a coroutine',
      'scope.launch { try { work() } catch (e: Exception) { call.reject("Not so", "CODE", e) } }',
      '',
      ['CODE Not so'],
    ],
    ['a comment', '// call.reject("No")', '', []],
  ])('has %s', (_, body, rest, expected) => {
    expect(rejectionsOf('kotlin', kotlin(body, rest))).toEqual(expected);
  });
});

describe('Objective-C', () => {
  it('has messages and refusals', () => {
    const text = `@implementation Plug
- (void)run:(CAPPluginCall *)call {
  if (a) { [call reject:@"Not so" :nil :nil]; }
  // [call reject:@"No"];
  [call unavailable];
}
@end`;
    expect(rejectionsOf('objc', text)).toEqual(['Not so', 'UNAVAILABLE not available']);
  });
});

describe('broken sources', () => {
  it.each<NativeLanguage>(['java', 'kotlin', 'swift', 'objc'])('in %s are read as far as they go', (language) => {
    for (const text of [
      '',
      '{',
      '}',
      'class Plug {',
      'class Plug { func run(_ call: CAPPluginCall) { call.reject("a',
      'call.reject(',
      '@implementation Plug\n- (void)run:(CAPPluginCall *)call { [call reject:',
      'fun run(call: PluginCall) { call.reject("${',
    ]) {
      expect(() => rejectionsOf(language, text)).not.toThrow();
    }
  });

  it('have nothing for a method that is not there', () => {
    expect(rejectionsOf('java', java('call.reject("No");'), 'other')).toEqual([]);
  });
});

describe('a permission', () => {
  it('is asked for by a method or by a helper that it calls, in each language and version of the runtime', () => {
    expect(read('java', java('requestAllPermissions(call, "done");')).asksPermission).toBe(true);
    expect(read('java', java('pluginRequestPermission(Manifest.permission.CAMERA, 1);')).asksPermission).toBe(true);
    const helper = 'private void ask(PluginCall call) { requestPermissionForAlias("camera", call, "done"); }';
    expect(read('java', java('ask(call);', helper)).asksPermission).toBe(true);
    const swift = (body: string) => `class Plug: CAPPlugin { @objc func run(_ call: CAPPluginCall) { ${body} } }`;
    expect(read('swift', swift('AVCaptureDevice.requestAccess(for: .video) { _ in }')).asksPermission).toBe(true);
    expect(read('swift', swift('manager.requestWhenInUseAuthorization()')).asksPermission).toBe(true);
  });

  it('is not asked for by a method that only looks, or in words and comments', () => {
    expect(read('java', java('getPermissionState("camera"); call.resolve();')).asksPermission).toBe(false);
    expect(read('java', java('// requestAllPermissions\n call.reject("requestAccess");')).asksPermission).toBe(false);
    const unused = 'private void ask(PluginCall call) { requestPermissionForAlias("camera", call, "done"); }';
    expect(read('java', java('call.resolve();', unused)).asksPermission).toBe(false);
  });
});
