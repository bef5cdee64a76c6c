import { algoliasearch, type SearchClient } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostedSettings, hostedSynonyms, pushRecords } from '../../../src/build/search-index/push-records';
import searchSynonyms from '../../../src/config/search-synonyms.json' with { type: 'json' };
import { makeRecord, makeRecords } from './pages';
import { type Fault, type Listening, listen, StubService } from './stub-service';

const indexName = 'capacitor';
const options = { indexName, allowDrop: false, dryRun: false };

let service: StubService;
let listening: Listening;
let client: SearchClient;

beforeEach(async () => {
  service = new StubService();
  listening = await listen(service);
  client = algoliasearch(service.appId, service.adminKey, { hosts: [listening.host] });
});

afterEach(() => listening.close());

/** Fills the index like an earlier push. */
function fillIndex(count: number): void {
  service.indexes.set(indexName, {
    records: new Map(makeRecords(count).map((record) => [record.objectID, { ...record }])),
    settings: { hitsPerPage: 7, attributesForFaceting: ['old'] },
    synonyms: [{ objectID: 'old', type: 'synonym', synonyms: ['old', 'former'] }],
    rules: [{ objectID: 'made-by-hand' }],
  });
}

/** Returns the live index and the names of all indexes, to compare them before and after. */
function readState(): unknown {
  const live = service.indexes.get(indexName);
  return structuredClone({ names: [...service.indexes.keys()], live });
}

describe('a push', () => {
  it('leaves an index that holds exactly the records, and no other', async () => {
    const records = makeRecords(2500);
    fillIndex(3);
    await expect(pushRecords(client, records, options)).resolves.toEqual({ before: 3, after: 2500 });
    expect([...service.indexes.keys()]).toEqual([indexName]);
    expect([...(service.indexes.get(indexName)?.records.values() ?? [])]).toEqual(records);
    expect(service.requests.filter(({ path }) => path.endsWith('/batch') && !path.includes('synonyms'))).toHaveLength(
      3,
    );
  });

  it('sets the settings and synonyms, and keeps what was set by hand beside them', async () => {
    fillIndex(1);
    await pushRecords(client, makeRecords(1), options);
    const index = service.indexes.get(indexName);
    expect(index?.settings).toEqual({ hitsPerPage: 7, ...hostedSettings });
    expect(index?.synonyms).toEqual(hostedSynonyms);
    expect(index?.rules).toEqual([{ objectID: 'made-by-hand' }]);
  });

  it('makes an index that is not there yet', async () => {
    await expect(pushRecords(client, makeRecords(2), options)).resolves.toEqual({ before: 0, after: 2 });
    expect(service.indexes.get(indexName)?.settings).toEqual(hostedSettings);
  });

  it('waits until each of its tasks is done, and touches the live index last', async () => {
    service.requestsPerTask = 2;
    await pushRecords(client, makeRecords(5), options);
    expect(service.openTasks).toEqual([]);
    const writes = service.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/query'));
    const touching = writes.filter(({ path, body }) => {
      const destination = (body as { destination?: string } | undefined)?.destination;
      return (destination ?? path.split('/')[3]) === indexName;
    });
    expect(touching).toEqual([writes.at(-1)]);
    expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: indexName });
  });

  it('leaves an index that the search of the site finds records in', async () => {
    await pushRecords(
      client,
      [makeRecord(1), makeRecord(2, { version: 'v3', docusaurus_tag: 'docs-default-v3' })],
      options,
    );
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3']];
    const { results } = await client.search<{ url: string }>({
      requests: [{ indexName, query: 'page', facetFilters }],
    });
    expect(results).toMatchObject([{ nbHits: 1, hits: [{ url: 'https://capacitorjs.com/docs/page-2' }] }]);
  });

  it('only counts and checks in a dry run', async () => {
    fillIndex(10);
    const before = readState();
    await expect(pushRecords(client, makeRecords(12), { ...options, dryRun: true })).resolves.toEqual({
      before: 10,
      after: 12,
    });
    expect(readState()).toEqual(before);
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /1/indexes/capacitor/query',
    ]);
    await expect(pushRecords(client, [], { ...options, dryRun: true })).rejects.toThrow(/has no records/);
  });
});

