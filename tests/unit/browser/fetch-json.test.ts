import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson } from '../../../src/browser/fetch-json';
import { renewFile } from '../../../src/browser/refetch';
import { makeCaches } from '../offline/fake-caches';

const address = 'https://site.example/docs/data.json';
const fetched = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', makeCaches());
});
afterEach(() => vi.unstubAllGlobals());

const json = (text: string, type = 'application/json') => new Response(text, { headers: { 'content-type': type } });

it.each([
  ['is cut off', '{"pages":[1,'],
  ['is the page of another site', '<!doctype html><title>Hello</title>'],
])('a file that %s is fetched again past the caches, and replaces the saved copy', async (_, text) => {
  const cache = await caches.open('docs-kept:v4:r');
  await cache.put(address, json(text));
  fetched.mockResolvedValueOnce(json(text)).mockResolvedValueOnce(json('{"pages":[1]}'));
  expect(await fetchJson(address)).toEqual({ pages: [1] });
  expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual([undefined, 'reload']);
  expect(await (await cache.match(address))?.text()).toBe('{"pages":[1]}');
});

it('a file that is not there again is an error, and replaces no copy', async () => {
  const cache = await caches.open('docs-kept:v4:r');
  await cache.put(address, json('{}'));
  fetched
    .mockResolvedValueOnce(json('{"pa'))
    .mockResolvedValueOnce(json('<!doctype html><title>Hello</title>', 'text/html'));
  await expect(fetchJson(address)).rejects.toThrow(SyntaxError);
  expect(await (await cache.match(address))?.text()).toBe('{}');
});

it('code that did not arrive is fetched past the caches, whatever comes of it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await renewFile(Object.assign(new Error('Loading chunk failed'), { request: address }));
  await renewFile(new Error('not about a file'));
  expect(fetched.mock.calls).toEqual([[address, expect.objectContaining({ cache: 'reload' })]]);
});
