/** Behavior that a careful developer expects of the samples. Uses the web code of the packages if it runs in Node. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VersionName } from '../../src/config/versions';
import { readTemplateFile } from '../../src/packages/reference/facts';
import { versionsBetween, versionsSince } from '../versions';
import { findPage, findSample, runSample } from './run-sample';
import { loadWebClass } from './web-class';

afterEach(() => vi.unstubAllGlobals());

interface Entry {
  path: string;
  folder: string;
  content?: string;
}

interface WebFiles {
  dbRequest(command: string, args: unknown[]): Promise<unknown>;
  dbIndexRequest(index: string, command: string, args: unknown[]): Promise<unknown>;
  readFile(options: object): Promise<{ data: string }>;
  writeFile(options: object): Promise<unknown>;
  copy(options: object): Promise<unknown>;
}

/** Creates the web Filesystem plugin on an in-memory database. `fails` lists the methods that reject. */
function createFiles(version: VersionName, fails: Set<string>): WebFiles {
  vi.stubGlobal('IDBKeyRange', { only: (key: string) => key });
  const files = new (loadWebClass<new () => WebFiles>(version, 'filesystem', 'FilesystemWeb'))();
  const entries = new Map<string, Entry>();
  files.dbRequest = async (command, [first]) => {
    await Promise.resolve();
    if (command === 'put') {
      const entry = first as Entry;
      entries.set(entry.path, structuredClone(entry));
    }
    return command === 'get' ? entries.get(first as string) : undefined;
  };
  files.dbIndexRequest = async (_index, _command, [folder]) =>
    [...entries.values()].filter((entry) => entry.folder === folder).map(({ path }) => path);
  return new Proxy(files, {
    get: (target, name: keyof WebFiles) =>
      fails.has(name) ? () => Promise.reject(new Error('The device is busy')) : target[name].bind(target),
  });
}

describe.each(versionsSince('v3'))('keeping notes in a file of %s', (version) => {
  function loadNotes(fails = new Set<string>()) {
    const Filesystem = createFiles(version, fails);
    return runSample<{ readNotes(): Promise<string>; addNote(line: string): Promise<void> }>(
      findSample(version, 'apis/filesystem', 'src/notes.ts'),
      {
        '@capacitor/filesystem': { Filesystem, Directory: { Data: 'DATA' }, Encoding: { UTF8: 'utf8' } },
      },
    );
  }

  it('begins without a file', async () => {
    await expect(loadNotes().readNotes()).resolves.toBe('');
  });

  it('keeps both lines of two quick calls', async () => {
    const { addNote, readNotes } = loadNotes();
    await Promise.all([addNote('first'), addNote('second')]);
    await expect(readNotes()).resolves.toBe('first\nsecond\n');
  });

  it('keeps earlier notes when reading fails once, and says so', async () => {
    const fails = new Set<string>();
    const { addNote, readNotes } = loadNotes(fails);
    await addNote('earlier');
    fails.add('readFile');
    await expect(readNotes()).rejects.toThrow('The device is busy');
    await addNote('later');
    fails.clear();
    await expect(readNotes()).resolves.toBe('earlier\nlater\n');
  });

  it('goes on after a line that could not be written', async () => {
    const fails = new Set(['appendFile', 'writeFile']);
    const { addNote, readNotes } = loadNotes(fails);
    await expect(addNote('lost')).rejects.toThrow('The device is busy');
    fails.clear();
    await addNote('kept');
    await expect(readNotes()).resolves.toBe('kept\n');
  });
});

describe.each(versionsSince('v3'))('copying text in a browser with %s', (version) => {
  it('keeps the text, or the page warns of it', async () => {
    const files = createFiles(version, new Set());
    const directory = 'DATA';
    await files.writeFile({ path: 'a.txt', directory, data: 'bread, milk, tea', encoding: 'utf8' });
    await files.copy({ from: 'a.txt', to: 'b.txt', directory });
    const { data } = await files.readFile({ path: 'b.txt', directory, encoding: 'utf8' });
    const { text } = findPage(version, 'apis/filesystem');
    expect(data).toBe(text.includes('lose text in the browser') ? ' milk' : 'bread, milk, tea');
  });
});