describe('records that would spoil the index', () => {
  it.each([
    ['none at all', [], /^The build has no records/],
    [
      'more than 30 % fewer than before',
      makeRecords(69),
      /^The index has 100 records and would have 69, 31 % less\. If that is intended, add --allow-drop\.$/,
    ],
    [
      'one that is too large',
      [...makeRecords(99), makeRecord(99, { content: 'ä'.repeat(4800) })],
      /^docs-default-v4\|en\|\/docs\/page-99#\/h has \d+ bytes; the service takes 9500\.$/,
    ],
    ['two with one id', [...makeRecords(99), makeRecord(5)], /^Two records have the id \S+page-5#\/h\.$/],
    [
      'one without a facet',
      [...makeRecords(99), makeRecord(99, { docusaurus_tag: '' })],
      /page-99#\/h lacks language, tag or version\.$/,
    ],
  ])('are refused and not sent: %s', async (_, records, message) => {
    fillIndex(100);
    const before = readState();
    await expect(pushRecords(client, records, options)).rejects.toThrow(message);
    expect(readState()).toEqual(before);
    expect(service.requests).toHaveLength(1);
  });

  it('are named one a line, and twenty at most', async () => {
    const same = Array.from({ length: 31 }, () => makeRecord(1));
    const error: unknown = await pushRecords(client, same, options).catch((reason: unknown) => reason);
    const lines = String(error).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('And 10 more.');
  });

  it('are fine at the limit of 30 %, and below it where that is meant, but never when there are none', async () => {
    fillIndex(100);
    await expect(pushRecords(client, makeRecords(70), options)).resolves.toEqual({ before: 100, after: 70 });
    await expect(pushRecords(client, makeRecords(3), { ...options, allowDrop: true })).resolves.toEqual({
      before: 70,
      after: 3,
    });
    await expect(pushRecords(client, [], { ...options, allowDrop: true })).rejects.toThrow(/has no records/);
    expect(service.indexes.get(indexName)?.records.size).toBe(3);
  });
});

describe('a push that fails half-way', () => {
  const breakAt =
    (part: RegExp, times = Number.POSITIVE_INFINITY): Fault =>
    ({ method, path }) => {
      if (!part.test(`${method} ${path}`) || times === 0) return undefined;
      times -= 1;
      return { status: 400, body: { message: 'Not today', status: 400 } };
    };

  it.each([
    ['the copy', /operation/],
    ['the settings', /PUT .*settings/],
    ['the synonyms', /synonyms/],
    ['the records', /POST .*_tmp_\w+\/batch/],
    ['a task', /GET .*task/],
  ])('at %s leaves the index as it was, and nothing beside it', async (_, part) => {
    fillIndex(2);
    const before = readState();
    service.fault = breakAt(part, 1);
    await expect(pushRecords(client, makeRecords(4), options)).rejects.toThrow(
      'Algolia refuses the push with status 400: Not today. The index capacitor is as it was.',
    );
    expect(readState()).toEqual(before);
  });

  it('names what is left over when it can not be removed', async () => {
    fillIndex(2);
    service.fault = breakAt(/PUT|DELETE/);
    await expect(pushRecords(client, makeRecords(4), options)).rejects.toThrow(
      /The index capacitor is as it was\. Delete capacitor_tmp_\w{8} in Algolia's dashboard: it holds what was sent and could not be removed\.$/,
    );
    expect(service.indexes.get(indexName)?.records.size).toBe(2);
  });

  it('at the last step says that the records may not be in place', async () => {
    fillIndex(2);
    service.fault = ({ body }) =>
      (body as { operation?: string } | undefined)?.operation === 'move'
        ? { status: 400, body: { message: 'Not today', status: 400 } }
        : undefined;
    await expect(pushRecords(client, makeRecords(4), options)).rejects.toThrow(
      /All records are in the index capacitor_tmp_\w{8}, but it may not have taken the place of capacitor\./,
    );
    expect(service.indexes.get(indexName)?.records.size).toBe(2);
  });
});

describe('the synonyms of the hosted index', () => {
  it('are those of the writers, each under an id of its own', () => {
    expect(hostedSynonyms.map(({ synonyms }) => synonyms)).toEqual(searchSynonyms);
    expect(new Set(hostedSynonyms.map(({ objectID }) => objectID)).size).toBe(searchSynonyms.length);
  });
});
