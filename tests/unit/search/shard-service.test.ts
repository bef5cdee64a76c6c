import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeShardService } from '../../../src/packages/search/client/shard-service';
import { makePage, makeSection, packPages } from './cut-pages';

const url = 'https://capacitorjs.com/docs/search-index/a.json';
const sections = Array.from({ length: 45 }, (_, number) => makeSection(2, `Plugin ${number}`));
const shard = packPages([makePage('/docs/a', 'Plugins', 'All plugins.', sections)]);

/** Stubs the responses when the service reads files. */
function serve(answer: () => unknown): ReturnType<typeof vi.fn> {
  const read = vi.fn(async () => new Response(JSON.stringify(answer())));
  vi.stubGlobal('fetch', read);
  return read;
}

afterEach(() => vi.unstubAllGlobals());

describe('the search in shards', () => {
  it('counts exactly what paging reaches', async () => {
    serve(() => shard);
    const perform = makeShardService();
    const { count } = await perform({ urls: [url], query: 'plugin', from: 0, size: 20 });
    const ids: number[] = [];
    for (let from = 0; ; from += 20) {
      const page = await perform({ urls: [url], query: 'plugin', from, size: 20 });
      expect(page.count).toBe(count);
      if (page.sections.length === 0) break;
      ids.push(...page.sections.map(({ id }) => id));
    }
    expect(count).toBe(46);
    expect(new Set(ids).size).toBe(count);
    expect(ids).toHaveLength(count);
  });

  it('reads a shard once, and only reads it for an empty query', async () => {
    const read = serve(() => shard);
    const perform = makeShardService();
    expect(await perform({ urls: [url], query: '', from: 0, size: 0 })).toEqual({
      count: 0,
      counts: { keys: 0, messages: 0, methods: 0, pages: 0 },
      sections: [],
      forms: [],
      understanding: { corrected: [], missing: [] },
    });
    await perform({ urls: [url], query: 'plugin', from: 0, size: 1 });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('sends what a hit shows, and no words that only the search needs', async () => {
    serve(() => shard);
    const { sections: shown, forms } = await makeShardService()({ urls: [url], query: 'plugins', from: 0, size: 1 });
    expect(shown[0]).toMatchObject({ heading: 'Plugins', text: 'All plugins.' });
    expect(shown[0]).not.toHaveProperty('rest');
    expect(shown[0]).not.toHaveProperty('readerWords');
    expect(forms).toContain('plugins');
  });

  it('fails for a shard of another format, and tries again with the next query', async () => {
    let answer: unknown = { ...shard, v: 99 };
    serve(() => answer);
    const perform = makeShardService();
    const task = { urls: [url], query: 'plugin', from: 0, size: 1 };
    await expect(perform(task)).rejects.toThrow('is not a file of format');
    answer = shard;
    expect((await perform(task)).count).toBe(46);
  });
});
