import { describe, expect, it } from 'vitest';
import { readNeverNull, readRefusals } from '../../../src/packages/reference/rejections/refusals';
import { readWebRejections } from '../../../src/packages/reference/rejections/web';

const refusals = { unavailable: { message: 'not available', code: 'UNAVAILABLE' } };

/** Returns the rejections of a class's method `run` as `CODE message`. */
function rejectionsOf(text: string): string[] {
  const found =
    readWebRejections(new Map([['web.js', text]]), new Set(['PlugWeb']), ['run'], refusals).get('run') ?? [];
  return found.map(({ message, code }) => (code === undefined ? message : `${code} ${message}`));
}

const plug = (body: string, rest = '') => `class PlugWeb extends WebPlugin { async run(options) { ${body} } ${rest} }`;

describe('a web class', () => {
  it.each<[string, string, string, string[]]>([
    ['an error', "throw new Error('Not so');", '', ['Not so']],
    ['an error without new', "throw Error('Not so');", '', ['Not so']],
    ['an exception with a code', "throw new CapacitorException('Not so', 'CODE');", '', ['CODE Not so']],
    [
      'refusals',
      "if (a) throw this.unavailable('Not here'); throw this.unavailable();",
      '',
      ['UNAVAILABLE Not here', 'UNAVAILABLE not available'],
    ],
    ['a promise', "return new Promise((resolve, reject) => { on(() => reject('Not so')); });", '', ['Not so']],
    ['a rejected promise', "return Promise.reject(new Error('Not so'));", '', ['Not so']],
    ['a template', `throw new Error(\`No \${name} in \${'dir'}.\`);`, '', ['No … in ….']],
    ['texts that are joined', "throw new Error('No ' + name + '.');", '', ['No ….']],
    ['what another error says', 'return new Promise((resolve, reject) => read(reject(error)));', '', ['…']],
    ['a helper', 'await this.check();', "async check() { throw new Error('Not so'); }", ['Not so']],
    [
      'a helper that gets reject',
      'new Promise((resolve, reject) => this.open(reject));',
      "open(reject) { reject('Not so'); throw new Error('No'); }",
      ['Not so'],
    ],
    ['a comment and a string', "// throw new Error('No');\nlog(\"throw new Error('No')\");", '', []],
    ['what is caught', "try { throw new Error('No'); } catch (e) { log(e); }", '', []],
    [
      'what is caught and thrown again',
      "try { throw new Error('Not so'); } catch (e) { throw e; }",
      '',
      ['Not so', '…'],
    ],
    ['what a callback throws', "listen(() => { throw new Error('No'); });", '', []],
    ['what the method does not call', 'this.run();', "other() { throw new Error('No'); }", []],
  ])('has %s', (_, body, rest, expected) => {
    expect(rejectionsOf(plug(body, rest))).toEqual(expected);
  });

  it('may be written for older browsers', () => {
    const text = `var PlugWeb = /** @class */ (function (_super) {
      PlugWeb.prototype.run = function () { return __awaiter(this, void 0, void 0, function () { return __generator(this, function (_a) { throw new Error('Not so'); }); }); };
      return PlugWeb; }(WebPlugin));`;
    expect(rejectionsOf(text)).toEqual(['Not so']);
  });

  it('may make methods in its constructor', () => {
    expect(
      rejectionsOf("class PlugWeb { constructor() { this.run = async () => { throw new Error('Not so'); }; } }"),
    ).toEqual(['Not so']);
  });

  it('is the only one that is read', () => {
    expect(rejectionsOf("class OtherWeb { run() { throw new Error('No'); } } // PlugWeb")).toEqual([]);
  });

  it('may be broken', () => {
    expect(rejectionsOf("class PlugWeb { run( { throw new Error('")).toEqual([]);
  });
});

describe('what a web class waits for', () => {
  it.each<[string, string, string, string[]]>([
    ['a function of the browser', 'const response = await fetch(url);', '', ['…']],
    ['a function of the browser that is returned', 'return navigator.clipboard.readText();', '', ['…']],
    [
      'a function of the browser in older output',
      'return __generator(this, function (_a) { return [4, navigator.share(a)]; });',
      '',
      ['…'],
    ],
    ['what a promise leads to', "return this.open().then(() => { throw new Error('Not so'); });", '', ['Not so']],
    ['nothing that is caught', 'try { await fetch(url); } catch (e) { log(e); }', '', []],
    ['nothing of another class', 'await Notification.requestPermission();', '', []],
    [
      'a helper in a caught block',
      'try { await this.check(); } catch (e) { log(e); }',
      "async check() { return new Promise((resolve, reject) => reject('No')); }",
      [],
    ],
    [
      'a helper that gets reject in a callback',
      'return new Promise((resolve, reject) => { on(() => this.open(reject)); });',
      "open(reject) { reject('Not so'); }",
      ['Not so'],
    ],
    ['a helper in a callback that gets none', 'on(() => this.open());', "open() { return Promise.reject('No'); }", []],
  ])('is %s', (_, body, rest, expected) => {
    expect(rejectionsOf(plug(body, rest))).toEqual(expected);
  });

  it('is caught in older output where its case is in a try', () => {
    const body = `return __generator(this, function (_a) { switch (_a.label) {
      case 0: throw new Error('First');
      case 1: _a.trys.push([1, 3, , 4]); return [4, this.check()];
      case 2: throw new Error('No');
      case 3: throw new Error('Last'); } });`;
    expect(rejectionsOf(plug(body, "check() { throw new Error('No'); }"))).toEqual(['First', 'Last']);
  });

  it('is marked where the callback of the method gets it', () => {
    const text =
      "class PlugWeb { async run(options, callback) { watch((at) => callback(at), (err) => callback(null, err)); throw Error('Not so'); } }";
    expect(readWebRejections(new Map([['web.js', text]]), new Set(['PlugWeb']), ['run'], refusals).get('run')).toEqual([
      { message: '…', isCalledBack: true },
      { message: 'Not so' },
    ]);
  });
});

describe('the refusals of a runtime', () => {
  it('are those of its functions without a message', () => {
    const text =
      'public void unavailable() { unavailable("not here"); } public void unavailable(String msg) { reject(msg, "UNAVAILABLE", null); }';
    expect(readRefusals(text)).toEqual({ unavailable: { message: 'not here', code: 'UNAVAILABLE' } });
    expect(readRefusals('UNIMPLEMENTED = "not done"; void unimplemented() { error(UNIMPLEMENTED, null); }')).toEqual({
      unimplemented: { message: 'not done' },
    });
    expect(readRefusals('')).toEqual({});
  });

  it('come with the getters that never return null', () => {
    const text = `
      public JSArray getArray(String name) { Logger.warn("soon null"); return this.getArray(name, new JSArray()); }
      public JSArray getArray(String name, JSArray defaultValue) { return defaultValue; }
      public JSObject getObject(String name) { return this.getObject(name, null); }`;
    expect(readNeverNull(text)).toEqual(new Set(['getArray']));
  });
});
