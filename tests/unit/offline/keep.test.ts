import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needsNormalLoad } from '../../../src/browser/navigation/needs-normal-load';
import { nameVersionCache } from '../../../src/packages/offline/caches';
import { downloadVersion } from '../../../src/packages/offline/download';
import type { SavedFile, VersionFiles } from '../../../src/packages/offline/files';
import { listSavedVersions, removeVersion } from '../../../src/packages/offline/saved';
import { refreshSaved } from '../../../src/packages/offline/store';
import { makeCaches } from './fake-caches';

/** Files on the server, by path. `undefined` means no connection. */
let server: Record<string, string | undefined>;
let asked: string[];

function publish(revision: string, files: readonly SavedFile[]): void {
  const list: VersionFiles = { v: 1, name: 'v4', revision, files };
  server['/docs/offline/v4.json'] = JSON.stringify(list);
}

beforeEach(() => {
  server = { '/docs/apis/camera': 'camera', '/docs/main.js': 'script', '/docs': 'start' };
  asked = [];
  publish('r1', [
    ['apis/camera', 6, 'a'],
    ['main.js', 6, 'b'],
    ['', 5, 'c'],
  ]);
  vi.stubGlobal('caches', makeCaches());
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://site');
    const key = pathname.replace(/(.)\/$/, '$1');
    asked.push(key);
    if (!(key in server)) return new Response('', { status: 404 });
    const text = server[key];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function download(signal = new AbortController().signal): Promise<[number, number][]> {
  const progress: [number, number][] = [];
  await downloadVersion('v4', { signal, onProgress: (...news) => progress.push(news) });
  return progress;
}

async function readCopy(path: string): Promise<string | undefined> {
  return (await caches.match(path))?.text();
}

describe('keeping a version', () => {
  it('keeps every file under its address, and tells how far it is', async () => {
    const progress = await download();
    expect(await Promise.all(['/docs/apis/camera', '/docs/main.js', '/docs'].map(readCopy))).toEqual([
      'camera',
      'script',
      'start',
    ]);
    expect(progress[0]).toEqual([0, 17]);
    expect(progress.at(-1)).toEqual([17, 17]);
    expect(await listSavedVersions()).toMatchObject([{ version: 'v4', revision: 'r1', files: { revision: 'r1' } }]);
  });

  it('fetches only what has changed of a version that is kept, and drops what is gone', async () => {
    await download();
    server['/docs/apis/camera'] = 'camera anew';
    publish('r2', [
      ['apis/camera', 11, 'a2'],
      ['', 5, 'c'],
    ]);
    asked = [];
    await download();
    expect(asked).toEqual(['/docs/offline/v4.json', '/docs/apis/camera', '/docs/offline/v4.json']);
    expect(await Promise.all(['/docs/apis/camera', '/docs/main.js', '/docs'].map(readCopy))).toEqual([
      'camera anew',
      undefined,
      'start',
    ]);
    expect(await caches.keys()).toEqual([nameVersionCache('v4', 'r2')]);
  });

  it('keeps no file that arrives cut off', async () => {
    server['/docs/main.js'] = 'scr';
    await expect(download()).rejects.toThrow('/docs/main.js arrived incomplete.');
    expect(await readCopy('/docs/main.js')).toBeUndefined();
    server['/docs/main.js'] = 'script';
    await download();
    expect(await readCopy('/docs/main.js')).toBe('script');
  });

  it('keeps the old state until the new one is complete, and goes on where it stopped', async () => {
    await download();
    publish('r2', [
      ['apis/camera', 6, 'a2'],
      ['main.js', 6, 'b2'],
      ['new', 3, 'n'],
    ]);
    vi.useFakeTimers();
    const failed = download().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toBe('/docs/new responds with 404.');
    expect((await listSavedVersions()).map(({ revision, files }) => [revision, files?.revision])).toEqual([
      ['r1', 'r1'],
      ['r2', undefined],
    ]);
    vi.useRealTimers();
    server['/docs/new'] = 'new';
    asked = [];
    await download();
    expect(asked.filter((path) => !path.startsWith('/docs/offline'))).toEqual(['/docs/new']);
    expect(await caches.keys()).toEqual([nameVersionCache('v4', 'r2')]);
  });

  it('ends when a file does not come, and goes on with none of the others', async () => {
    publish('r1', [['gone', 1, 'g'], ...Array.from({ length: 90 }, (_, index): SavedFile => [`p${index}`, 1, 'p'])]);
    const fetchNow = fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!/\/p\d+$/.test(address)) return fetchNow(address);
      asked.push(address);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return new Response('p');
    });
    vi.useFakeTimers();
    const progress: number[] = [];
    const { signal } = new AbortController();
    const failed = downloadVersion('v4', { signal, onProgress: (done) => progress.push(done) }).catch(String);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await failed).toBe('Error: /docs/gone responds with 404.');
    const before = [progress.length, asked.length];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([progress.length, asked.length]).toEqual(before);
  });

  it('begins anew when the site is deployed in between', async () => {
    const original = server['/docs/offline/v4.json'];
    let isFirst = true;
    Object.defineProperty(server, '/docs/offline/v4.json', {
      enumerable: true,
      get: () => {
        const list = isFirst ? original : JSON.stringify({ v: 1, name: 'v4', revision: 'r2', files: [['', 5, 'c2']] });
        isFirst = false;
        return list;
      },
    });
    await download();
    expect(await caches.keys()).toEqual([nameVersionCache('v4', 'r2')]);
  });

  it('keeps the old state when another tab deletes the new one before it is complete', async () => {
    await download();
    publish('r2', [['apis/camera', 6, 'a2']]);
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const fetchNow = fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.endsWith('/camera')) await gate;
      return fetchNow(address);
    });
    const update = download();
    await vi.waitFor(async () => expect(await caches.keys()).toHaveLength(2), 20_000);
    await caches.delete(nameVersionCache('v4', 'r2'));
    open();
    await update;
    expect(await caches.keys()).toEqual([nameVersionCache('v4', 'r1')]);
    expect(await readCopy('/docs/apis/camera')).toBe('camera');
  });

  it('deletes versions that the site no longer has, and no others', async () => {
    server['/docs/offline/index.json'] = JSON.stringify({ v: 1, versions: [{ name: 'v4' }, { name: 'v99' }] });
    // Scripts of an older deployment do not know v99.
    for (const name of ['docs-kept:v1:r', 'docs-kept:v99:r', 'docs-visited:x', 'app-v1']) await caches.open(name);
    await refreshSaved();
    expect(await caches.keys()).toEqual(['docs-kept:v99:r', 'docs-visited:x', 'app-v1']);
  });

  it('ends at once when it is cancelled, and can be removed', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(download(controller.signal)).rejects.toThrow();
    await download();
    await removeVersion('v4');
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a page whose script does not come', () => {
  const scripts = [{ src: 'http://site/docs/assets/js/main.1.js' }];

  beforeEach(() => vi.stubGlobal('document', { scripts }));

  it.each([
    ['is of the same deployment', '<script src=/docs/assets/js/main.1.js>', false],
    ['is of another one', '<script src=/docs/assets/js/main.2.js>', true],
  ])('when it %s, loading it as a whole helps: %s', async (_, html, helps) => {
    server['/docs/a'] = html;
    expect(await needsNormalLoad('/docs/a')).toBe(helps);
  });

  it('is loaded as a whole when it is gone, and without a connection when it is kept', async () => {
    expect(await needsNormalLoad('/docs/gone')).toBe(true);
    server['/docs/a'] = undefined;
    expect(await needsNormalLoad('/docs/a')).toBe(false);
    await (await caches.open('docs-visited:x')).put('/docs/a', new Response('kept'));
    expect(await needsNormalLoad('/docs/a')).toBe(false);
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    expect(await needsNormalLoad('/docs/a')).toBe(true);
  });
});
