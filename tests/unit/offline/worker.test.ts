import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkTimeout } from '../../../src/config/offline';
import { nameVersionCache, nameVisitedCache, savedAtHeader, titleHeader } from '../../../src/packages/offline/caches';
import { listAddressOf } from '../../../src/packages/offline/files';
import { answerFresh, answerHashed, answerPage, reportCurrent } from '../../../src/packages/offline/worker/answer-page';
import { makeFallbackPage } from '../../../src/packages/offline/worker/fallback-page';
import { listKept } from '../../../src/packages/offline/worker/list-saved';
import { makeCaches } from './fake-caches';

const visited = nameVisitedCache(['main.1.js']);
const fetched = vi.fn<(request: RequestInfo | URL) => Promise<Response>>();

function makeCopy(text: string, time: number, title?: string): Response {
  return new Response(text, { headers: { [savedAtHeader]: String(time), ...(title && { [titleHeader]: title }) } });
}

async function put(cache: string, address: string, copy: Response): Promise<void> {
  await (await caches.open(cache)).put(address, copy);
}

/** Opens a page like a browser with or without navigation preload. */
function open(path: string, preload: Promise<Response | undefined> = Promise.resolve(undefined)): Promise<Response> {
  const request = new Request(`http://site${path}`);
  const preloadResponse = preload;
  preloadResponse.catch(() => undefined);
  return answerPage({ request, preloadResponse, waitUntil: () => {}, respondWith: () => {} });
}

beforeEach(() => {
  vi.stubGlobal('caches', makeCaches());
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page', () => {
  it('comes from the network, though a copy is kept', async () => {
    await put(visited, '/docs/a', makeCopy('copy', 1));
    fetched.mockResolvedValue(new Response('network'));
    expect(await (await open('/docs/a')).text()).toBe('network');
    expect(await (await open('/docs/a', Promise.resolve(new Response('ahead')))).text()).toBe('ahead');
  });

  it('is the copy that was fetched last, at any spelling of its address, when there is no connection', async () => {
    await put(nameVersionCache('v4', 'r'), '/docs/a', makeCopy('old', 1));
    await put(visited, '/docs/a', makeCopy('new', 2));
    for (const path of ['/docs/a', '/docs/a/', '/docs/a/index.html?q=1']) {
      expect(await (await open(path)).text()).toBe('new');
    }
  });

  it('is the copy when the network takes long or the server is out of order, and else what the server says', async () => {
    await put(visited, '/docs/a', makeCopy('copy', 1));
    fetched.mockImplementation(async () => new Response('broken', { status: 503 }));
    const text = await (await open('/docs/a')).text();
    expect(text).toMatch(
      /^copy<p id="saved-copy" [^>]+>Saved on January 1, 1970\. <span>The site can’t show the current page/,
    );
    expect((await open('/docs/b')).status).toBe(503);
    fetched.mockImplementation(async () => new Response('gone', { status: 404 }));
    expect((await open('/docs/a')).status).toBe(404);

    vi.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => {}));
    const answer = open('/docs/a');
    await vi.advanceTimersByTimeAsync(networkTimeout);
    expect(await (await answer).text()).toMatch(/^copy<p/);
  });

  describe('that comes too late', () => {
    const saved = '<h1>Camera</h1><p>old</p>';

    /** Opens a saved page that the network sends after four seconds. */
    async function openLate(network: () => Promise<Response>): Promise<string> {
      vi.useFakeTimers({ now: 1_000_000 });
      await put(visited, '/docs/a', makeCopy(saved, 86_400_000));
      fetched.mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        return network();
      });
      const answer = open('/docs/a');
      await vi.advanceTimersByTimeAsync(networkTimeout);
      return (await answer).text();
    }

    async function ask(key: string): Promise<unknown> {
      const postMessage = vi.fn();
      const reported = reportCurrent({ data: key, ports: [{ postMessage }], waitUntil: () => {} });
      await vi.advanceTimersByTimeAsync(2_000);
      await reported;
      return postMessage.mock.calls[0]?.[0];
    }

    it('is a copy that says so, and the next time the one that has arrived, once', async () => {
      const shown = await openLate(async () => new Response('<h1>Camera</h1><p>new</p>'));
      expect(shown).toMatch(
        /^<p id="saved-copy" role="status" [^>]+>Saved on January 2, 1970\. <span>The current page is loading\.<\/span><\/p><h1>Camera/,
      );
      expect(await ask('/docs/a')).toBe('changed');
      fetched.mockResolvedValue(new Response('newest'));
      expect(await (await open('/docs/a/?q=1')).text()).toBe('<h1>Camera</h1><p>new</p>');
      expect(await (await open('/docs/a')).text()).toBe('newest');
    });

    it('is not shown once it is old itself', async () => {
      await openLate(async () => new Response('new'));
      expect(await ask('/docs/a')).toBe('changed');
      await vi.advanceTimersByTimeAsync(600_000);
      fetched.mockResolvedValue(new Response('newest'));
      expect(await (await open('/docs/a')).text()).toBe('newest');
    });

    it.each([
      ['same', async () => new Response(saved)],
      ['failed', async () => new Response('', { status: 502 })],
      ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('is reported as %s', async (state, network) => {
      await openLate(network);
      expect(await ask('/docs/a')).toBe(state);
      expect(await ask('/docs/other')).toBe('failed');
    });
  });

  it('says what is kept when it is not', async () => {
    await put(visited, '/docs/v2/a', makeCopy('copy', 1, encodeURIComponent('Cämera <1>')));
    const answer = await open('/docs/<b>');
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('<a href="/docs/v2/a">Cämera &lt;1></a>, v2');
    expect(html).not.toContain('<b>');
    expect(await (await open('/docs/search?q=a&b="')).text()).toContain('href="/docs/search?q=a&amp;b=%22"');
  });
});

