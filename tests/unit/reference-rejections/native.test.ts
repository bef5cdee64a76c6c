import { describe, expect, it } from 'vitest';
import { type NativeLanguage, scanSource } from '../../../src/packages/reference/native-source';
import { readDeclarations } from '../../../src/packages/reference/platforms/declarations';
import { type Expectations, readExpectations } from '../../../src/packages/reference/rejections/native';
import { readPermissionRefusals } from '../../../src/packages/reference/rejections/refusals';

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

  const manager = 'class Manager { void check(PluginCall call) { call.reject("Not so"); } }';
  const otherPlugin = 'class Other extends Plugin { public void check(PluginCall call) { manager.check(call); } }';

  it.each([
    ['a field', 'manager.check(call);', 'private Manager manager;'],
    ['a field with a value', 'this.manager.check(call);', 'private final Manager manager = new Manager();'],
    ['a variable', 'Manager manager = make(); manager.check(call);', ''],
  ])('is followed into the class of %s, although another class has a method of the name', (_, body, field) => {
    expect(rejectionsOf('java', [java(body, field), manager, otherPlugin])).toEqual(['Not so']);
  });

  it('is not followed into one of several classes where the class is unknown', () => {
    expect(rejectionsOf('java', [java('find().check(call);'), manager, otherPlugin])).toEqual([]);
  });

  it('has the text that is added to a constant of the system', () => {
    const constant = 'private static final String WRONG = Manifest.permission.CAMERA + " is missing";';
    expect(rejectionsOf('java', java('call.error(WRONG);', constant))).toEqual(['… is missing']);
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
    ['a string with braces', 'print("}{")\n if a { call.reject("Not so") }', '', ['Not so']],
    ['a text of several lines', 'call.reject("One " +\n "two")', '', ['One two']],
    [
      'no branch for an option with a default value',
      'guard let a = call.getArray("a", JSObject.self, []) else { call.reject("No a"); return }\n' +
        'guard let b = call.getString("b", "none") else { call.reject("No b"); return }\n' +
        'guard let c = call.get("c", Bool.self, false) else { call.reject("No c"); return }\n' +
        'guard let d = call.getArray("d", JSObject.self) else { call.reject("No d"); return }\n' +
        'guard let e = call.getArray("e", [String: Any].self) else { call.reject("No e"); return }\n' +
        'guard let f = call.getString("f", nil) else { call.reject("No f"); return }\n' +
        'guard let g = call.getArray("g", JSObject.self, []), g.count > 0 else { call.reject("No g"); return }',
      '',
      ['No d', 'No e', 'No f', 'No g'],
    ],
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
    [
      'no branch for an option that is never null',
      'val a = call.getArray("a")\n a ?: return call.reject("No a")\n' +
        'val b = call.getArray("b") ?: run { call.reject("No b")\n return }\n' +
        'val c = call.getArray("c")\n if (c == null) { call.reject("No c") }\n' +
        'val d = call.getArray("d", null)\n d ?: return call.reject("No d")\n' +
        'val e = call.getString("e") ?: run { call.reject("No e")\n return }\n' +
        'val f = call.getArray("f")\n .find(name)\n f ?: return call.reject("No f")',
      '',
      ['No d', 'No e', 'No f'],
    ],
  ])('has %s', (_, body, rest, expected) => {
    expect(rejectionsOf('kotlin', kotlin(body, rest))).toEqual(expected);
  });

  it.each([
    ['call.getArray("a")\n ?: throw PlugError("No list")', []],
    ['val a = call.getArray("a") ?: throw PlugError("No list")', []],
    ['val a = call.getArray("a")\n a ?: throw PlugError("No list")', []],
    ['call.getArray("a", null)\n ?: throw PlugError("No list")', ['No list']],
    ['val a = call.getObject("a") ?: throw PlugError("No list")', ['No list']],
    ['val a = maps[id]\n a ?: throw PlugError("No list")', ['No list']],
  ])('has what is thrown for an option only if it can be null: %s', (code, expected) => {
    const body = `try { ${code} } catch (e: PlugError) { call.reject(e.message) }`;
    expect(rejectionsOf('kotlin', [kotlin(body), 'class PlugError(message: String): Throwable(message) {}'])).toEqual(
      expected,
    );
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

describe('an error of the package itself', () => {
  it('has its own text in Swift, also from a helper', () => {
    const helper = `enum PlugError: LocalizedError { case missing, broken(String), silent
        var errorDescription: String? { switch self {
          case .missing: return "It is missing"
          case .broken(let name): return "No \\(name)"
          default: return "" } } }
      class Store { func load(_ path: String) throws { if a { throw PlugError.missing }\n throw PlugError.broken("key") }
        func other() throws { throw PlugError.silent } }`;
    const load = 'do { try store.load(path) } catch let error as NSError { call.reject(error.localizedDescription) }';
    expect(rejectionsOf('swift', [swift(load), helper])).toEqual(['It is missing', 'No key']);
    const other = 'do { try store.other() } catch { call.reject(error.localizedDescription) }';
    expect(rejectionsOf('swift', [swift(other), helper])).toEqual(['…']);
    const system = 'do { try file.write(to: url) } catch { call.reject(error.localizedDescription) }';
    expect(rejectionsOf('swift', [swift(system), helper])).toEqual(['…']);
  });

  it.each([
    ['try shapes.append(Shape.read(each))', ['It is bad']],
    ['try shapes.append(contentsOf: list.map(Shape.read(each)))', ['It is bad']],
    ['shapes = try list.compactMap { try Shape.read($0) }', ['It is bad']],
    ['try shapes.append(Archive.read(each))', ['…']],
    ['try archive.add(Shape.plain(each))', ['…']],
  ])('is known in Swift where the list that it was for is filled: %s', (code, expected) => {
    const shape = `enum ShapeError: LocalizedError { case bad
        var errorDescription: String? { switch self { case .bad: return "It is bad" } } }
      struct Shape {
        init(list: [JSObject]) throws { ${code} }
        static func read(_ each: JSObject) throws -> Shape { throw ShapeError.bad }
        static func plain(_ each: JSObject) -> Shape { return Shape() } }`;
    const body = 'do { let shape = try Shape(list: list) } catch { call.reject(error.localizedDescription) }';
    expect(rejectionsOf('swift', [swift(body), shape])).toEqual(expected);
  });

  it('is known in Swift where a function returns a failure', () => {
    const helper = `enum PlugError: LocalizedError { case bad
        var errorDescription: String? { switch self { case .bad: return "It is bad" } } }
      class Store { func save(_ text: String) -> Result<Void, Error> { return .failure(PlugError.bad) } }`;
    const body =
      'switch store.save(text) { case .success: call.resolve()\n case .failure(let err): call.reject(err.localizedDescription) }';
    expect(rejectionsOf('swift', [swift(body), helper])).toEqual(['It is bad']);
  });

  const store = `class StoreException extends Exception {}
    class Store {
      void load(boolean move) throws StoreException, FileNotFoundException {
        if (a) { throw new StoreException("It is gone"); }
        if (move) { throw new StoreException("Unable to move"); }
        if (b) { throw new FileNotFoundException("No file"); }
        try { throw new StoreException("Ignored"); } catch (StoreException ex) { Logger.error(ex); }
      }
    }`;

  it('has the text in Java that it was made with, in the catch that takes it', () => {
    const body =
      'try { store.load(false); } catch (StoreException ex) { call.reject(ex.getMessage()); } catch (IOException ex) { call.reject("IO: " + ex.getLocalizedMessage()); }';
    expect(rejectionsOf('java', [java(body), store])).toEqual(['It is gone', 'IO: No file', 'IO: …']);
    expect(rejectionsOf('java', [java(body.replace('false', 'true')), store])).toContain('Unable to move');
  });

  it('has the text in Kotlin that a helper makes from it', () => {
    const errors = `class Answer(val code: Int, val message: String) {}
      fun describe(err: PlugError): Answer { return when(err) {
        is MissingError -> { Answer(1, "It is missing.") }
        is ArgumentError -> { Answer(2, "Wrong: \${err.message}.") }
        else -> { Answer(0, "Unknown") } } }
      open class PlugError(message: String? = ""): Throwable(message) {}
      class MissingError(message: String? = ""): PlugError(message) {}
      class ArgumentError(message: String? = ""): PlugError(message) {}
      class Marker(val json: JSONObject) { init { if (a) { throw ArgumentError("no place") } } }`;
    const helpers = `private fun fail(call: PluginCall, e: Exception) { call.reject("System: \${e.message}") }
      private fun fail(call: PluginCall, e: PlugError) { val error = describe(e)\n call.reject(error.message) }`;
    const body =
      'try { id ?: throw MissingError()\n Marker(json)\n scope.launch { throw ArgumentError("later") } } catch (e: PlugError) { fail(call, e) } catch (e: Exception) { fail(call, e) }';
    expect(rejectionsOf('kotlin', [kotlin(body, helpers), errors])).toEqual([
      'It is missing.',
      'Wrong: no place.',
      'System: …',
    ]);
  });

  it('has the text that an object of the package is made with', () => {
    const result =
      'class Result { Result(boolean ok, String text) {} }\nclass Store { Result save() { return new Result(false, "Not saved"); } }';
    expect(
      rejectionsOf('java', [java('Result result = store.save(); call.reject(result.getErrorMessage());'), result]),
    ).toEqual(['Not saved']);
  });
});

describe('a listener in Java', () => {
  const listener = 'interface Listener { void done(); void error(); }';
  const body =
    'store.load(new Listener() { public void done() { call.reject("Done"); } public void error() { call.reject("Error"); } });';

  it('has only the methods that the package calls', () => {
    const store = 'class Store { void load(Listener listener) { listener.done(); } }';
    expect(rejectionsOf('java', [java(body), listener, store])).toEqual(['Done']);
  });

  it('has all methods where its type is not one of the package', () => {
    expect(rejectionsOf('java', java(body))).toEqual(['Done', 'Error']);
  });
});

describe('what the runtime for Android rejects with', () => {
  const runtime = {
    ...refusals,
    missingPermission: { message: 'Missing: …' },
    unknownAlias: { message: 'No such name' },
  };
  const find = (source: string, method: string): string[] => {
    const file = { path: 'a', language: 'java' as const, ...scanSource(source, 'java') };
    const found = readExpectations(readDeclarations([file]), new Set(['Plug']), [method], runtime).get(method);
    return (found?.rejections ?? []).map(({ message }) => message);
  };

  it('follows a prompt, and the names of permissions where its own method runs', () => {
    expect(find(java('requestPermissionForAlias("camera", call, "done");'), 'run')).toEqual(['Missing: …']);
    expect(find(java('call.resolve();'), 'run')).toEqual([]);
    expect(find(java('call.resolve();'), 'requestPermissions')).toEqual(['No such name', 'Missing: …']);
    const own = (body: string): string => java('', `public void requestPermissions(PluginCall call) { ${body} }`);
    expect(find(own('super.requestPermissions(call);'), 'requestPermissions')).toEqual(['No such name', 'Missing: …']);
    expect(find(own('call.resolve();'), 'requestPermissions')).toEqual([]);
  });

  it('is read from its sources', () => {
    const bridge = `boolean validatePermissions(Plugin plugin) { builder.append("Missing these:\\n"); call.reject(builder.toString()); }`;
    const plugin = 'if (aliasSet.isEmpty()) { call.reject("No such name"); }';
    expect(readPermissionRefusals(bridge, plugin)).toEqual({
      missingPermission: { message: 'Missing these: …' },
      unknownAlias: { message: 'No such name' },
    });
    expect(readPermissionRefusals('', '')).toEqual({});
  });

  it('is the text of a builder in version 2', () => {
    const body =
      'StringBuilder builder = new StringBuilder(); builder.append("Missing these:\\n"); for (String p : all) { builder.append(p); } call.error(builder.toString());';
    expect(rejectionsOf('java', java(body))).toEqual(['Missing these: …']);
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