describe.each(versionsBetween('v2', 'v3'))('downloading an empty file in %s', (version) => {
  it('passes no data URL, whose missing content ends the app on Android', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Blob([])));
    const writeFile = vi.fn(async () => ({ uri: 'file:///data/empty.txt' }));
    const Filesystem = { writeFile };
    const { download } = runSample<{ download(url: string, path: string): Promise<string> }>(
      findSample(version, 'apis/filesystem', 'src/download.ts'),
      {
        '@capacitor/core': { Plugins: { Filesystem }, FilesystemDirectory: { Data: 'DATA' } },
        '@capacitor/filesystem': { Filesystem, Directory: { Data: 'DATA' } },
      },
    );
    await expect(download('https://example.com/empty.txt', 'empty.txt')).resolves.toBe('file:///data/empty.txt');
    expect(writeFile).toHaveBeenCalledWith(expect.objectContaining({ data: '' }));
  });
});

describe.each(versionsSince('v2'))('keeping several pictures in %s', (version) => {
  it('gives each a name of its own, also within one millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_683_000_000_000);
    const Filesystem = { copy: async () => undefined };
    const { keepPhoto } = runSample<{ keepPhoto(path: string): Promise<string> }>(
      findSample(version, 'apis/camera', 'src/keep-photo.ts'),
      {
        '@capacitor/core': { Plugins: { Filesystem }, FilesystemDirectory: { Data: 'DATA' } },
        '@capacitor/filesystem': { Filesystem, Directory: { Data: 'DATA' } },
      },
    );
    const names = await Promise.all(['a', 'b'].map((name) => keepPhoto(`file:///tmp/${name}.jpg`)));
    vi.restoreAllMocks();
    expect(new Set(names).size).toBe(2);
  });
});

describe.each(versionsSince('v3'))('a tap on a marker in %s', (version) => {
  const shops = ['Bakery', 'Florist'].map((name) => ({ name, lat: 52.5, lng: 13.4 }));

  /** Returns a marker id as iOS sends it in an event: version 3 sends a number. */
  const idInEvent = (id: string) => (version === 'v3' ? Number(id) : id);

  async function tapMarker(ids: string[], markerId: string | number): Promise<unknown[]> {
    let tap: (event: object) => void = () => undefined;
    const map = {
      addMarkers: async () => ids,
      enableClustering: async () => undefined,
      setOnMarkerClickListener: async (listener: typeof tap) => {
        tap = listener;
      },
    };
    vi.stubGlobal('document', { documentElement: { classList: { add: () => undefined } } });
    const { showShops } = runSample<{ showShops(...options: unknown[]): Promise<unknown> }>(
      findSample(version, 'apis/google-maps', 'src/shop-map.ts'),
      {
        '@capacitor/core': { Capacitor: { getPlatform: () => 'ios' } },
        '@capacitor/google-maps': { GoogleMap: { create: async () => map } },
      },
    );
    const opened: unknown[] = [];
    await showShops({}, shops, (shop: unknown) => opened.push(shop));
    tap({ markerId });
    return opened;
  }

  it('opens its shop with the hashes of iOS', async () => {
    const ids = ['-5786319571295243122', '4198766543210987654'];
    await expect(tapMarker(ids, idInEvent('4198766543210987654'))).resolves.toEqual([shops[1]]);
  });

  it('opens its shop with the names of Android', async () => {
    await expect(tapMarker(['m0', 'm1'], 'm1')).resolves.toEqual([shops[1]]);
  });

  it('opens nothing for an unknown marker', async () => {
    await expect(tapMarker(['m0', 'm1'], 'm2')).resolves.toEqual([]);
  });
});

interface MotionPlugin {
  addListener(name: string, listener: () => void): Promise<{ remove(): Promise<void> }>;
  removeAllListeners(): Promise<void>;
}

describe.each(versionsSince('v3'))('listeners of plugins in JavaScript with %s', (version) => {
  function createMotion() {
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    const Motion = new (loadWebClass<new () => MotionPlugin>(version, 'motion', 'MotionWeb'))();
    return { Motion, move: () => target.dispatchEvent(new Event('devicemotion')) };
  }

  it('get nothing after removeAllListeners, as the page of Motion says', async () => {
    const { Motion, move } = createMotion();
    const listener = vi.fn();
    await Motion.addListener('accel', listener);
    await Motion.removeAllListeners();
    await Motion.addListener('accel', listener);
    move();
    expect(listener).not.toHaveBeenCalled();
    expect(findPage(version, 'apis/motion').text).toContain('after `removeAllListeners`, new listeners get no events');
  });

  it('go when another handle is removed twice, as the page of the core says', async () => {
    const { Motion, move } = createMotion();
    const [first, second] = [vi.fn(), vi.fn()];
    const handle = await Motion.addListener('accel', first);
    await Motion.addListener('accel', second);
    await handle.remove();
    move();
    await handle.remove();
    move();
    expect(second).toHaveBeenCalledTimes(1);
    expect(findPage(version, 'core-apis/web').text).toContain('a second call removes another listener');
  });
});

