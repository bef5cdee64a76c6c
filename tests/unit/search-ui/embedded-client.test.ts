import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchLimit } from '../../../src/browser/fetch-json';
import type { SearchRequest } from '../../../src/packages/search/client/answer';
import type { Perform } from '../../../src/packages/search/client/ask-worker';
import { makeEmbeddedClient } from '../../../src/packages/search/client/embedded-client';
import { formatVersion, type Manifest } from '../../../src/packages/search/engine/index-files';
import { versionNamed } from '../../versions';

const folder = 'https://docs.example/docs/search-index/';

function makeManifest(names: readonly string[], release = 1): Manifest {
  return {
    v: formatVersion,
    shards: names.map((version) => ({
      file: `${version}.${release}.json`,
      language: 'en',
      docusaurus_tag: `docs-default-${version}`,
      version,
      sections: 1,
      bytes: 1,
    })),
  };
}

/** Sets the server's responses, one after the other. The last one repeats. */
function serve(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn((_url: string, _options?: RequestInit) =>
    (answers.length > 1 ? answers.shift() : answers[0])?.(),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const json = (value: unknown) => () => Promise.resolve(new Response(JSON.stringify(value)));
const all = makeManifest(['v2', 'v3', 'v4', 'current']);
const counts = { methods: 1, keys: 2, messages: 8, pages: 30 };
const request: SearchRequest = { query: 'camera', scope: 'all' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeClient(
  perform: Perform = async () => ({
    count: 41,
    counts,
    sections: [],
    forms: [],
    understanding: { missing: [], corrected: [] },
  }),
) {
  const performed = vi.fn(perform);
  return { client: makeEmbeddedClient(folder, performed), performed };
}

describe('a search in the embedded index', () => {
  it('reads the files of the version that it is about', async () => {
    serve(json(all));
    const { client, performed } = makeClient();
    await client.search({ ...request, scope: versionNamed('v3') });
    expect(performed).toHaveBeenCalledWith({ urls: [`${folder}v3.1.json`], query: 'camera', from: 0, size: 20 });
  });

  it('puts the latest version before the others, which go from new to old', async () => {
    serve(json(all));
    const { client, performed } = makeClient();
    await client.search(request);
    expect(performed.mock.calls[0]?.[0].urls).toEqual(
      ['v4', 'current', 'v3', 'v2'].map((version) => `${folder}${version}.1.json`),
    );
  });

  it('counts pages as the service does', async () => {
    serve(json(all));
    const { client, performed } = makeClient();
    const answer = await client.search({ ...request, page: 2 });
    expect(answer).toMatchObject({ query: 'camera', count: 41, pages: 3, hits: [] });
    expect(performed.mock.calls[0]?.[0]).toMatchObject({ from: 40, size: 20 });
  });

  it('reads the list of files once', async () => {
    const fetch = serve(json(all));
    const { client } = makeClient();
    await client.warm('all');
    await client.search(request);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a failure', () => {
  it.each([
    ['a missing list', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a list of another shape', json({ ...all, v: 1 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('by %s ends the search, and the next one tries again', async (_, answer) => {
    serve(answer, json(all));
    const { client } = makeClient();
    await expect(client.search(request)).rejects.toThrow();
    expect((await client.search(request)).count).toBe(41);
  });

  it('of the files of an old deployment makes the next search read the list anew', async () => {
    serve(json(makeManifest(['v4'], 1)), json(makeManifest(['v4'], 2)));
    const { client, performed } = makeClient(async ({ urls }) => {
      if (urls.includes(`${folder}v4.1.json`)) throw new Error('404');
      return { count: 1, counts, sections: [], forms: [], understanding: { missing: [], corrected: [] } };
    });
    await expect(client.search(request)).rejects.toThrow('404');
    await client.search(request);
    expect(performed.mock.lastCall?.[0].urls).toEqual([`${folder}v4.2.json`]);
  });

  it('that is cut off is fetched again past the caches', async () => {
    const fetch = serve(() => Promise.resolve(new Response('{"v":1,"sha')), json(all));
    await makeClient().client.search(request);
    expect(fetch.mock.calls.map(([, options]) => options?.cache)).toEqual(['no-cache', 'reload']);
  });

  it('by a server that never answers ends the search after a while', async () => {
    const hangs = (_url: string, options?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    vi.stubGlobal('fetch', hangs);
    const { client } = makeClient();
    const outcome = expect(client.search(request)).rejects.toThrow('Aborted');
    await vi.advanceTimersByTimeAsync(fetchLimit);
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });
});