describe('a file', () => {
  it('with a hash in its name is its copy; without a copy it comes from the network', async () => {
    await put(visited, '/docs/assets/js/a.12345678.js', makeCopy('copy', 1));
    expect(await (await answerHashed(new Request('http://site/docs/assets/js/a.12345678.js'))).text()).toBe('copy');
    expect(fetched).not.toHaveBeenCalled();
    await expect(answerHashed(new Request('http://site/docs/assets/js/b.12345678.js'))).rejects.toThrow('fetch');
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('The storage is damaged.')) });
    fetched.mockResolvedValue(new Response('network'));
    expect(await (await answerHashed(new Request('http://site/docs/assets/js/a.12345678.js'))).text()).toBe('network');
  });

  it('without one comes from the network, and is its copy when that fails', async () => {
    await put(visited, '/docs/img/a.svg', makeCopy('copy', 1));
    expect(await (await answerFresh(new Request('http://site/docs/img/a.svg'))).text()).toBe('copy');
    expect((await answerFresh(new Request('http://site/docs/img/b.svg'))).type).toBe('error');
    fetched.mockResolvedValue(new Response('network'));
    expect(await (await answerFresh(new Request('http://site/docs/img/a.svg'))).text()).toBe('network');
  });
});

describe('what is kept', () => {
  it('is the whole versions, and the visited pages, the last one first', async () => {
    await put(nameVersionCache('v4', 'r'), '/docs/a', makeCopy('a', 1));
    await put(nameVersionCache('v4', 'r'), listAddressOf('v4'), new Response('{}'));
    await put(nameVersionCache('v3', 'r'), '/docs/v3/a', makeCopy('only a part came', 1));
    await put(visited, '/docs/b', makeCopy('b', 1, 'B'));
    await put(visited, '/docs/c', makeCopy('c', 2, 'C'));
    await put(visited, '/docs/img/a.svg', makeCopy('no page', 3));
    await put('of-others', '/docs/d', makeCopy('d', 4, 'D'));
    const kept = await listKept();
    expect(kept).toMatchObject({ versions: ['v4'], pages: [{ path: '/docs/c' }, { path: '/docs/b' }] });
    expect(kept.pages).toHaveLength(2);
  });

  it('lists a page by its address when its title can not be read', async () => {
    const copy = makeCopy('b', 1);
    copy.headers.set(titleHeader, '100%');
    await put(visited, '/docs/b', copy);
    expect((await listKept()).pages).toMatchObject([{ path: '/docs/b', title: '/docs/b' }]);
  });

  it('leads to the start of each whole version', async () => {
    const html = await makeFallbackPage('/docs/a', { versions: ['v2', 'v4'], pages: [] }).text();
    expect(html).toContain('<a href="/docs/">Capacitor v4, all pages</a>');
    expect(html).toContain('<a href="/docs/v2">Capacitor v2, all pages</a>');
    expect(html).toContain('keeps the pages that you visit');
  });
});

describe('the worker of a site that keeps nothing any more', () => {
  it('deletes what was kept, leaves other caches, and takes itself away', async () => {
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const unregister = vi.fn(async () => true);
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      registration: { unregister },
      skipWaiting: async () => {},
    });
    vi.resetModules();
    await import('../../../src/packages/offline/worker/retire');
    await put(visited, '/docs/a', makeCopy('a', 1));
    await put(nameVersionCache('v4', 'r'), '/docs/a', makeCopy('a', 1));
    await put('of-others', '/', makeCopy('o', 1));
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (given) => (work = given) });
    await work;
    expect(await caches.keys()).toEqual(['of-others']);
    expect(unregister).toHaveBeenCalledOnce();
    expect(listeners.has('fetch')).toBe(false);
  });
});