type Listener = (event: { url: string }) => void;

/** Creates the parts of the App and Browser plugins that handle links. */
function createLinks() {
  const listeners = new Map<string, Set<Listener>>();
  const addListener = async (name: string, listener: Listener) => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    return { remove: async () => void all.delete(listener) };
  };
  return {
    opened: [] as string[],
    send: (name: string, url = '') => {
      for (const listener of listeners.get(name) ?? []) {
        listener({ url });
      }
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    addListener,
  };
}

describe.each(versionsSince('v3'))('following links into the app of %s', (version) => {
  /** Parses addresses with an unknown scheme like WebViews before Chrome 130. */
  class OldUrl {
    readonly host: string;
    readonly pathname: string;
    readonly search = '';
    constructor(address: string) {
      const [, scheme = '', rest = ''] = /^([^:]*):(.*)$/.exec(address) ?? [];
      const [, host = '', path = ''] = /^\/\/([^/]*)(.*)$/.exec(rest) ?? [];
      this.host = scheme.startsWith('http') ? host : '';
      this.pathname = scheme.startsWith('http') ? path : rest;
    }
  }

  it.each([
    ['https://example.com/orders/7?tab=map', '/orders/7?tab=map'],
    ['com.example.app://orders/7', '/orders/7'],
    ['https://example.com', '/'],
    ['https://example.com//evil.example', '/evil.example'],
    ['https://example.com.evil.example/orders', undefined],
    ['https://evil.example/orders', undefined],
  ])('takes %s for %s', async (url, path) => {
    const App = createLinks();
    const navigate = vi.fn();
    const sample = findSample(version, 'apis/app', 'src/links.ts');
    const { followLinks } = runSample<{ followLinks(work: (path: string) => void): Promise<void> }>(
      sample,
      { '@capacitor/app': { App } },
      { URL: OldUrl },
    );
    await followLinks(navigate);
    App.send('appUrlOpen', url);
    expect(navigate.mock.calls).toEqual(path === undefined ? [] : [[path]]);
  });
});

describe.each(versionsBetween('v2', 'v2'))('following links into the app of %s', (version) => {
  it.each([
    ['com.example.app://orders/7', '/orders/7'],
    ['myapp://orders/7', '/orders/7'],
    ['https://evil.example/orders', undefined],
  ])('takes %s for %s', (url, path) => {
    const App = createLinks();
    const openPage = vi.fn();
    const { listenToApp } = runSample<{ listenToApp(openPage: (path: string) => void, saveDraft: () => void): void }>(
      findSample(version, 'apis/app', 'src/app-events.ts'),
      { '@capacitor/core': { Plugins: { App } } },
    );
    listenToApp(openPage, () => {});
    App.send('appUrlOpen', url);
    expect(openPage.mock.calls).toEqual(path === undefined ? [] : [[path]]);
  });
});

describe.each(versionsSince('v3'))('signing in on another page in %s', (version) => {
  async function begin() {
    const App = createLinks();
    const Browser = {
      ...createLinks(),
      open: async ({ url }: { url: string }) => void App.opened.push(url),
      close: () => Promise.reject(new Error('No active window to close!')),
    };
    const { signIn } = runSample<{ signIn(url: string): Promise<string | undefined> }>(
      findSample(version, 'apis/browser', 'src/sign-in.ts'),
      {
        '@capacitor/app': { App },
        '@capacitor/browser': { Browser },
        '@capacitor/core': { Capacitor: { getPlatform: () => 'ios' } },
      },
    );
    let settled = false;
    const result = signIn('https://login.example.com/authorize?client_id=shop').finally(() => {
      settled = true;
    });
    await vi.waitFor(() => expect(App.opened).toHaveLength(1));
    const state = new URL(App.opened[0] ?? '').searchParams.get('state');
    return { App, Browser, result, state, isSettled: () => settled };
  }

  it('returns the code of its own callback, and stops listening', async () => {
    const { App, Browser, result, state } = await begin();
    App.send('appUrlOpen', `https://example.com/callback?code=abc&state=${state}`);
    await expect(result).resolves.toBe('abc');
    expect(App.count() + Browser.count()).toBe(0);
  });

  it.each([
    ['another address', 'https://example.com/orders?code=evil'],
    ['another host', 'https://evil.example/callback?code=evil'],
    ['the callback of another sign-in', 'https://example.com/callback?code=evil&state=foreign'],
    ['a custom scheme', 'com.example.app://callback?code=evil'],
  ])('ignores %s', async (_name, url) => {
    const { App, Browser, result, isSettled } = await begin();
    App.send('appUrlOpen', url);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isSettled()).toBe(false);
    Browser.send('browserFinished');
    await expect(result).resolves.toBeUndefined();
  });

  it('takes a refusal at the provider for no sign-in, and another error for an error', async () => {
    const refused = await begin();
    refused.App.send('appUrlOpen', `https://example.com/callback?error=access_denied&state=${refused.state}`);
    await expect(refused.result).resolves.toBeUndefined();
    const failed = await begin();
    const failure = expect(failed.result).rejects.toThrow('server_error');
    failed.App.send('appUrlOpen', `https://example.com/callback?error=server_error&state=${failed.state}`);
    await failure;
  });
});

describe.each(versionsSince('v3'))('finding the position in %s', (version) => {
  function loadPosition(answer: (fail: (error: object) => void) => void) {
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (_success: unknown, fail: (error: object) => void) => answer(fail) },
    });
    const Geolocation = new (loadWebClass<new () => object>(version, 'geolocation', 'GeolocationWeb'))();
    return runSample<{ findPosition(): Promise<unknown> }>(findSample(version, 'apis/geolocation', 'src/position.ts'), {
      '@capacitor/core': { Capacitor: { isNativePlatform: () => false } },
      '@capacitor/geolocation': { Geolocation },
    });
  }

  it('takes a refusal in a browser for no position', async () => {
    const { findPosition } = loadPosition((fail) => fail({ code: 1, message: 'User denied Geolocation' }));
    await expect(findPosition()).resolves.toBeUndefined();
  });

  it('reports every other error', async () => {
    const timeout = { code: 3, message: 'Timeout expired' };
    await expect(loadPosition((fail) => fail(timeout)).findPosition()).rejects.toBe(timeout);
  });
});

/** Creates the parts of a browser page that Camera's file chooser needs. */
function createChooserPage() {
  const inputs: (EventTarget & { id: string; files?: File[]; clicks: number; remove(): void })[] = [];
  const document = {
    querySelector: (selector: string) => inputs.find(({ id }) => `#${id}` === selector) ?? null,
    createElement: () => {
      const input = Object.assign(new EventTarget(), {
        id: '',
        clicks: 0,
        click: () => {
          input.clicks += 1;
        },
        removeAttribute: () => {},
        remove: () => void inputs.splice(inputs.indexOf(input), 1),
        parentNode: { removeChild: () => input.remove() },
      });
      return input;
    },
    body: { appendChild: (input: (typeof inputs)[number]) => void inputs.push(input) },
  };
  const wait = () => vi.waitFor(() => expect(inputs[0]?.clicks).toBeGreaterThan(0));
  return {
    document,
    cancel: async () => {
      await wait();
      inputs[0]?.dispatchEvent(new Event('cancel'));
      for (const input of inputs) {
        input.clicks = 0;
      }
    },
    choose: async (name: string) => {
      await wait();
      const [input] = inputs;
      if (input !== undefined) {
        input.files = [new File(['x'], name, { type: 'image/jpeg' })];
        input.dispatchEvent(new Event('change'));
      }
    },
  };
}

describe.each(versionsSince('v3'))('taking a photo in a browser with %s', (version) => {
  it('gets the picture that follows a cancelled chooser', { timeout: 10_000 }, async () => {
    const { document, cancel, choose } = createChooserPage();
    vi.stubGlobal('document', document);
    vi.stubGlobal('customElements', { get: () => undefined });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Camera = new (loadWebClass<new () => { getPhoto(options: object): Promise<object> }>(
      version,
      'camera',
      'CameraWeb',
    ))();
    const { takePhoto } = runSample<{ takePhoto(): Promise<string | undefined> }>(
      findSample(version, 'apis/camera', 'src/photo.ts'),
      {
        '@capacitor/camera': {
          // Simulates a browser without PWA Elements, where the file chooser opens.
          Camera: { getPhoto: (options: object) => Camera.getPhoto({ ...options, source: 'PHOTOS' }) },
          CameraResultType: { Uri: 'uri' },
          CameraSource: { Prompt: 'PROMPT' },
        },
      },
    );
    const first = takePhoto();
    await cancel();
    if (version === 'v5') {
      await expect(first).resolves.toBeUndefined();
    }
    const second = takePhoto();
    await choose('cat.jpeg');
    await expect(second).resolves.toMatch(/^blob:/);
  });
});

interface Offer {
  order(): Promise<{ code: number; message: string } | undefined>;
}

describe.each(versionsSince('v2'))('buying in %s', (version) => {
  function loadStore(offer: Offer | undefined) {
    const CdvPurchase = {
      ErrorCode: { PAYMENT_CANCELLED: 6_777_006 },
      store: { get: () => (offer === undefined ? undefined : { getOffer: () => offer }) },
    };
    return runSample<{ buyPro(): Promise<unknown> }>(
      findSample(version, 'guides/in-app-purchases', 'src/store.ts'),
      { '@capacitor/core': {} },
      { CdvPurchase },
    );
  }

  it('takes a closed dialog for no purchase, and every other problem for an error', async () => {
    const fail = (code: number) => loadStore({ order: async () => ({ code, message: 'Not sold' }) });
    await expect(fail(6_777_006).buyPro()).resolves.toBe(false);
    await expect(fail(6_777_003).buyPro()).rejects.toThrow('Not sold');
    await expect(loadStore({ order: async () => undefined }).buyPro()).resolves.toBe(true);
  });

  it('says that a product was not loaded', async () => {
    await expect(loadStore(undefined).buyPro()).rejects.toThrow('pro_monthly');
  });
});

describe.each(versionsSince('v4'))('uploading a file in %s', (version) => {
  const title = 'Mittagessen für „Zoë“ 🍜';
  const bytes = new Uint8Array([255, 216, 0, 13, 10, 45, 45, 128]);

  async function upload(isNative: boolean, status = 200): Promise<{ headers: HeadersInit; body: BodyInit }> {
    class FakeReader {
      result = '';
      onload = () => {};
      async readAsDataURL(blob: Blob): Promise<void> {
        this.result = `data:;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
        this.onload();
      }
    }
    const sent: { headers: HeadersInit; body: BodyInit }[] = [];
    // Both platforms handle dataType "file" by decoding the Base64 text into the bytes of the body.
    const post = async ({ headers, data, dataType }: { headers: HeadersInit; data: string; dataType: string }) => {
      expect(dataType).toBe('file');
      sent.push({ headers, body: new Uint8Array(Buffer.from(data, 'base64')) });
      return { status };
    };
    const { uploadReceipt } = runSample<{ uploadReceipt(title: string, picture: Blob): Promise<void> }>(
      findSample(version, 'apis/http', 'src/upload.ts'),
      { '@capacitor/core': { Capacitor: { isNativePlatform: () => isNative }, CapacitorHttp: { post } } },
      {
        FileReader: FakeReader,
        fetch: async (_url: string, request: { headers: HeadersInit; body: BodyInit }) => {
          sent.push(request);
          return { status };
        },
      },
    );
    await uploadReceipt(title, new Blob([bytes], { type: 'image/jpeg' }));
    return sent[0] ?? { headers: {}, body: '' };
  }

  it.each([true, false])('arrives whole (on a device: %s)', async (isNative) => {
    const { headers, body } = await upload(isNative);
    const form = await new Response(body, { headers }).formData();
    expect(form.get('title')).toBe(title);
    const file = form.get('file') as File;
    expect([file.name, file.type]).toEqual(['receipt.jpeg', 'image/jpeg']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('says that the server refused', async () => {
    await expect(upload(true, 413)).rejects.toThrow('413');
  });
});

describe.each(versionsSince('v4'))('raising the version for the App Store in %s', (version) => {
  it('changes the build settings, and leaves their names in Info.plist', () => {
    const root = mkdtempSync(join(tmpdir(), 'version-'));
    try {
      const files = ['App.xcodeproj/project.pbxproj', 'App/Info.plist'];
      for (const file of files) {
        const path = join(root, 'ios/App', file);
        mkdirSync(join(path, '..'), { recursive: true });
        writeFileSync(path, readTemplateFile(version, 'ios', `App/${file}`));
      }
      const { text } = findPage(version, 'ios/deploying-to-app-store');
      const command = /```bash\n(cd ios\/App\n[^`]*MARKETING_VERSION[^`]*)```/.exec(text)?.[1] ?? 'false';
      execFileSync('bash', ['-ec', command], { cwd: root });
      const [project = '', plist = ''] = files.map((file) => readFileSync(join(root, 'ios/App', file), 'utf8'));
      expect(project.match(/(?:MARKETING|CURRENT_PROJECT)_VERSION = .*/g)).toEqual([
        'CURRENT_PROJECT_VERSION = 42;',
        'MARKETING_VERSION = 1.4.0;',
        'CURRENT_PROJECT_VERSION = 42;',
        'MARKETING_VERSION = 1.4.0;',
      ]);
      expect(plist).toContain('<string>$(MARKETING_VERSION)</string>');
      expect(plist).toContain('<string>$(CURRENT_PROJECT_VERSION)</string>');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
